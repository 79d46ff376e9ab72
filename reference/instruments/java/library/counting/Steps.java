package counting;

/** Removals and calls of neighbors() that go together, in whatever order many of them come. */
final class Steps {
    private int count;
    /** Calls of neighbors() by the last step. */
    private long asked;
    /** Removals since the last step. */
    private long removals;

    /** {@code asked}: calls of neighbors() that belong to no step. */
    Steps(long asked) {
        this.asked = asked;
    }

    int count() {
        return count;
    }

    /** A key comes out, and neighbors() was called so often by now: was that a step? */
    boolean removed(long calls) {
        removals++;
        if (calls == asked) return false;
        count += (int) Math.max(1, Math.min(removals, calls - asked));
        asked = calls;
        removals = 0;
        return true;
    }
}
