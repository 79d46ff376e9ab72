package counting;

import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToLongFunction;
import probe.instrument.Instruments;

/**
 * The queues that were made or used while it was asked to keep them, with how many keys they had. At all other times
 * no queue is kept, and noting one costs nothing.
 *
 * <p>They are weighed while they are used, not only when the search is over: a search could empty its nodes by then. When
 * that is, nobody knows beforehand, and no code of the subject's runs for it.
 */
public final class KeptQueues {
    private static final class Sizes {
        private final Object queue;
        private long last;

        private Sizes(Object queue) {
            this.queue = queue;
        }
    }

    /** Null when queues are not kept. */
    private static Map<Object, Sizes> kept;
    /** The one that was noted last: most likely the next as well. */
    private static Sizes recent;
    /** Keys in all of them, now and at most. */
    private static long keys;
    private static long mostKeys;
    /** They are weighed when there are as many. */
    private static long next;
    private static ToLongFunction<Collection<?>> scales;
    /** The most bytes that were found for each key. */
    private static double each;

    private KeptQueues() {}

    /** A queue has been made, or now has this many keys. */
    public static void note(Object queue, long size) {
        if (kept == null) return;
        if (recent == null || recent.queue != queue) recent = kept.computeIfAbsent(queue, Sizes::new);
        keys += size - recent.last;
        recent.last = size;
        if (keys > mostKeys) mostKeys = keys;
        if (keys >= next) weigh();
    }

    private static void weigh() {
        while (next <= keys) next *= 2;
        each = Math.max(each, (double) scales.applyAsLong(kept.keySet()) / keys);
    }

    /** {@code from} is 0 when they are not to be weighed. */
    static void begin(int from, ToLongFunction<Collection<?>> weighing) {
        kept = new IdentityHashMap<>();
        recent = null;
        keys = 0;
        mostKeys = 0;
        next = from == 0 ? Long.MAX_VALUE : from;
        scales = weighing;
        each = 0;
    }

    static Instruments.KeptQueues take() {
        Map<Object, Sizes> taken = kept == null ? Map.of() : kept;
        kept = null;
        recent = null;
        scales = null;
        return new Instruments.KeptQueues(List.copyOf(taken.keySet()), mostKeys, keys, Math.round(each * mostKeys));
    }
}
