package counting;

import probe.instrument.Watch;

/**
 * What becomes of the order of a queue that is to be in disorder: from some step of a search on it answers the wrong way round, and
 * after many more not at all. A search that goes by such a queue goes away from the goal, and is ended; one that does not go by
 * the queue finds the goal as ever.
 *
 * <p>Mild disorder is the contrary: a few times early in a script each queue gives out a later key before its first. A
 * search that goes by such a queue finds the goal as ever, and one that only watches whether the queue keeps its order is
 * misled. So early no other way leads to a board than the one that was taken, and a search that remembers boards is right.
 *
 * <p>A step is a removal and a call of neighbors(), in whatever order many of them come. What else is done with queues brings
 * neither nearer: who tries one out before the search finds it in order.
 *
 * <p>Each queue has one, in disorder or not, and it is asked when a comparison is over: a comparison of the subject's has as much
 * of the stack left in one case as in the other.
 */
public final class Disorder {
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

    /** -1 for a queue that gives out the greatest key first. */
    private final int sign;
    /**
     * The later one of two keys that the queue compared since a key came out, so it is later than the first, too. To ask the
     * subject which one is would show it that somebody asks.
     */
    private Object later;
    /** With a key to choose from this queue: all keys may be equal, or one alone. */
    private int ownSteps;
    /** Calls of neighbors() by the last of them. */
    private long ownAsked;
    /** Is the next removal one of them? Its key is chosen already. */
    private boolean isNext;

    public Disorder(int sign) {
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

    /** A key comes out of some queue, and neighbors() was called so often by now. */
    static void step(long calls) {
        if (from == 0) return;
        removals++;
        if (calls == asked) return;
        steps += (int) Math.max(1, Math.min(removals, calls - asked));
        asked = calls;
        removals = 0;
        if (steps > from + most) throw new IllegalStateException("the queue is in disorder");
    }

    /** A key that is to come out after the first, where it matters whether the queue has one; or null. */
    public Object later() {
        if (later == null || isNext || !QueueLog.isCounted()) return null;
        return ownSteps < mildFrom + MILD_STEPS - 1 && BoardAccess.get().neighbors() != ownAsked ? later : null;
    }

    /** The queue still has it: is it to come out before the first? */
    public boolean exchanges() {
        isNext = true;
        return ++ownSteps >= mildFrom;
    }

    /** A key comes out of the queue. */
    public void removed() {
        if (isNext) ownAsked = BoardAccess.get().neighbors();
        isNext = false;
        later = null;
    }

    /** Two keys were compared, with this result: the one to go by. */
    public int compared(Object a, Object b, int result) {
        if (mildFrom > 0 && result != 0) later = result > 0 == sign > 0 ? a : b;
        // Where operations are not counted, a search that goes by this queue must not look like one that does.
        boolean isReversed = from > 0 && steps >= from && QueueLog.isCounted();
        return isReversed ? -Integer.signum(result) : result;
    }
}
