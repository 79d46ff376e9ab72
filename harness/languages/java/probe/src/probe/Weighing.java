package probe;

import java.util.List;
import java.util.Map;
import probe.instrument.Instruments;

/**
 * One object on the scales: all that it leads to, and what it has left in static fields. There it is charged with what the
 * next object of its kind has not taken: not with a place that is used again by each of them.
 */
final class Weighing {
    /** Bytes: a comparator or two, an empty list. */
    static final int LITTLE = 128;
    /** Bytes that come and go beside the objects, and are no more than what one making needs for itself. */
    private static final int MUCH = 64 << 10;
    /** What the platform makes when something is used for the first time: of formats 360 KB, of streams and records 150 KB each. */
    private static final int FIRST_USE = 1 << 20;

    private final Measurement measurement;
    private final Walk walk;
    private final Map<String, Object> queues;
    private long outside;
    /** Bytes that came to the heap with the object, as far as they were looked for. */
    private long grown;

    Weighing(Measurement measurement, List<?> roots, Instruments.KeptQueues kept) {
        this.measurement = measurement;
        walk = measurement.walk().from(roots);
        queues = kept == null ? null : queues(kept);
    }

    /** To be told while the object is there and nothing else of it: places that nobody knows are on the heap as well. */
    void grownSince(Heap before) {
        grown = before.grown(walk.bytes() + FIRST_USE);
    }

    /** What was there before the object was made, with it, and when another one had been made. */
    Weighing besides(Statics before, Statics with, Statics after) {
        outside = with.beyondComparison();
        long alone = walk.bytes();
        long written = with.written(before, after);
        ObjectSet left = with.came(before, after);
        if (written + measurement.walk().add(left).bytes() > LITTLE) walk.add(left).write(written);
        long passing = with.changed(before) - (walk.bytes() - alone);
        if (passing > MUCH && passing > alone) outside += passing;
        return this;
    }

    Map<String, Object> observed() {
        long elsewhere = grown - walk.bytes();
        boolean isMuch = elsewhere > FIRST_USE && elsewhere > walk.bytes();
        return measurement.observe(walk, queues, isMuch ? Math.max(outside, elsewhere) : outside);
    }

    private Map<String, Object> queues(Instruments.KeptQueues kept) {
        return Map.of(
                "bytes", measurement.bytes(kept.queues()),
                "during", kept.during(),
                "queues", kept.queues().size(),
                "maxSize", kept.maxSize(),
                "finalSize", kept.finalSize());
    }
}
