package edu.princeton.cs.algs4;

/** A priority queue of keys that are known by an index from 0 to {@code maxN - 1}, so that they can be changed. */
public class IndexMinPQ<Key extends Comparable<Key>> extends IndexHeap<Key> {
    public IndexMinPQ(int maxN) {
        super(maxN, 1);
    }

    public int minIndex() {
        return firstIndex();
    }

    public Key minKey() {
        return firstKey();
    }

    public int delMin() {
        return removeFirst();
    }
}
