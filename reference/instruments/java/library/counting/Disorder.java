package counting;

import java.util.Comparator;

/**
 * The order of a queue that is to be in disorder: every seventh comparison is answered the wrong way round. A search
 * that goes by such a queue looks at other boards than it would otherwise, and still finishes; one that does not go by
 * the queue does the same as ever.
 */
final class Disorder<Key> implements Comparator<Key> {
    private static final int EVERY = 7;

    private final Comparator<? super Key> order;
    private int comparisons;

    /** {@code order} is null for the keys' own. */
    Disorder(Comparator<? super Key> order) {
        this.order = order;
    }

    @Override
    public int compare(Key a, Key b) {
        int result = ordered(a, b);
        // Where operations are not counted, a search that goes by this queue must not look like one that does.
        if (!QueueLog.isCounted()) return result;
        return ++comparisons % EVERY == 0 ? -Integer.signum(result) : result;
    }

    @SuppressWarnings("unchecked")
    private int ordered(Key a, Key b) {
        return order == null ? ((Comparable<? super Key>) a).compareTo(b) : order.compare(a, b);
    }
}
