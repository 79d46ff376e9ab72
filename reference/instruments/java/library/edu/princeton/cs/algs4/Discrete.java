package edu.princeton.cs.algs4;

/** Random indices of arrays that say how often each comes. */
final class Discrete {
    private Discrete() {}

    static int byProbability(double[] probabilities) {
        double sum = 0.0;
        for (double p : probabilities) {
            if (!(p >= 0.0)) throw new IllegalArgumentException("array entries must be nonnegative: " + p);
            sum += p;
        }
        if (Math.abs(sum - 1.0) > 1e-14 * probabilities.length + 1e-14) {
            throw new IllegalArgumentException("sum of array entries does not approximately equal 1.0: " + sum);
        }
        double r = StdRandom.uniformDouble() * sum;
        for (int i = 0; i < probabilities.length; i++) {
            r -= probabilities[i];
            if (r < 0) return i;
        }
        return probabilities.length - 1;
    }

    static int byFrequency(int[] frequencies) {
        long sum = 0;
        for (int frequency : frequencies) {
            if (frequency < 0) throw new IllegalArgumentException("array entries must be nonnegative: " + frequency);
            sum += frequency;
        }
        if (sum == 0) throw new IllegalArgumentException("at least one array entry must be positive");
        long r = StdRandom.uniformLong(sum);
        int i = 0;
        while ((r -= frequencies[i]) >= 0) i++;
        return i;
    }
}
