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
 * <p>A step is a removal and a call of neighbors(). What else is done with queues brings neither nearer, and each queue is in
 * disorder only after steps of its own: who tries one out, before the search or beside it, finds it in order. A search that fills a
 * new queue from the one that it had goes on in it: the new one takes over the steps of the other.
 *
 * <p>Each queue has one, in disorder or not, and it is asked when a comparison is over: a comparison of the subject's has as much
 * of the stack left in one case as in the other.
 */
public class Disorder {
    /** Operations that a script allows for each step in disorder before the search is ended: no search makes as many. */
    private static final int OPERATIONS = 30;

    /** Steps of a queue among which the first key is not the next, where disorder is mild. */
    private static final int MILD_STEPS = 4;

    private static final Disorder REVERSED = new Disorder(1) {
        @Override
        public int compared(Object a, Object b, int result) {
            return -Integer.signum(result);
        }
    };

    /** The step from which on queues are in disorder; 0 when they never are. */
    private static int from;
    /** The same for rows that are to be in disorder. */
    private static int fromWhereDisturbed;
    /** The step of each queue from which on it is in mild disorder; 0 when it never is. */
    private static int mildFrom;
    /** Steps in disorder before the search is ended. */
    private static long most;
    /** Of all queues, since the counters were last read: what was searched before is another search. */
    private static Steps search = new Steps(0);

    /** The key that came out last, and of which queue: nothing is kept for our sake where none is to be in disorder. */
    private static Object last;
    private static Disorder lastOf;

    /** -1 for a queue that gives out the greatest key first. */
    private final int sign;
    /** Of this queue, in the search in which a key came out of it last. */
    private Steps own;
    private Steps ownSearch;
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
        search = new Steps(0);
        last = null;
        lastOf = null;
    }

    /** What a walk through the queue goes by, so that it shows what would come out now; null: the keys alone. */
    public Disorder ofWalk() {
        return isReversed() ? REVERSED : null;
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

    /** A key goes in: if it came out of another queue last, it brings the steps of that one along. Numbers are no one's own. */
    public void inserted(Object key) {
        if (key == null || key != last || key instanceof Number || lastOf == this) return;
        own = lastOf.own;
        ownSearch = lastOf.ownSearch;
        ownSteps = Math.max(ownSteps, lastOf.ownSteps);
    }

    /** This key comes out of the queue. Throws when the search has been in disorder for long. */
    public void removed(Object key) {
        if (from > 0 || mildFrom > 0) {
            last = key;
            lastOf = this;
        }
        if (from > 0 && QueueLog.isCounted()) {
            long calls = BoardAccess.get().neighbors();
            if (ownSearch != search) own = new Steps(calls);
            ownSearch = search;
            own.removed(calls);
            if (search.removed(calls) && search.count() > from + most)
                throw new IllegalStateException("the queue is in disorder");
        }
        if (isNext) ownAsked = BoardAccess.get().neighbors();
        isNext = false;
        later = null;
    }

    /** Two keys were compared, with this result: the one to go by. */
    public int compared(Object a, Object b, int result) {
        if (mildFrom > 0 && result != 0) later = result > 0 == sign > 0 ? a : b;
        return isReversed() ? -Integer.signum(result) : result;
    }

    /**
     * By the steps of the search, half of them its own: two searches may take turns. Where operations are not counted, a search that
     * goes by this queue must not look like one that does.
     */
    private boolean isReversed() {
        boolean isLate = from > 0 && ownSearch == search && search.count() >= from;
        return isLate && 2 * own.count() >= from && QueueLog.isCounted();
    }
}
