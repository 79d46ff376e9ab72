package edu.princeton.cs.algs4;

/** Sorts arrays, and selects from them. */
@SuppressWarnings("rawtypes")
public final class Quick extends Sorts {
    private Quick() {}

    /** The entry that has k smaller ones, at index k of the array, which is put in order. */
    public static Comparable select(Comparable[] a, int k) {
        if (k < 0 || k >= a.length) {
            throw new IllegalArgumentException("index is not between 0 and " + a.length + ": " + k);
        }
        sort(a);
        return a[k];
    }
}
