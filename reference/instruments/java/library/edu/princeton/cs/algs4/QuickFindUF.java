package edu.princeton.cs.algs4;

/** Sets of the numbers 0 to n - 1, which can be merged. */
public class QuickFindUF extends UnionFind {
    public QuickFindUF(int n) {
        super(n);
    }
}
