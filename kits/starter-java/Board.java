/**
 * A board of n-by-n sliding tiles, which never changes once it is made.
 */
public class Board {

    // create a board from an n-by-n array of tiles,
    // where tiles[row][col] = tile at (row, col), and 0 is the blank square
    public Board(int[][] tiles) {
        throw new UnsupportedOperationException("Board(int[][]) is not written yet");
    }

    // string representation of this board: n, then the rows, as the assignment shows it
    public String toString() {
        throw new UnsupportedOperationException("toString() is not written yet");
    }

    // board dimension n
    public int dimension() {
        throw new UnsupportedOperationException("dimension() is not written yet");
    }

    // number of tiles out of place
    public int hamming() {
        throw new UnsupportedOperationException("hamming() is not written yet");
    }

    // sum of Manhattan distances between tiles and goal
    public int manhattan() {
        throw new UnsupportedOperationException("manhattan() is not written yet");
    }

    // is this board the goal board?
    public boolean isGoal() {
        throw new UnsupportedOperationException("isGoal() is not written yet");
    }

    // does this board equal y?
    public boolean equals(Object y) {
        if (y == this) return true;
        if (y == null || y.getClass() != this.getClass()) return false;
        throw new UnsupportedOperationException("equals() is not written yet");
    }

    // all neighboring boards
    public Iterable<Board> neighbors() {
        throw new UnsupportedOperationException("neighbors() is not written yet");
    }

    // a board that is obtained by exchanging any pair of tiles
    public Board twin() {
        throw new UnsupportedOperationException("twin() is not written yet");
    }

    // unit testing: yours; it is not graded
    public static void main(String[] args) {
        Board board = new Board(new int[][] {{1, 0}, {3, 2}});
        System.out.println(board);
    }

}
