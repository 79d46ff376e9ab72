public class Counted {
    private final int[][] tiles; private final int n = 3, blank = 4, manhattan = 5;
    public Counted(int[][] tiles) { this.tiles = tiles; }
}
