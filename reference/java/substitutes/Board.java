import increments.BoardCounts;
import increments.TrackedBoard;
import java.util.List;

/**
 * The board that stands under a subject's solver in place of its own: immutable, compact, and counted.
 *
 * <p>Tiles are kept in row order, up to 4-by-4 as four bits each of one {@code long}, beyond that as {@code char}s.
 * Neighbors come in the order in which the blank moves down, right, left and up. The Manhattan distance of a neighbor
 * is its parent's plus what the one tile's move changed.
 */
public final class Board extends TrackedBoard {
    private static final int PACKED_N = 4;

    private final int n;
    private final int blank;
    private final int manhattan;
    private final long packed;
    private final char[] large;

    /** A board of an n-by-n array of tiles, 0 for the blank. The array may be changed afterwards. */
    public Board(int[][] tiles) {
        super(null);
        BoardCounts.made();
        n = tiles.length;
        long bits = 0;
        char[] chars = n <= PACKED_N ? null : new char[n * n];
        int blankAt = 0;
        int distance = 0;
        for (int cell = 0; cell < n * n; cell++) {
            int tile = tiles[cell / n][cell % n];
            if (chars != null) chars[cell] = (char) tile;
            else bits |= (long) (tile & 15) << 4 * cell;
            if (tile == 0) blankAt = cell;
            else distance += distance(tile, cell, n);
        }
        packed = bits;
        large = chars;
        blank = blankAt;
        manhattan = distance;
    }

    private Board(TrackedBoard parent, int n, int blank, int manhattan, long packed, char[] large) {
        super(parent);
        BoardCounts.made();
        this.n = n;
        this.blank = blank;
        this.manhattan = manhattan;
        this.packed = packed;
        this.large = large;
    }

    /** The size on a line of its own, then each row with two columns and a space for each tile. */
    @Override
    public String toString() {
        BoardCounts.toStringCalled();
        return uncountedText();
    }

    /** The number of rows. */
    public int dimension() {
        BoardCounts.dimensionCalled();
        return n;
    }

    /** The number of rows, as older editions of the assignment name it. */
    public int size() {
        return n;
    }

    /** Can the goal be reached? By parity: inversions, for even n together with the row of the blank, from 0. */
    public boolean isSolvable() {
        int sum = n % 2 == 0 ? blank / n + 1 : 0;
        for (int cell = 0; cell < n * n; cell++) {
            for (int later = cell + 1; later < n * n; later++) {
                if (cell != blank && later != blank && tile(cell) > tile(later)) sum++;
            }
        }
        return sum % 2 == 0;
    }

    /** The number of tiles out of place. */
    public int hamming() {
        BoardCounts.hammingCalled();
        int wrong = 0;
        for (int cell = 0; cell < n * n; cell++) {
            if (cell != blank && tile(cell) != cell + 1) wrong++;
        }
        return wrong;
    }

    /** The sum of the distances between tiles and their places. */
    public int manhattan() {
        BoardCounts.manhattanCalled();
        return manhattan;
    }

    /** Is every tile in its place? Asks manhattan(), which counts. */
    public boolean isGoal() {
        BoardCounts.isGoalCalled();
        return manhattan() == 0;
    }

    /** Is {@code y} a board of the same size with the same tiles? */
    @Override
    public boolean equals(Object y) {
        BoardCounts.equalsCalled();
        if (!(y instanceof Board)) {
            BoardCounts.comparedWithNonBoard();
            return false;
        }
        Board that = (Board) y;
        boolean same = sameTiles(that);
        if (!isTwoMovesBack(this, that) && !isTwoMovesBack(that, this)) BoardCounts.comparedWithOther();
        return same;
    }

    /** Equal boards have equal hash codes. */
    @Override
    public int hashCode() {
        return large == null ? Long.hashCode(packed) : java.util.Arrays.hashCode(large);
    }

    /** The boards one move away. */
    public Iterable<Board> neighbors() {
        BoardCounts.neighborsCalled();
        Board[] found = new Board[4];
        int count = 0;
        if (blank < n * n - n) found[count++] = move(blank + n);
        if (blank % n < n - 1) found[count++] = move(blank + 1);
        if (blank % n > 0) found[count++] = move(blank - 1);
        if (blank >= n) found[count++] = move(blank - n);
        return switch (count) {
            case 0 -> List.of();
            case 2 -> List.of(found[0], found[1]);
            case 3 -> List.of(found[0], found[1], found[2]);
            default -> List.of(found);
        };
    }

    /** A board with two tiles exchanged: the first two cells, or the last two if one of those is the blank. */
    public Board twin() {
        BoardCounts.twinCalled();
        int first = blank > 1 ? 0 : n * n - 2;
        int a = tile(first);
        int b = tile(first + 1);
        int before = distance(a, first, n) + distance(b, first + 1, n);
        int after = distance(b, first, n) + distance(a, first + 1, n);
        long bits = packed ^ (long) (a ^ b) << 4 * first ^ (long) (a ^ b) << 4 * (first + 1);
        char[] chars = large == null ? null : large.clone();
        if (chars != null) {
            chars[first] = (char) b;
            chars[first + 1] = (char) a;
        }
        return new Board(null, n, blank, manhattan - before + after, large == null ? bits : 0, chars);
    }

    @Override
    protected int uncountedManhattan() {
        return manhattan;
    }

    @Override
    protected int uncountedDimension() {
        return n;
    }

    @Override
    protected String uncountedText() {
        StringBuilder text = new StringBuilder().append(n).append('\n');
        for (int cell = 0; cell < n * n; cell++) {
            int tile = tile(cell);
            if (tile < 10) text.append(' ');
            text.append(tile).append(' ');
            if (cell % n == n - 1) text.append('\n');
        }
        return text.toString();
    }

    /** The blank and the tile at {@code from} change places. */
    private Board move(int from) {
        int tile = tile(from);
        int distance = manhattan - distance(tile, from, n) + distance(tile, blank, n);
        if (large == null) {
            long bits = packed ^ (long) tile << 4 * from ^ (long) tile << 4 * blank;
            return new Board(this, n, from, distance, bits, null);
        }
        char[] chars = large.clone();
        chars[blank] = (char) tile;
        chars[from] = 0;
        return new Board(this, n, from, distance, 0, chars);
    }

    private int tile(int cell) {
        return large == null ? (int) (packed >>> 4 * cell) & 15 : large[cell];
    }

    private boolean sameTiles(Board that) {
        if (n != that.n || packed != that.packed) return false;
        return large == null || java.util.Arrays.equals(large, that.large);
    }

    /** Is {@code earlier}, or a copy of it, the board two moves before {@code later}? */
    private static boolean isTwoMovesBack(Board earlier, Board later) {
        Board expected = (Board) later.grandparent();
        return expected != null && (expected == earlier || expected.sameTiles(earlier));
    }

    private static int distance(int tile, int cell, int n) {
        int goal = tile - 1;
        return Math.abs(goal / n - cell / n) + Math.abs(goal % n - cell % n);
    }
}
