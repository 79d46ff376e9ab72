package counting;

import java.util.Comparator;

/**
 * The order of queues that are to be in disorder: from some comparison of a script on they answer the wrong way round, and
 * after many more not at all. A search that goes by such a queue goes away from the goal, and is ended; one that does not go
 * by the queue finds the goal as ever.
 *
 * <p>Mild disorder is the contrary: a few times early in a script each queue gives out a later key before its first. A
 * search that goes by such a queue finds the goal as ever, and one that only watches whether the queue keeps its order is
 * misled. So early no other way leads to a board than the one that was taken, and a search that remembers boards is right.
 */
final class Disorder<Key> implements Comparator<Key> {
    /** Comparisons in disorder before the search is ended: some ten thousand operations. */
    private static final int MOST = 200_000;

    /** Removals of a queue among which some are exchanged, where disorder is mild. */
    private static final int MILD_REMOVALS = 4;

    /** Until disorder begins; 0 when it never does. */
    private static int from;
    /** Removals of each queue until mild disorder begins; 0 when it never does. */
    private static int mildFrom;
    private static int comparisons;

    private final Comparator<? super Key> order;
    /** From the queue. */
    private int removals;
    /** Was the first key exchanged since the last removal? */
    private boolean isExchanged;

    /** {@code order} is null for the keys' own. */
    private Disorder(Comparator<? super Key> order) {
        this.order = order;
    }

    static void begin(int comparisonsBefore, int removalsBefore) {
        from = comparisonsBefore;
        mildFrom = removalsBefore;
        comparisons = 0;
    }

    /** The order for a new queue: the given one, unless the running script asks for disorder. */
    static <Key> Comparator<? super Key> over(Comparator<? super Key> order) {
        return from > 0 || mildFrom > 0 ? new Disorder<>(order) : order;
    }

    /** Is a later key of the queue to come out before the first? Once for each removal. */
    boolean exchanges() {
        if (mildFrom == 0 || isExchanged || !QueueLog.isCounted()) return false;
        if (removals < mildFrom || removals >= mildFrom + MILD_REMOVALS) return false;
        isExchanged = true;
        return true;
    }

    /** A key comes out of the queue. */
    void removed() {
        removals++;
        isExchanged = false;
    }

    @Override
    public int compare(Key a, Key b) {
        int result = ordered(a, b);
        // Where operations are not counted, a search that goes by this queue must not look like one that does.
        if (from == 0 || !QueueLog.isCounted() || ++comparisons <= from) return result;
        if (comparisons > from + MOST) throw new IllegalStateException("the queue is in disorder");
        return -Integer.signum(result);
    }

    @SuppressWarnings("unchecked")
    private int ordered(Key a, Key b) {
        return order == null ? ((Comparable<? super Key>) a).compareTo(b) : order.compare(a, b);
    }
}
