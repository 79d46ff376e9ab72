package counting;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import probe.instrument.Instruments;

/**
 * The queues that were made or used while it was asked to keep them, with how many keys they had. At all other times
 * no queue is kept, and noting one costs nothing.
 */
public final class KeptQueues {
    private static final class Sizes {
        private final Object queue;
        private long max;
        private long last;

        private Sizes(Object queue) {
            this.queue = queue;
        }
    }

    /** Null when queues are not kept. */
    private static Map<Object, Sizes> kept;
    /** The one that was noted last: most likely the next as well. */
    private static Sizes recent;

    private KeptQueues() {}

    /** A queue has been made, or now has this many keys. */
    public static void note(Object queue, long size) {
        if (kept == null) return;
        if (recent == null || recent.queue != queue) recent = kept.computeIfAbsent(queue, Sizes::new);
        recent.last = size;
        if (size > recent.max) recent.max = size;
    }

    static void begin() {
        kept = new IdentityHashMap<>();
        recent = null;
    }

    static Instruments.KeptQueues take() {
        Map<Object, Sizes> taken = kept == null ? Map.of() : kept;
        kept = null;
        recent = null;
        return new Instruments.KeptQueues(
                List.copyOf(taken.keySet()),
                taken.values().stream().mapToLong(sizes -> sizes.max).sum(),
                taken.values().stream().mapToLong(sizes -> sizes.last).sum());
    }
}
