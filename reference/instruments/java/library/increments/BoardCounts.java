package increments;

import counting.AskedOrder;
import counting.BoardAccess;
import counting.Waiting;
import java.util.LinkedHashMap;
import java.util.Map;

/** Counts of a board's operations. Public: only what adds one. Plain static fields, so that counting is free. */
public final class BoardCounts {
    private static long made;
    private static long toStrings;
    private static long dimensions;
    private static long hammings;
    private static long manhattans;
    private static long goals;
    private static long equals;
    private static long neighbors;
    private static long twins;
    private static long equalsNonBoard;
    private static long equalsNotTwoBack;
    private static long equalsTrue;
    /** Does every third comparison of different boards find them equal? */
    private static boolean isConfused;
    /** Are there a few hash codes only? */
    private static boolean areHashesWeak;
    /** Comparisons of different boards since the script began. */
    private static long confusions;
    /** What tiles are called in texts, by tile; null for their own names. */
    private static byte[] names;

    private BoardCounts() {}

    public static void made() {
        made++;
    }

    /** A board was made from tiles: the moves to count from, which only the first one since the last reading knows. */
    public static int rootMade() {
        return made++ == 0 ? 0 : Expansions.UNKNOWN;
    }

    /** The names of the tiles of boards of this size; null for their own. */
    public static byte[] names(int n) {
        return names == null || names.length != n * n ? null : names;
    }

    public static void toStringCalled() {
        toStrings++;
    }

    public static void dimensionCalled() {
        dimensions++;
    }

    public static void hammingCalled() {
        hammings++;
    }

    public static void manhattanCalled() {
        manhattans++;
    }

    public static void isGoalCalled() {
        goals++;
    }

    public static void equalsCalled() {
        equals++;
    }

    public static void neighborsCalled(TrackedBoard board) {
        neighbors++;
        Waiting.asked(board);
        AskedOrder.asked(board);
    }

    public static void twinCalled() {
        twins++;
    }

    /** Two different boards are compared: are they to be called equal all the same? */
    public static boolean confuses() {
        return isConfused && ++confusions % 3 == 0;
    }

    /** The hash code to show for this one. */
    public static int shownHash(int hash) {
        return areHashesWeak ? hash & 7 : hash;
    }

    /** equals() is about to answer true. */
    public static void foundEqual() {
        equalsTrue++;
    }

    /** The argument of equals() was null or no board. */
    public static void comparedWithNonBoard() {
        equalsNonBoard++;
    }

    /** The argument of equals() was another board than the one two moves back, and not an equal one. */
    public static void comparedWithOther() {
        equalsNotTwoBack++;
    }

    static void register() {
        BoardAccess.register(new Access());
    }

    private static Map<String, Long> readAndReset() {
        Map<String, Long> counts = new LinkedHashMap<>();
        counts.put("Board()", made);
        counts.put("Board.toString()", toStrings);
        counts.put("Board.dimension()", dimensions);
        counts.put("Board.hamming()", hammings);
        counts.put("Board.manhattan()", manhattans);
        counts.put("Board.isGoal()", goals);
        counts.put("Board.equals()", equals);
        counts.put("Board.neighbors()", neighbors);
        counts.put("Board.twin()", twins);
        counts.put("Board.equals(non-Board)", equalsNonBoard);
        counts.put("Board.equals(not two moves back)", equalsNotTwoBack);
        counts.put("Board.equals() true", equalsTrue);
        Expansions.readAndReset(counts);
        restore(new long[12]);
        return counts;
    }

    private static void save(long[] to) {
        to[0] = made;
        to[1] = toStrings;
        to[2] = dimensions;
        to[3] = hammings;
        to[4] = manhattans;
        to[5] = goals;
        to[6] = equals;
        to[7] = neighbors;
        to[8] = twins;
        to[9] = equalsNonBoard;
        to[10] = equalsNotTwoBack;
        to[11] = equalsTrue;
    }

    private static void restore(long[] from) {
        made = from[0];
        toStrings = from[1];
        dimensions = from[2];
        hammings = from[3];
        manhattans = from[4];
        goals = from[5];
        equals = from[6];
        neighbors = from[7];
        twins = from[8];
        equalsNonBoard = from[9];
        equalsNotTwoBack = from[10];
        equalsTrue = from[11];
    }

    /** What the counting package may do with boards and their counts; nobody else can get hold of it. */
    private static final class Access extends BoardAccess {
        private final long[] saved = new long[12];

        @Override
        public Map<String, Long> readAndReset() {
            return BoardCounts.readAndReset();
        }

        @Override
        public long neighbors() {
            return neighbors;
        }

        @Override
        public void suspend() {
            save(saved);
        }

        @Override
        public void resume() {
            restore(saved);
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
