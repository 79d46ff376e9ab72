package edu.princeton.cs.algs4;

import java.util.Arrays;
import java.util.stream.DoubleStream;

/** Statistics of arrays, and of their parts from lo to hi-1. Plots are left out. */
public final class StdStats {
    private StdStats() {}

    /** The largest number; negative infinity if there is none. */
    public static double max(double[] a) {
        return max(a, 0, length(a));
    }

    public static double max(double[] a, int lo, int hi) {
        return part(a, lo, hi).reduce(Double.NEGATIVE_INFINITY, Math::max);
    }

    /** The largest number; the least there is if there is none. */
    public static int max(int[] a) {
        return Arrays.stream(checked(a)).max().orElse(Integer.MIN_VALUE);
    }

    /** The smallest number; infinity if there is none. */
    public static double min(double[] a) {
        return min(a, 0, length(a));
    }

    public static double min(double[] a, int lo, int hi) {
        return part(a, lo, hi).reduce(Double.POSITIVE_INFINITY, Math::min);
    }

    /** The smallest number; the largest there is if there is none. */
    public static int min(int[] a) {
        return Arrays.stream(checked(a)).min().orElse(Integer.MAX_VALUE);
    }

    /** The mean; NaN if there are no numbers. */
    public static double mean(double[] a) {
        return mean(a, 0, length(a));
    }

    public static double mean(double[] a, int lo, int hi) {
        return part(a, lo, hi).average().orElse(Double.NaN);
    }

    public static double mean(int[] a) {
        return mean(doubles(a));
    }

    public static double var(double[] a) {
        return var(a, 0, length(a));
    }

    public static double var(double[] a, int lo, int hi) {
        return squares(a, lo, hi) / (hi - lo - 1);
    }

    public static double var(int[] a) {
        return var(doubles(a));
    }

    public static double varp(double[] a) {
        return varp(a, 0, length(a));
    }

    public static double varp(double[] a, int lo, int hi) {
        return squares(a, lo, hi) / (hi - lo);
    }

    public static double stddev(double[] a) {
        return Math.sqrt(var(a));
    }

    public static double stddev(double[] a, int lo, int hi) {
        return Math.sqrt(var(a, lo, hi));
    }

    public static double stddev(int[] a) {
        return Math.sqrt(var(a));
    }

    public static double stddevp(double[] a) {
        return Math.sqrt(varp(a));
    }

    public static double stddevp(double[] a, int lo, int hi) {
        return Math.sqrt(varp(a, lo, hi));
    }

    private static DoubleStream part(double[] a, int lo, int hi) {
        if (lo < 0 || lo > hi || hi > length(a)) {
            throw new IllegalArgumentException("subarray indices out of bounds: [" + lo + ", " + hi + ")");
        }
        return Arrays.stream(a, lo, hi);
    }

    /** The sum of squared differences from the mean; NaN if there are no numbers. */
    private static double squares(double[] a, int lo, int hi) {
        double mean = mean(a, lo, hi);
        return lo == hi ? Double.NaN : part(a, lo, hi).map(x -> (x - mean) * (x - mean)).sum();
    }

    private static double[] doubles(int[] a) {
        return Arrays.stream(checked(a)).asDoubleStream().toArray();
    }

    private static int length(double[] a) {
        return checked(a).length;
    }

    private static <T> T checked(T array) {
        if (array == null) throw new IllegalArgumentException("argument is null");
        return array;
    }
}
