public class Board {
    private final int[][] tiles;
    public Board(int[][] tiles) { this.tiles = tiles; }
    public Board twin() { return this; }
    public int manhattan() { return 0; }
    public boolean isGoal() { return true; }
    public Iterable<Board> neighbors() { return null; }
}
