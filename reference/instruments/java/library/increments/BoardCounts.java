package increments;

import counting.AskedOrder;
import counting.BoardAccess;
import counting.Waiting;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;

/** Counts of a board's operations. Public: only what adds one. Nothing is made for it, so that counting is free. */
public final class BoardCounts {
    /** What is counted, by its name in reports. */
    public enum Count {
        MADE("Board()"),
        TO_STRING("Board.toString()"),
        DIMENSION("Board.dimension()"),
        HAMMING("Board.hamming()"),
        MANHATTAN("Board.manhattan()"),
        IS_GOAL("Board.isGoal()"),
        EQUALS("Board.equals()"),
        NEIGHBORS("Board.neighbors()"),
        TWIN("Board.twin()"),
        EQUALS_NON_BOARD("Board.equals(non-Board)"),
        EQUALS_ELSEWHERE("Board.equals(not two moves back)"),
        EQUALS_TRUE("Board.equals() true");

        private final String words;

        Count(String words) {
            this.words = words;
        }
    }

    private static final Count[] ALL = Count.values();
    private static final long[] COUNTS = new long[ALL.length];
    /** Does every third comparison of different boards find them equal? */
    private static boolean isConfused;
    /** Are there a few hash codes only? */
    private static boolean areHashesWeak;
    /** Comparisons of different boards since the script began. */
    private static long confusions;
    /** What tiles are called in texts, by tile; null for their own names. */
    private static byte[] names;

    private BoardCounts() {}

    public static void count(Count what) {
        COUNTS[what.ordinal()]++;
    }

    /** A board was made from tiles: the moves to count from, which only the first one since the last reading knows. */
    public static int rootMade() {
        return COUNTS[Count.MADE.ordinal()]++ == 0 ? 0 : Expansions.UNKNOWN;
    }

    /** The names of the tiles of boards of this size; null for their own. */
    public static byte[] names(int n) {
        return names == null || names.length != n * n ? null : names;
    }

    public static void neighborsCalled(TrackedBoard board) {
        count(Count.NEIGHBORS);
        Waiting.asked(board);
        AskedOrder.asked(board);
    }

    /** Two different boards are compared: are they to be called equal all the same? */
    public static boolean confuses() {
        return isConfused && ++confusions % 3 == 0;
    }

    /** The hash code to show for this one. */
    public static int shownHash(int hash) {
        return areHashesWeak ? hash & 7 : hash;
    }

    static void register() {
        BoardAccess.register(new Access());
    }

    private static Map<String, Long> readAndReset() {
        Map<String, Long> counts = new LinkedHashMap<>();
        for (Count one : ALL) counts.put(one.words, COUNTS[one.ordinal()]);
        Expansions.readAndReset(counts);
        Arrays.fill(COUNTS, 0);
        return counts;
    }

    /** What the counting package may do with boards and their counts; nobody else can get hold of it. */
    private static final class Access extends BoardAccess {
        private final long[] saved = new long[ALL.length];

        @Override
        public Map<String, Long> readAndReset() {
            return BoardCounts.readAndReset();
        }

        @Override
        public long neighbors() {
            return COUNTS[Count.NEIGHBORS.ordinal()];
        }

        @Override
        public void suspend() {
            System.arraycopy(COUNTS, 0, saved, 0, saved.length);
        }

        @Override
        public void resume() {
            System.arraycopy(saved, 0, COUNTS, 0, saved.length);
        }

        @Override
        public void name(byte[] tiles) {
            names = tiles;
        }

        @Override
        public void confuse(boolean isWanted) {
            isConfused = isWanted;
            confusions = 0;
        }

        @Override
        public void weakenHashes(boolean areWeak) {
            areHashesWeak = areWeak;
        }

        @Override
        public boolean isBoard(Object object) {
            return object instanceof TrackedBoard;
        }

        @Override
        public int depth(Object board) {
            return ((TrackedBoard) board).depth();
        }

        @Override
        public Object root(Object board) {
            return ((TrackedBoard) board).root();
        }

        @Override
        public Object parent(Object board) {
            return ((TrackedBoard) board).parent();
        }

        @Override
        public int manhattan(Object board) {
            return ((TrackedBoard) board).uncountedManhattan();
        }

        @Override
        public String text(Object board) {
            return ((TrackedBoard) board).uncountedText();
        }

        @Override
        public long bytes(Object board) {
            return ((TrackedBoard) board).bytes();
        }
    }
}
