package edu.princeton.cs.algs4;

/** A priority queue of keys that are known by an index from 0 to {@code maxN - 1}, so that they can be changed. */
public class IndexMinPQ<Key extends Comparable<Key>> extends IndexHeap<Key> {
    /** An empty queue for indices from 0 to {@code maxN - 1}. */
    public IndexMinPQ(int maxN) {
        super(maxN, 1);
    }

    /** The index of a smallest key. */
    public int minIndex() {
        return firstIndex();
    }

    /** A smallest key. */
    public Key minKey() {
        return firstKey();
    }

    /** Removes a smallest key and returns its index. */
    public int delMin() {
        return removeFirst();
    }
}
