package edu.princeton.cs.algs4;

import java.util.Random;

/** Random numbers. Under the grader each script begins with the same seed, so that a run can be repeated. */
public final class StdRandom {
    private static final String NO_ARRAY = "argument must not be null";

    private static long seed = System.currentTimeMillis();
    private static Random random = new Random(seed);

    private StdRandom() {}

    public static void setSeed(long s) {
        seed = s;
        random = new Random(s);
    }

    public static long getSeed() {
        return seed;
    }

    @Deprecated
    public static double random() {
        return uniformDouble();
    }

    @Deprecated
    public static double uniform() {
        return uniformDouble();
    }

    /** A number in [0, 1). */
    public static double uniformDouble() {
        return random.nextDouble();
    }

    /** A whole number in [0, n). */
    @Deprecated
    public static int uniform(int n) {
        return uniformInt(n);
    }

    /** A whole number in [0, n). */
    public static int uniformInt(int n) {
        if (n <= 0) throw new IllegalArgumentException("argument must be positive: " + n);
        return random.nextInt(n);
    }

    /** A whole number in [0, n). */
    @Deprecated
    public static long uniform(long n) {
        return uniformLong(n);
    }

    /** A whole number in [0, n). */
    public static long uniformLong(long n) {
        if (n <= 0) throw new IllegalArgumentException("argument must be positive: " + n);
        return random.longs(1, 0, n).findFirst().getAsLong();
    }

    /** A whole number in [a, b). */
    @Deprecated
    public static int uniform(int a, int b) {
        return uniformInt(a, b);
    }

    /** A whole number in [a, b). */
    public static int uniformInt(int a, int b) {
        if (b <= a || (long) b - a >= Integer.MAX_VALUE) invalidRange(a, b);
        return a + uniformInt(b - a);
    }

    /** A number in [a, b). */
    @Deprecated
    public static double uniform(double a, double b) {
        return uniformDouble(a, b);
    }

    /** A number in [a, b). */
    public static double uniformDouble(double a, double b) {
        if (!(a < b)) invalidRange(a, b);
        return a + uniformDouble() * (b - a);
    }

    /** True with probability p. */
    public static boolean bernoulli(double p) {
        if (!(p >= 0.0 && p <= 1.0)) throw new IllegalArgumentException("probability p must be between 0.0 and 1.0: " + p);
        return uniformDouble() < p;
    }

    /** True with probability 1/2. */
    public static boolean bernoulli() {
        return bernoulli(0.5);
    }

    /** From the standard normal distribution. */
    public static double gaussian() {
        return random.nextGaussian();
    }

    /** From the normal distribution with mean mu and standard deviation sigma. */
    public static double gaussian(double mu, double sigma) {
        return mu + sigma * gaussian();
    }

    /** Trials until the first success, each with probability p. */
    public static int geometric(double p) {
        if (!(p >= 0.0 && p <= 1.0)) throw new IllegalArgumentException("probability p must be between 0.0 and 1.0: " + p);
        return (int) Math.ceil(Math.log(uniformDouble()) / Math.log(1.0 - p));
    }

    /** From the Poisson distribution with mean lambda (Knuth's method). */
    public static int poisson(double lambda) {
        if (!(lambda > 0.0) || Double.isInfinite(lambda)) throw new IllegalArgumentException("lambda must be positive: " + lambda);
        int k = 0;
        double limit = Math.exp(-lambda);
        for (double p = uniformDouble(); p >= limit; p *= uniformDouble()) k++;
        return k;
    }

    /** From the Pareto distribution with shape 1. */
    public static double pareto() {
        return pareto(1.0);
    }

    /** From the Pareto distribution with shape alpha. */
    public static double pareto(double alpha) {
        if (!(alpha > 0.0)) throw new IllegalArgumentException("alpha must be positive: " + alpha);
        return Math.pow(1 - uniformDouble(), -1.0 / alpha) - 1.0;
    }

    /** From the Cauchy distribution. */
    public static double cauchy() {
        return Math.tan(Math.PI * (uniformDouble() - 0.5));
    }

    /** Index i with probability {@code probabilities[i]}. */
    public static int discrete(double[] probabilities) {
        require(probabilities);
        return Discrete.byProbability(probabilities);
    }

    /** Index i with probability proportional to {@code frequencies[i]}. */
    public static int discrete(int[] frequencies) {
        require(frequencies);
        return Discrete.byFrequency(frequencies);
    }

    /** From the exponential distribution with rate lambda. */
    public static double exponential(double lambda) {
        if (!(lambda > 0.0)) throw new IllegalArgumentException("lambda must be positive: " + lambda);
        return -Math.log(1 - uniformDouble()) / lambda;
    }

    /** The former name of {@link #exponential}. */
    @Deprecated
    public static double exp(double lambda) {
        return exponential(lambda);
    }

    /** Puts the entries in random order. */
    public static void shuffle(Object[] a) {
        require(a);
        shuffle(a, 0, a.length);
    }

    /** Puts the entries from lo to hi-1 in random order. */
    public static void shuffle(Object[] a, int lo, int hi) {
        require(a);
        Shuffle.part(lo, hi, a.length, (i, j) -> {
            Object entry = a[i];
            a[i] = a[j];
            a[j] = entry;
        });
    }

    /** Puts the entries in random order. */
    public static void shuffle(double[] a) {
        require(a);
        shuffle(a, 0, a.length);
    }

    /** Puts the entries from lo to hi-1 in random order. */
    public static void shuffle(double[] a, int lo, int hi) {
        require(a);
        Shuffle.part(lo, hi, a.length, (i, j) -> {
            double entry = a[i];
            a[i] = a[j];
            a[j] = entry;
        });
    }

    /** Puts the entries in random order. */
    public static void shuffle(int[] a) {
        require(a);
        shuffle(a, 0, a.length);
    }

    /** Puts the entries from lo to hi-1 in random order. */
    public static void shuffle(int[] a, int lo, int hi) {
        require(a);
        Shuffle.part(lo, hi, a.length, (i, j) -> {
            int entry = a[i];
            a[i] = a[j];
            a[j] = entry;
        });
    }

    /** Puts the entries in random order. */
    public static void shuffle(char[] a) {
        require(a);
        shuffle(a, 0, a.length);
    }

    /** Puts the entries from lo to hi-1 in random order. */
    public static void shuffle(char[] a, int lo, int hi) {
        require(a);
        Shuffle.part(lo, hi, a.length, (i, j) -> {
            char entry = a[i];
            a[i] = a[j];
            a[j] = entry;
        });
    }

    /** The numbers from 0 to n-1 in random order. */
    public static int[] permutation(int n) {
        return permutation(n, n);
    }

    /** k different numbers from 0 to n-1 in random order. */
    public static int[] permutation(int n, int k) {
        if (n < 0) throw new IllegalArgumentException("n must be non-negative: " + n);
        if (k < 0 || k > n) throw new IllegalArgumentException("k must be between 0 and n: " + k);
        int[] all = new int[n];
        for (int i = 0; i < n; i++) all[i] = i;
        shuffle(all);
        return java.util.Arrays.copyOf(all, k);
    }

    private static void require(Object array) {
        if (array == null) throw new IllegalArgumentException(NO_ARRAY);
    }

    private static void invalidRange(Object a, Object b) {
        throw new IllegalArgumentException("invalid range: [" + a + ", " + b + ")");
    }
}
