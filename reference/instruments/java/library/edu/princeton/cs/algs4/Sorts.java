package edu.princeton.cs.algs4;

import java.util.Arrays;
import java.util.Comparator;

/** What the classes that sort have in common. All of them sort as java.util does, and keep equal entries in their order. */
@SuppressWarnings({"rawtypes", "unchecked"})
abstract class Sorts {
    Sorts() {}

    /** Puts the entries in ascending order. */
    public static void sort(Comparable[] a) {
        Arrays.sort(a);
    }

    /** Puts the entries in the comparator's order. */
    public static void sort(Object[] a, Comparator comparator) {
        Arrays.sort(a, comparator);
    }

    /** The indices of the entries in ascending order; the array stays as it is. */
    public static int[] indexSort(Comparable[] a) {
        Integer[] indices = new Integer[a.length];
        Arrays.setAll(indices, i -> i);
        Arrays.sort(indices, (i, j) -> a[i].compareTo(a[j]));
        return Arrays.stream(indices).mapToInt(Integer::intValue).toArray();
    }
}
