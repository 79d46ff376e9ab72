package increments;

/** How far tiles are from their places: rows and columns between the two, added up. */
public final class Distances {
    private Distances() {}

    /** Of a tile that is not the blank, at a cell in row order, on an n-by-n board. */
    public static int of(int tile, int cell, int n) {
        int goal = tile - 1;
        return Math.abs(goal / n - cell / n) + Math.abs(goal % n - cell % n);
    }

    /** The same for all boards up to {@code largest} by {@code largest}, at {@code n << 8 | tile << 4 | cell}. */
    public static byte[] upTo(int largest) {
        byte[] distances = new byte[largest + 1 << 8];
        for (int n = 1; n <= largest; n++) {
            for (int at = 0; at < 256; at++) {
                int tile = at >> 4;
                if (tile > 0) distances[n << 8 | at] = (byte) of(tile, at & 15, n);
            }
        }
        return distances;
    }
}
