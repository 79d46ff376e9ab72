public class Grid {
    private final int[][] tiles;
    public Grid(int[][] tiles) { this.tiles = tiles; }
    public Grid twin() { return this; }
    public int manhattan() { return 0; }
    public boolean isGoal() { return true; }
    public Iterable<Grid> neighbors() { return null; }
}
