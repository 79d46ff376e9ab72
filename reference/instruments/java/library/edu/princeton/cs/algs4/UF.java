package edu.princeton.cs.algs4;

/** Sets of the numbers 0 to n - 1, which can be merged. */
public class UF extends UnionFind {
    public UF(int n) {
        super(n);
    }
}
