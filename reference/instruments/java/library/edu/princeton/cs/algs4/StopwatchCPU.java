package edu.princeton.cs.algs4;

/**
 * Measures how much time has passed since it was made. Measured by the clock, since the library that knows CPU time is
 * not under a subject.
 */
public class StopwatchCPU {
    private final long start = System.nanoTime();

    /** Seconds since the start. */
    public double elapsedTime() {
        return (System.nanoTime() - start) / 1e9;
    }
}
