package probe;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import probe.instrument.Instruments;

/** The observation `size` of harness/contracts/observations.ts, by the cost model. */
final class Measurement {
    private static final int TYPES = 10;

    private record Tally(String type, long objects, long bytes) {}

    private final Instruments instruments;
    private final SubjectLoader loader;

    Measurement(Instruments instruments, SubjectLoader loader) {
        this.instruments = instruments;
        this.loader = loader;
    }

    Walk walk() {
        return new Walk(instruments);
    }

    /** Of all that can be reached from {@code roots}. */
    long bytes(Collection<?> roots) {
        return guarded(() -> walk().from(roots).bytes());
    }

    /** What the subject's static fields lead to now. */
    Statics statics() {
        return guarded(() -> new Statics(loader.initialized(), instruments));
    }

    Statics now(Statics before) {
        return guarded(before::now);
    }

    /** Of all that can be reached from {@code roots}; {@code queues} is null when they were not asked for. */
    Weighing weigh(List<?> roots, Instruments.KeptQueues queues) {
        return guarded(() -> new Weighing(this, roots, queues));
    }

    private static <T> T guarded(Supplier<T> work) {
        try {
            return work.get();
        } catch (RuntimeException cause) {
            throw new Fault("The probe could not measure an object", cause);
        }
    }

    Map<String, Object> observe(Walk walk, Map<String, Object> queues, long outside) {
        Map<String, Object> seen = Json.object(
                "kind", "size", "method", "model", "bytes", walk.bytes(), "instances", 1, "parts", walk.parts(),
                "types", types(walk), "shared", shared(walk), "queues", queues);
        if (outside > 0) seen.put("outside", outside);
        return seen;
    }

    /** Uncharged places, and then what could not be looked into. */
    private List<String> shared(Walk walk) {
        List<String> places = new ArrayList<>(Shared.in(loader.initialized(), instruments));
        for (String field : walk.unreadable()) {
            if (places.size() < Shared.PLACES) places.add(Texts.cut("what field " + field + " of the Java platform holds", 300));
        }
        return places;
    }

    /** The ten that take most. Classes of one name are told together. */
    private static List<Map<String, Object>> types(Walk walk) {
        Map<String, Tally> tallies = new HashMap<>();
        for (Walk.Kind kind : walk.kinds()) {
            tallies.merge(name(kind.type), new Tally(name(kind.type), kind.objects, kind.bytes), (a, b) ->
                    new Tally(a.type, a.objects + b.objects, a.bytes + b.bytes));
        }
        if (walk.written() > 0) tallies.put("", new Tally("static fields", 0, walk.written()));
        return tallies.values().stream()
                .sorted(Comparator.comparingLong(Tally::bytes).reversed().thenComparing(Tally::type))
                .limit(TYPES)
                .map(tally -> Map.<String, Object>of(
                        "type", tally.type, "objects", tally.objects, "bytes", tally.bytes))
                .toList();
    }

    /** The class of a lambda has a number and an address in its name, which differ from run to run. */
    private static String name(Class<?> type) {
        String name = Texts.typeName(type);
        int lambda = type.isHidden() ? name.indexOf("$$Lambda") : -1;
        return lambda < 0 ? name : name.substring(0, lambda) + "$$Lambda";
    }
}
