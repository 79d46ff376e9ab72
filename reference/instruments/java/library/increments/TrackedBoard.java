package increments;

/** A board that knows where it came from: the board whose neighbor it is. One reference, since there are millions. */
public abstract class TrackedBoard {
    static {
        BoardCounts.register();
    }

    private static final long FIXED_BYTES = 56;
    private static final long TILE_BYTES = 4;

    private final TrackedBoard parent;

    /** {@code parent} is null for a board that is no one's neighbor. */
    protected TrackedBoard(TrackedBoard parent) {
        this.parent = parent;
    }

    /** Is it the board that a search began with, or could one begin with it? */
    protected final boolean isRoot() {
        return parent == null;
    }

    /** The board whose neighbor it is, or null. */
    protected final TrackedBoard parent() {
        return parent;
    }

    /** The Manhattan distance; not counted. */
    protected abstract int uncountedManhattan();

    /** The number of rows; not counted. */
    protected abstract int uncountedDimension();

    /** The text of the board; not counted. */
    protected abstract String uncountedText();

    /** How many moves lie between it and the board that its search began with. Takes as many steps. */
    final int depth() {
        int depth = 0;
        for (TrackedBoard board = parent; board != null; board = board.parent) depth++;
        return depth;
    }

    /**
     * Each of these boards is charged as one that keeps its n-by-n tiles in one array: 56 + 4n^2 bytes, rounded up to
     * 8, however it is made. Where it came from is not the subject's to pay for.
     */
    final long bytes() {
        long n = uncountedDimension();
        return (FIXED_BYTES + TILE_BYTES * n * n + 7) & ~7L;
    }

    final TrackedBoard root() {
        TrackedBoard board = this;
        while (board.parent != null) board = board.parent;
        return board;
    }
}
