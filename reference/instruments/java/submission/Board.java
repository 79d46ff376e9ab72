import edu.princeton.cs.algs4.Queue;
import edu.princeton.cs.algs4.StdOut;

/**
 * An immutable n-by-n board of sliding tiles, row by row in one array. The Manhattan distance is known from the
 * start: that of a neighbor differs by the one tile that slides.
 */
public class Board {

    private final int n;
    // tile of row r and column c at r * n + c; 0 is the blank
    private final char[] tiles;
    // where the blank is
    private final int blank;
    private final int manhattan;

    // create a board from an n-by-n array of tiles,
    // where tiles[row][col] = tile at (row, col)
    public Board(int[][] tiles) {
        n = tiles.length;
        this.tiles = new char[n * n];
        int blankCell = 0;
        int sum = 0;
        for (int cell = 0; cell < n * n; cell++) {
            int tile = tiles[cell / n][cell % n];
            this.tiles[cell] = (char) tile;
            if (tile == 0) blankCell = cell;
            else sum += distance(tile, cell);
        }
        blank = blankCell;
        manhattan = sum;
    }

    // takes over the array, which nobody else may change
    private Board(int n, char[] tiles, int blank, int manhattan) {
        this.n = n;
        this.tiles = tiles;
        this.blank = blank;
        this.manhattan = manhattan;
    }

    // string representation of this board
    public String toString() {
        StringBuilder s = new StringBuilder();
        s.append(n).append('\n');
        for (int row = 0; row < n; row++) {
            for (int col = 0; col < n; col++) {
                int tile = tiles[row * n + col];
                if (tile < 10) s.append(' ');
                s.append(tile).append(' ');
            }
            s.append('\n');
        }
        return s.toString();
    }

    // board dimension n
    public int dimension() {
        return n;
    }

    // number of tiles out of place
    public int hamming() {
        int outOfPlace = 0;
        for (int cell = 0; cell < tiles.length; cell++) {
            if (tiles[cell] != 0 && tiles[cell] != cell + 1) outOfPlace++;
        }
        return outOfPlace;
    }

    // sum of Manhattan distances between tiles and goal
    public int manhattan() {
        return manhattan;
    }

    // is this board the goal board?
    public boolean isGoal() {
        return manhattan() == 0;
    }

    // does this board equal y?
    public boolean equals(Object y) {
        if (y == this) return true;
        if (y == null || y.getClass() != getClass()) return false;
        Board that = (Board) y;
        if (n != that.n || blank != that.blank || manhattan != that.manhattan) return false;
        for (int cell = 0; cell < tiles.length; cell++) {
            if (tiles[cell] != that.tiles[cell]) return false;
        }
        return true;
    }

    // all neighboring boards: the blank goes down, right, left, up
    public Iterable<Board> neighbors() {
        Queue<Board> neighbors = new Queue<Board>();
        if (blank < n * (n - 1)) neighbors.enqueue(afterSliding(blank + n));
        if (blank % n < n - 1) neighbors.enqueue(afterSliding(blank + 1));
        if (blank % n > 0) neighbors.enqueue(afterSliding(blank - 1));
        if (blank >= n) neighbors.enqueue(afterSliding(blank - n));
        return neighbors;
    }

    // the board after the tile of a cell has slid into the blank
    private Board afterSliding(int cell) {
        int tile = tiles[cell];
        char[] moved = tiles.clone();
        moved[blank] = (char) tile;
        moved[cell] = 0;
        return new Board(n, moved, cell, manhattan + distance(tile, blank) - distance(tile, cell));
    }

    // a board that is obtained by exchanging any pair of tiles:
    // the first two of the first row, or of the last one when the blank is among them
    public Board twin() {
        int cell = blank > 1 ? 0 : n * (n - 1);
        int left = tiles[cell];
        int right = tiles[cell + 1];
        char[] exchanged = tiles.clone();
        exchanged[cell] = (char) right;
        exchanged[cell + 1] = (char) left;
        int without = manhattan - distance(left, cell) - distance(right, cell + 1);
        return new Board(n, exchanged, blank, without + distance(right, cell) + distance(left, cell + 1));
    }

    // how many rows and columns a tile in a cell is away from its place
    private int distance(int tile, int cell) {
        int goal = tile - 1;
        return Math.abs(goal / n - cell / n) + Math.abs(goal % n - cell % n);
    }

    // unit testing (not graded)
    public static void main(String[] args) {
        int[][] tiles = { { 8, 1, 3 }, { 4, 0, 2 }, { 7, 6, 5 } };
        Board board = new Board(tiles);
        StdOut.print(board);
        StdOut.println("dimension = " + board.dimension());
        StdOut.println("hamming   = " + board.hamming());
        StdOut.println("manhattan = " + board.manhattan());
        StdOut.println("goal?     = " + board.isGoal());
        StdOut.println("equals?   = " + board.equals(new Board(tiles)));
        for (Board neighbor : board.neighbors()) StdOut.print(neighbor);
        StdOut.print(board.twin());
    }
}
