package edu.princeton.cs.algs4;

/** Sets of the numbers 0 to n - 1, which can be merged. */
public class WeightedQuickUnionUF extends UnionFind {
    public WeightedQuickUnionUF(int n) {
        super(n);
    }
}
