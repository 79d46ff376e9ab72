package edu.princeton.cs.algs4;

/** A priority queue of keys that are known by an index from 0 to {@code maxN - 1}, so that they can be changed. */
public class IndexMaxPQ<Key extends Comparable<Key>> extends IndexHeap<Key> {
    public IndexMaxPQ(int maxN) {
        super(maxN, -1);
    }

    public int maxIndex() {
        return firstIndex();
    }

    public Key maxKey() {
        return firstKey();
    }

    public int delMax() {
        return removeFirst();
    }
}
