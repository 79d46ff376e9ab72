package edu.princeton.cs.algs4;

/** The mean and the variance of numbers that are told one by one (Welford's method). */
public class Accumulator {
    private int count;
    private double mean;
    private double squares;

    public void addDataValue(double x) {
        double difference = x - mean;
        mean += difference / ++count;
        squares += difference * (x - mean);
    }

    public double mean() {
        return mean;
    }

    /** The sample variance; of less than two numbers it is NaN. */
    public double var() {
        return count <= 1 ? Double.NaN : squares / (count - 1);
    }

    /** The sample standard deviation; of less than two numbers it is NaN. */
    public double stddev() {
        return Math.sqrt(var());
    }

    public int count() {
        return count;
    }

    @Override
    public String toString() {
        return "n = " + count + ", mean = " + mean() + ", stddev = " + stddev();
    }
}
