package edu.princeton.cs.algs4;

/** An ordered symbol table, in place of the one that is a sorted array. */
public class BinarySearchST<Key extends Comparable<Key>, Value> extends RankedTable<Key, Value> {
    public BinarySearchST() {}

    /** An empty table. A capacity is not needed. */
    public BinarySearchST(int capacity) {
        if (capacity < 0) throw new NegativeArraySizeException(String.valueOf(capacity));
    }
}
