package counting;

import java.util.Comparator;

/**
 * The order of queues that are to be in disorder: from some comparison of a script on they answer the wrong way round, and
 * after many more not at all. A search that goes by such a queue goes away from the goal, and is ended; one that does not go
 * by the queue finds the goal as ever.
 */
final class Disorder<Key> implements Comparator<Key> {
    /** Comparisons in disorder before the search is ended: some ten thousand operations. */
    private static final int MOST = 200_000;

    /** Until disorder begins; 0 when it never does. */
    private static int from;
    private static int comparisons;

    private final Comparator<? super Key> order;

    /** {@code order} is null for the keys' own. */
    private Disorder(Comparator<? super Key> order) {
        this.order = order;
    }

    static void begin(int comparisonsBefore) {
        from = comparisonsBefore;
        comparisons = 0;
    }

    /** The order for a new queue: the given one, unless the running script asks for disorder. */
    static <Key> Comparator<? super Key> over(Comparator<? super Key> order) {
        return from > 0 ? new Disorder<>(order) : order;
    }

    @Override
    public int compare(Key a, Key b) {
        int result = ordered(a, b);
        // Where operations are not counted, a search that goes by this queue must not look like one that does.
        if (!QueueLog.isCounted() || ++comparisons <= from) return result;
        if (comparisons > from + MOST) throw new IllegalStateException("the queue is in disorder");
        return -Integer.signum(result);
    }

    @SuppressWarnings("unchecked")
    private int ordered(Key a, Key b) {
        return order == null ? ((Comparable<? super Key>) a).compareTo(b) : order.compare(a, b);
    }
}
