import increments.BoardCounts;
import java.util.ArrayList;
import java.util.List;

/** A counting reference Board as one writes it first: an int[][], distances computed when they are asked for. */
public final class Board {
    private final int n;
    private final int[][] tiles;
    private int manhattan = -1;

    public Board(int[][] tiles) {
        BoardCounts.made();
        n = tiles.length;
        this.tiles = copy(tiles);
    }

    @Override
    public String toString() {
        BoardCounts.toStringCalled();
        StringBuilder text = new StringBuilder(n + "\n");
        for (int[] row : tiles) {
            for (int tile : row) text.append(String.format("%2d ", tile));
            text.append("\n");
        }
        return text.toString();
    }

    public int dimension() {
        BoardCounts.dimensionCalled();
        return n;
    }

    public int hamming() {
        BoardCounts.hammingCalled();
        int wrong = 0;
        for (int cell = 0; cell < n * n - 1; cell++) {
            if (tiles[cell / n][cell % n] != cell + 1) wrong++;
        }
        return wrong;
    }

    public int manhattan() {
        BoardCounts.manhattanCalled();
        if (manhattan >= 0) return manhattan;
        int sum = 0;
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                int goal = tiles[i][j] - 1;
                if (goal >= 0) sum += Math.abs(goal / n - i) + Math.abs(goal % n - j);
            }
        }
        manhattan = sum;
        return sum;
    }

    public boolean isGoal() {
        BoardCounts.isGoalCalled();
        return manhattan() == 0;
    }

    @Override
    public boolean equals(Object y) {
        BoardCounts.equalsCalled();
        return y instanceof Board && java.util.Arrays.deepEquals(tiles, ((Board) y).tiles);
    }

    @Override
    public int hashCode() {
        return java.util.Arrays.deepHashCode(tiles);
    }

    public Iterable<Board> neighbors() {
        BoardCounts.neighborsCalled();
        int blank = 0;
        while (tiles[blank / n][blank % n] != 0) blank++;
        List<Board> found = new ArrayList<>();
        int[][] steps = {{1, 0}, {0, 1}, {0, -1}, {-1, 0}};
        for (int[] step : steps) {
            int row = blank / n + step[0];
            int column = blank % n + step[1];
            if (row >= 0 && row < n && column >= 0 && column < n) {
                found.add(exchanged(blank / n, blank % n, row, column));
            }
        }
        return found;
    }

    public Board twin() {
        BoardCounts.twinCalled();
        boolean first = tiles[0][0] != 0 && tiles[0][1] != 0;
        return first ? exchanged(0, 0, 0, 1) : exchanged(n - 1, n - 2, n - 1, n - 1);
    }

    private Board exchanged(int row, int column, int otherRow, int otherColumn) {
        int[][] next = copy(tiles);
        next[row][column] = tiles[otherRow][otherColumn];
        next[otherRow][otherColumn] = tiles[row][column];
        return new Board(next);
    }

    private static int[][] copy(int[][] tiles) {
        int[][] copy = new int[tiles.length][];
        for (int i = 0; i < tiles.length; i++) copy[i] = tiles[i].clone();
        return copy;
    }
}
