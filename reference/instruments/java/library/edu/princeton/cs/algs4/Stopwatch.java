package edu.princeton.cs.algs4;

/** Measures how much time has passed since it was made. */
public class Stopwatch {
    private final long start = System.nanoTime();

    /** Seconds since the start. */
    public double elapsedTime() {
        return (System.nanoTime() - start) / 1e9;
    }
}
