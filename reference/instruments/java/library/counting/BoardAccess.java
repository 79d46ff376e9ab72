package counting;

import java.lang.invoke.MethodHandles;
import java.util.Map;

/** Reads boards and their counts. The one implementation is private to {@code increments} and registers itself. */
public abstract class BoardAccess {
    private static BoardAccess instance;

    /** Called once, by the class that counts. */
    public static void register(BoardAccess access) {
        if (instance != null) throw new IllegalStateException("registered already");
        instance = access;
    }

    static BoardAccess get() {
        if (instance == null) {
            try {
                MethodHandles.lookup().ensureInitialized(increments.TrackedBoard.class);
            } catch (IllegalAccessException impossible) {
                throw new AssertionError(impossible);
            }
        }
        return instance;
    }

    public abstract Map<String, Long> readAndReset();

    /** Calls of neighbors() so far. */
    public abstract long neighbors();

    /**
     * Remembers the counts, so that what the library does itself until {@link #resume} is not counted. Which boards are asked for
     * their neighbors is seen all the same: no comparison has to, and a search could do it in this one.
     */
    public abstract void suspend();

    public abstract void resume();

    /** From now on boards of as many cells show their tiles by these names, at the index of each; null: by their own. */
    public abstract void name(byte[] tiles);

    /** From now on: are some different boards equal, every third pair that is compared? */
    public abstract void confuse(boolean isConfused);

    /** From now on: do many different boards have the same hash code? */
    public abstract void weakenHashes(boolean areWeak);

    public abstract boolean isBoard(Object object);

    /** Moves from the board that its search began with. */
    public abstract int depth(Object board);

    public abstract Object root(Object board);

    /** The board whose neighbor it is, or null. */
    public abstract Object parent(Object board);

    public abstract int manhattan(Object board);

    public abstract String text(Object board);

    /** What the model charges for a board. */
    public abstract long bytes(Object board);
}
