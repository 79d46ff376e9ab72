package edu.princeton.cs.algs4;

import java.util.Arrays;
import java.util.Comparator;

/** Sorts arrays, and parts of them. */
@SuppressWarnings({"rawtypes", "unchecked"})
public final class Insertion extends Sorts {
    private Insertion() {}

    /** Puts the entries from lo to hi-1 in ascending order. */
    public static void sort(Comparable[] a, int lo, int hi) {
        Arrays.sort(a, lo, hi);
    }

    /** Puts the entries from lo to hi-1 in the comparator's order. */
    public static void sort(Object[] a, int lo, int hi, Comparator comparator) {
        Arrays.sort(a, lo, hi, comparator);
    }
}
