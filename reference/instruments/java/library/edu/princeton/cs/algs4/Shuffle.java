package edu.princeton.cs.algs4;

/** Random order of a part of an array, of any kind. */
final class Shuffle {
    private Shuffle() {}

    interface Swap {
        void entries(int i, int j);
    }

    /** Each order of the entries from lo to hi-1 is as likely as any other (Fisher and Yates, 1938). */
    static void part(int lo, int hi, int length, Swap swap) {
        if (lo < 0 || lo > hi || hi > length) {
            throw new IllegalArgumentException("subarray indices out of bounds: [" + lo + ", " + hi + ")");
        }
        for (int i = lo; i < hi; i++) swap.entries(i, i + StdRandom.uniformInt(hi - i));
    }
}
