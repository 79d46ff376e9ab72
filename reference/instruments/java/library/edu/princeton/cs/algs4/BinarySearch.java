package edu.princeton.cs.algs4;

import java.util.Arrays;

/** Looks for numbers in a sorted array. */
public final class BinarySearch {
    private BinarySearch() {}

    public static int indexOf(int[] a, int key) {
        return Math.max(Arrays.binarySearch(a, key), -1);
    }

    /** The former name of {@link #indexOf}. */
    @Deprecated
    public static int rank(int key, int[] a) {
        return indexOf(a, key);
    }
}
