package edu.princeton.cs.algs4;

/** A priority queue of keys that are known by an index from 0 to {@code maxN - 1}, so that they can be changed. */
public class IndexMaxPQ<Key extends Comparable<Key>> extends IndexHeap<Key> {
    /** An empty queue for indices from 0 to {@code maxN - 1}. */
    public IndexMaxPQ(int maxN) {
        super(maxN, -1);
    }

    /** The index of a greatest key. */
    public int maxIndex() {
        return firstIndex();
    }

    /** A greatest key. */
    public Key maxKey() {
        return firstKey();
    }

    /** Removes a greatest key and returns its index. */
    public int delMax() {
        return removeFirst();
    }
}
