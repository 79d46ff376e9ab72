package increments;

import java.util.Map;
import java.util.Random;

/**
 * How many different boards were asked for their neighbors, by moves + Manhattan distance: who asks the same ones again and
 * again has not searched. Every correct search asks all with fewer than the moves of a shortest solution.
 *
 * <p>Only boards that come from the one that the script made are counted. The numbers are estimates (HyperLogLog: 1024
 * registers a level, to within 4 %), since a search has millions of boards, and counting must be next to free.
 */
public final class Expansions {
    /** The moves of a board of which it is not known how far it is from the one that the script made. */
    public static final int UNKNOWN = 0xFFFF;

    private static final int INDEX_BITS = 10;
    private static final int REGISTERS = 1 << INDEX_BITS;
    private static final byte[][] LEVELS = new byte[256][];
    private static final Random CHANCE = new Random();

    /** So that nobody knows which boards stand for many. Another one each time the counts are read. */
    private static long key = CHANCE.nextLong();

    private Expansions() {}

    /** The moves of a neighbor. */
    public static int next(int moves) {
        return moves == UNKNOWN ? UNKNOWN : moves + 1;
    }

    /** A board of this level was asked for its neighbors; {@code bits} tell it from others. */
    public static void add(int level, long bits) {
        if (level >= LEVELS.length) return;
        byte[] registers = LEVELS[level];
        if (registers == null) registers = LEVELS[level] = new byte[REGISTERS];
        long hash = mixed(bits ^ key);
        int index = (int) (hash >>> 64 - INDEX_BITS);
        int rank = Long.numberOfLeadingZeros(hash << INDEX_BITS | 1) + 1;
        if (rank > registers[index]) registers[index] = (byte) rank;
    }

    static void readAndReset(Map<String, Long> counts) {
        for (int level = 0; level < LEVELS.length; level++) {
            if (LEVELS[level] == null) continue;
            counts.put("Board.neighbors() at " + level, estimate(LEVELS[level]));
            LEVELS[level] = null;
        }
        key = CHANCE.nextLong();
    }

    private static long estimate(byte[] registers) {
        double sum = 0;
        int empty = 0;
        for (byte rank : registers) {
            sum += 1.0 / (1L << rank);
            if (rank == 0) empty++;
        }
        double raw = 0.7213 / (1 + 1.079 / REGISTERS) * REGISTERS * REGISTERS / sum;
        boolean isSmall = raw <= 2.5 * REGISTERS && empty > 0;
        return Math.round(isSmall ? REGISTERS * Math.log((double) REGISTERS / empty) : raw);
    }

    /** A hash code of 32 bits, each of which depends on all of these. */
    public static int hash(long bits) {
        return (int) mixed(bits);
    }

    private static long mixed(long bits) {
        long hash = (bits ^ bits >>> 30) * 0xBF58476D1CE4E5B9L;
        hash = (hash ^ hash >>> 27) * 0x94D049BB133111EBL;
        return hash ^ hash >>> 31;
    }
}
