package edu.princeton.cs.algs4;

/** Counts under a name. */
public class Counter implements Comparable<Counter> {
    private final String name;
    private int count;

    /** Begins at zero. */
    public Counter(String id) {
        name = id;
    }

    /** Counts one more. */
    public void increment() {
        count++;
    }

    /** What was counted. */
    public int tally() {
        return count;
    }

    @Override
    public String toString() {
        return count + " " + name;
    }

    /** By what was counted. */
    @Override
    public int compareTo(Counter that) {
        return Integer.compare(count, that.count);
    }
}
