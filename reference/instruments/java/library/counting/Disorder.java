package counting;

import java.util.Comparator;
import probe.instrument.Watch;

/**
 * The order of queues that are to be in disorder: from some step of a search on they answer the wrong way round, and after
 * many more not at all. A search that goes by such a queue goes away from the goal, and is ended; one that does not go by
 * the queue finds the goal as ever.
 *
 * <p>Mild disorder is the contrary: a few times early in a script each queue gives out a later key before its first. A
 * search that goes by such a queue finds the goal as ever, and one that only watches whether the queue keeps its order is
 * misled. So early no other way leads to a board than the one that was taken, and a search that remembers boards is right.
 *
 * <p>A step is a removal and a call of neighbors(), in whatever order many of them come. What else is done with queues brings
 * neither nearer: who tries one out before the search finds it in order.
 */
public final class Disorder<Key> implements Comparator<Key> {
    /** Operations that a script allows for each step in disorder before the search is ended: no search makes as many. */
    private static final int OPERATIONS = 30;

    /** Steps of a queue among which the first key is not the next, where disorder is mild. */
    private static final int MILD_STEPS = 4;

    /** The step from which on queues are in disorder; 0 when they never are. */
    private static int from;
    /** The same for rows that are to be in disorder. */
    private static int fromWhereDisturbed;
    /** The step of each queue from which on it is in mild disorder; 0 when it never is. */
    private static int mildFrom;
    /** Steps in disorder before the search is ended. */
    private static long most;
    /** Since the counters were last read: what was searched before is another search. */
    private static int steps;
    /** Calls of neighbors() by the last step. */
    private static long asked;
    /** Removals since the last step. */
    private static long removals;

    private final Comparator<? super Key> order;
    /** -1 for a queue that gives out the greatest key first. */
    private final int sign;
    /**
     * The later one of two keys that the queue compared since a key came out, so it is later than the first, too. To ask the
     * subject which one is would show it that somebody asks.
     */
    private Key later;
    /** With a key to choose from this queue: all keys may be equal, or one alone. */
    private int ownSteps;
    /** Calls of neighbors() by the last of them. */
    private long ownAsked;
    /** Is the next removal one of them? Its key is chosen already. */
    private boolean isNext;

    /** {@code order} is null for the keys' own. */
    private Disorder(Comparator<? super Key> order, int sign) {
        this.order = order;
        this.sign = sign;
    }

    static void begin(Watch watch, long operations) {
        fromWhereDisturbed = watch.disorder();
        from = watch.disorderIn().isEmpty() ? watch.disorder() : 0;
        mildFrom = watch.mildDisorder();
        most = operations / OPERATIONS;
    }

    /** A row begins, of a script in which not all are in disorder; 0: it is in order. */
    static void disturb(int stepsInDisorder) {
        from = stepsInDisorder > 0 ? fromWhereDisturbed : 0;
        most = stepsInDisorder;
    }

    /** The counters were read: calls of neighbors() are counted from zero. */
    static void restart() {
        steps = 0;
        asked = 0;
        removals = 0;
    }

    /** The order for a new queue: the given one, unless the running script asks for disorder. */
    static <Key> Comparator<? super Key> over(Comparator<? super Key> order, int sign) {
        return isAsked() ? new Disorder<>(order, sign) : order;
    }

    /** That for a queue whose keys have an order of their own; null unless the running script asks for disorder. */
    public static <Key> Disorder<Key> ofKeys(int sign) {
        return isAsked() ? new Disorder<>(null, sign) : null;
    }

    private static boolean isAsked() {
        return from > 0 || mildFrom > 0;
    }

    /** A key comes out of a queue that was made in another row, before there was any disorder: it cannot answer the wrong way round. */
    static void removedInOrder() {
        if (isReversed()) throw ended();
    }

    private static boolean isReversed() {
        return from > 0 && steps >= from && QueueLog.isCounted();
    }

    private static IllegalStateException ended() {
        return new IllegalStateException("the queue is in disorder");
    }

    /** The order that was given for a queue with this one. */
    static <Key> Comparator<? super Key> under(Comparator<? super Key> order) {
        if (!(order instanceof Disorder<?>)) return order;
        @SuppressWarnings("unchecked")
        Disorder<Key> disorder = (Disorder<Key>) order;
        return disorder.order;
    }

    /** A key comes out of some queue, and neighbors() was called so often by now. */
    static void step(long calls) {
        if (from == 0) return;
        removals++;
        if (calls == asked) return;
        steps += (int) Math.max(1, Math.min(removals, calls - asked));
        asked = calls;
        removals = 0;
        if (steps > from + most) throw ended();
    }

    /** A key that is to come out after the first, where it matters whether the queue has one; or null. */
    Object later() {
        if (later == null || isNext || !QueueLog.isCounted()) return null;
        return ownSteps < mildFrom + MILD_STEPS - 1 && BoardAccess.get().neighbors() != ownAsked ? later : null;
    }

    /** The queue still has it: is it to come out before the first? */
    boolean exchanges() {
        isNext = true;
        return ++ownSteps >= mildFrom;
    }

    /** A key comes out of the queue. */
    void removed() {
        if (isNext) ownAsked = BoardAccess.get().neighbors();
        isNext = false;
        later = null;
    }

    @Override
    public int compare(Key a, Key b) {
        int result = ordered(a, b);
        if (mildFrom > 0 && result != 0) later = result > 0 == sign > 0 ? a : b;
        // Where operations are not counted, a search that goes by this queue must not look like one that does.
        return isReversed() ? -Integer.signum(result) : result;
    }

    @SuppressWarnings("unchecked")
    private int ordered(Key a, Key b) {
        return order == null ? ((Comparable<? super Key>) a).compareTo(b) : order.compare(a, b);
    }
}
