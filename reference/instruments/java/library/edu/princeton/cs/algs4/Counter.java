package edu.princeton.cs.algs4;

/** Counts under a name. */
public class Counter implements Comparable<Counter> {
    private final String name;
    private int count;

    public Counter(String id) {
        name = id;
    }

    public void increment() {
        count++;
    }

    public int tally() {
        return count;
    }

    @Override
    public String toString() {
        return count + " " + name;
    }

    @Override
    public int compareTo(Counter that) {
        return Integer.compare(count, that.count);
    }
}
