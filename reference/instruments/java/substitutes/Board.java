import increments.BoardCounts;
import increments.BoardCounts.Count;
import increments.Distances;
import increments.Expansions;
import increments.TrackedBoard;
import java.util.Arrays;
import java.util.List;

/**
 * The board that stands under a subject's solver instead of its own: compact, counted, and immutable but for its moves.
 *
 * <p>Up to 4-by-4, the tiles are four bits each of one {@code long}, in row order, and with all its fields such a board
 * takes 32 bytes of heap: a search makes millions. Beyond that the tiles are {@code char}s. Neighbors come in the order
 * in which the blank moves down, right, left and up. The Manhattan distance of a neighbor is its parent's plus what the
 * one tile's move changed.
 */
public final class Board extends TrackedBoard {
    private static final int PACKED_N = 4;
    /** How far a tile at a cell of a small board is from its place, at {@code n << 8 | tile << 4 | cell}. */
    private static final byte[] DISTANCES = Distances.upTo(PACKED_N);

    private static final long BELOW_MOVES = (1L << 48) - 1;

    /** Of a small board its tiles, of a large one the cell of its blank, its size, and in the topmost 16 bits its moves. */
    private long packed;
    /**
     * The Manhattan distance; of a small board it has eight bits, four below it are for the size and four for the cell of
     * the blank, and the sixteen above it for the moves.
     */
    private int summary;
    private final char[] large;

    /** A board of an n-by-n array of tiles, 0 for the blank. The array may be changed afterwards. */
    public Board(int[][] tiles) {
        super(null);
        int moves = BoardCounts.rootMade();
        int n = tiles.length;
        long bits = 0;
        char[] chars = n <= PACKED_N ? null : new char[n * n];
        int blank = 0;
        int distance = 0;
        for (int cell = 0; cell < n * n; cell++) {
            int tile = tiles[cell / n][cell % n];
            if (chars != null) chars[cell] = (char) tile;
            else bits |= (long) (tile & 15) << 4 * cell;
            if (tile == 0) blank = cell;
            else distance += Distances.of(tile, cell, n);
        }
        large = chars;
        packed = chars == null ? bits : place(moves, n, blank);
        summary = chars == null ? summary(moves, distance, n, blank) : distance;
    }

    private Board(Board parent, long packed, int summary, char[] large) {
        super(parent);
        BoardCounts.count(Count.MADE);
        this.packed = packed;
        this.summary = summary;
        this.large = large;
    }

    /** The size on its own line, then each row with two columns and a space for each tile. */
    @Override
    public String toString() {
        BoardCounts.count(Count.TO_STRING);
        return text(BoardCounts.names(n()));
    }

    /** The number of rows. */
    public int dimension() {
        BoardCounts.count(Count.DIMENSION);
        return n();
    }

    /** The number of rows, as older editions of the assignment name it. */
    public int size() {
        return n();
    }

    /** Can the goal be reached? By parity: inversions, for even n together with the row of the blank, from 0. */
    public boolean isSolvable() {
        int n = n();
        int blank = blank();
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
        BoardCounts.count(Count.HAMMING);
        int cells = n() * n();
        int blank = blank();
        int wrong = 0;
        for (int cell = 0; cell < cells; cell++) {
            if (cell != blank && tile(cell) != cell + 1) wrong++;
        }
        return wrong;
    }

    /** The sum of the distances between tiles and their places. */
    public int manhattan() {
        BoardCounts.count(Count.MANHATTAN);
        return uncountedManhattan();
    }

    /** Is every tile in its place? Asks manhattan(), which counts. */
    public boolean isGoal() {
        BoardCounts.count(Count.IS_GOAL);
        return manhattan() == 0;
    }

    /** Is {@code y} a board of the same size with the same tiles? */
    @Override
    public boolean equals(Object y) {
        BoardCounts.count(Count.EQUALS);
        if (!(y instanceof Board)) {
            BoardCounts.count(Count.EQUALS_NON_BOARD);
            return false;
        }
        Board that = (Board) y;
        boolean same = sameTiles(that);
        // Who finds an equal board has met one again, as a set of boards seen before does.
        if (!same && isElsewhere(this, that)) BoardCounts.count(Count.EQUALS_ELSEWHERE);
        if (same) {
            BoardCounts.count(Count.EQUALS_TRUE);
            shareFewerMoves(this, that);
        }
        return same || BoardCounts.confuses();
    }

    /** A search that keeps one board for all ways to it goes on with that, and by the shorter way. */
    private static void shareFewerMoves(Board one, Board same) {
        int moves = Math.min(one.moves(), same.moves());
        // The most stands for unknown moves: who makes boards of tiles has not come to them.
        if (Math.max(one.moves(), same.moves()) == Expansions.UNKNOWN) return;
        one.comeBy(moves);
        same.comeBy(moves);
    }

    private void comeBy(int moves) {
        if (large == null) summary = summary & 0xFFFF | moves << 16;
        else packed = packed & BELOW_MOVES | (long) moves << 48;
    }

    /**
     * Equal boards have equal hash codes, which tell of the tiles no more than the text does; different ones nearly never, unless
     * that is asked for: a set of boards seen before compares those of equal codes.
     */
    @Override
    public int hashCode() {
        byte[] names = BoardCounts.names(n());
        if (names != null) return BoardCounts.shownHash(text(names).hashCode());
        return BoardCounts.shownHash(Expansions.hash(large == null ? packed : largeBits()));
    }

    /** The boards one move away: an Iterable and nothing else, as the API promises, so that a cast of it fails. */
    public Iterable<Board> neighbors() {
        BoardCounts.neighborsCalled(this);
        int moves = moves();
        if (moves < Expansions.UNKNOWN) Expansions.add(moves + uncountedManhattan(), large == null ? packed : largeBits());
        int n = n();
        int blank = blank();
        int column = blank % n;
        Board[] found = new Board[4];
        int count = 0;
        if (blank < n * n - n) found[count++] = move(n, blank, blank + n);
        if (column < n - 1) found[count++] = move(n, blank, blank + 1);
        if (column > 0) found[count++] = move(n, blank, blank - 1);
        if (blank >= n) found[count++] = move(n, blank, blank - n);
        List<Board> list = switch (count) {
            case 0 -> List.of();
            case 2 -> List.of(found[0], found[1]);
            case 3 -> List.of(found[0], found[1], found[2]);
            default -> List.of(found);
        };
        return list::iterator;
    }

    /** A board with two tiles exchanged: the first two cells, or the last two if one of those is the blank. */
    public Board twin() {
        BoardCounts.count(Count.TWIN);
        int n = n();
        int first = blank() > 1 ? 0 : n * n - 2;
        int a = tile(first);
        int b = tile(first + 1);
        int before = Distances.of(a, first, n) + Distances.of(b, first + 1, n);
        int after = Distances.of(b, first, n) + Distances.of(a, first + 1, n);
        int moves = moves() == 0 ? 0 : Expansions.UNKNOWN;
        if (large == null) {
            long bits = packed ^ (long) (a ^ b) << 4 * first ^ (long) (a ^ b) << 4 * (first + 1);
            return new Board(null, bits, summary(moves, uncountedManhattan() - before + after, n, blank()), null);
        }
        char[] chars = large.clone();
        chars[first] = (char) b;
        chars[first + 1] = (char) a;
        return new Board(null, place(moves, n, blank()), summary - before + after, chars);
    }

    @Override
    protected int uncountedManhattan() {
        return large == null ? summary >>> 8 & 255 : summary;
    }

    @Override
    protected int uncountedDimension() {
        return n();
    }

    @Override
    protected String uncountedText() {
        return text(null);
    }

    /** With other names for the tiles, or with their own. */
    private String text(byte[] names) {
        int n = n();
        StringBuilder text = new StringBuilder().append(n).append('\n');
        for (int cell = 0; cell < n * n; cell++) {
            int tile = names == null ? tile(cell) : names[tile(cell)];
            if (tile < 10) text.append(' ');
            text.append(tile).append(' ');
            if (cell % n == n - 1) text.append('\n');
        }
        return text.toString();
    }

    private int n() {
        return large == null ? summary >>> 4 & 15 : (int) (packed >>> 32) & 0xFFFF;
    }

    /** How many moves lie between it and the board that its search began with. */
    private int moves() {
        return large == null ? summary >>> 16 : (int) (packed >>> 48);
    }

    private int blank() {
        return large == null ? summary & 15 : (int) packed;
    }

    private int tile(int cell) {
        return large == null ? (int) (packed >>> 4 * cell) & 15 : large[cell];
    }

    /** The blank and the tile at {@code from} change places. */
    private Board move(int n, int blank, int from) {
        if (large != null) return moveLarge(n, blank, from);
        int tile = (int) (packed >>> 4 * from) & 15;
        int row = n << 8 | tile << 4;
        int distance = uncountedManhattan() - DISTANCES[row | from] + DISTANCES[row | blank];
        long bits = packed ^ (long) tile << 4 * from ^ (long) tile << 4 * blank;
        return new Board(this, bits, summary(Expansions.next(moves()), distance, n, from), null);
    }

    private Board moveLarge(int n, int blank, int from) {
        char tile = large[from];
        char[] chars = large.clone();
        chars[blank] = tile;
        chars[from] = 0;
        int distance = summary - Distances.of(tile, from, n) + Distances.of(tile, blank, n);
        return new Board(this, place(Expansions.next(moves()), n, from), distance, chars);
    }

    /** A number for the tiles, nearly always another for other ones. */
    private long largeBits() {
        long bits = 0;
        for (char tile : large) bits = bits * 0x9E3779B97F4A7C15L + tile;
        return bits;
    }

    private boolean sameTiles(Board that) {
        if (large == null != (that.large == null)) return false;
        if (large == null) return packed == that.packed && n() == that.n();
        return (packed & BELOW_MOVES) == (that.packed & BELOW_MOVES) && Arrays.equals(large, that.large);
    }

    /** Is none of them two moves back from the other? Which search won may be asked of the board that it began with. */
    private static boolean isElsewhere(Board one, Board other) {
        return !(one.isRoot() && other.isRoot()) && !isTwoMovesBack(one, other) && !isTwoMovesBack(other, one);
    }

    /** Is {@code earlier}, or a copy of it, the board two moves before {@code later}, or before it on another way? */
    private static boolean isTwoMovesBack(Board earlier, Board later) {
        Board between = (Board) later.parent();
        if (between == null) return false;
        Board expected = (Board) between.parent();
        if (expected != null && (expected == earlier || expected.sameTiles(earlier))) return true;
        // A search that keeps each board once comes to the one in between by a shorter way than that on which it was made.
        return earlier.parent() != between && earlier.isBeside(between);
    }

    /** Is it one move from there to here? */
    private boolean isBeside(Board that) {
        int n = n();
        int from = that.blank();
        int to = blank();
        if (n != that.n() || Math.abs(from / n - to / n) + Math.abs(from % n - to % n) != 1) return false;
        for (int cell = 0; cell < n * n; cell++) {
            if (cell != from && cell != to && tile(cell) != that.tile(cell)) return false;
        }
        return true;
    }

    private static long place(int moves, int n, int blank) {
        return (long) moves << 48 | (long) n << 32 | blank;
    }

    private static int summary(int moves, int manhattan, int n, int blank) {
        return moves << 16 | manhattan << 8 | n << 4 | blank;
    }
}
