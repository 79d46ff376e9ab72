package probe;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import probe.instrument.Instruments;

/**
 * What lies beside the objects of a subject at one moment: all that its static fields and enum constants lead to, and what
 * stands there.
 */
final class Statics {
    /** Bytes; what is larger is not copied, so that nothing can be said of what was written in it. */
    private static final long MOST = 32 << 20;

    private final Instruments instruments;
    private final List<Class<?>> classes;
    private final Walk walk;
    private final Map<Object, Slots> contents = new IdentityHashMap<>();

    Statics(List<Class<?>> classes, Instruments instruments) {
        this.instruments = instruments;
        this.classes = classes;
        walk = new Walk(instruments).from(Shared.held(classes));
        if (walk.bytes() > MOST) return;
        contents.putAll(Shared.slots(classes));
        for (Object object : walk.found()) {
            Slots slots = walk.slots(object);
            if (slots != null) contents.put(object, slots);
        }
    }

    /** The same classes now: what others hold that have been initialized since is there once and for all. */
    Statics now() {
        return new Statics(classes, instruments);
    }

    /** Bytes of what is too large to be compared. */
    long beyondComparison() {
        return walk.bytes() > MOST ? walk.bytes() : 0;
    }

    /** Bytes that came to it since then, or were written where something else stood. */
    long changed(Statics before) {
        return new Walk(instruments).add(came(before, this)).bytes() + written(before, this);
    }

    /** Objects that came to it since one moment and were still there at another. */
    ObjectSet came(Statics before, Statics after) {
        ObjectSet came = new ObjectSet();
        for (Object object : walk.found()) if (!before.walk.met(object) && after.walk.met(object)) came.add(object);
        return came;
    }

    /** Bytes of places that were there before, have held something else since, and still do so after. */
    long written(Statics before, Statics after) {
        long bytes = 0;
        for (Map.Entry<Object, Slots> entry : contents.entrySet()) {
            Slots then = before.contents.get(entry.getKey());
            Slots later = after.contents.get(entry.getKey());
            if (then != null && later != null) bytes += entry.getValue().written(then, later);
        }
        return bytes;
    }
}
