package edu.princeton.cs.algs4;

import java.util.Arrays;

/** Counts the pairs of an array of which the larger one comes first. The array stays as it is. */
public class Inversions {
    private Inversions() {}

    public static long count(int[] a) {
        return count(Arrays.stream(a).boxed().toArray(Integer[]::new));
    }

    /** The inversions of objects, in their own order. */
    public static <Key extends Comparable<Key>> long count(Key[] a) {
        return sort(a.clone(), a.clone(), 0, a.length);
    }

    /** Sorts a part by merging; counts, for each one that comes from the right half, those of the left that it passes. */
    private static <Key extends Comparable<Key>> long sort(Key[] a, Key[] halves, int from, int to) {
        if (to - from < 2) return 0;
        int middle = (from + to) / 2;
        long count = sort(a, halves, from, middle) + sort(a, halves, middle, to);
        System.arraycopy(a, from, halves, from, to - from);
        int left = from;
        int right = middle;
        for (int i = from; i < to; i++) {
            boolean isLeft = right == to || left < middle && halves[right].compareTo(halves[left]) >= 0;
            if (!isLeft) count += middle - left;
            a[i] = isLeft ? halves[left++] : halves[right++];
        }
        return count;
    }
}
