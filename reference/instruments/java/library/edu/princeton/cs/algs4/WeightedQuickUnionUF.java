package edu.princeton.cs.algs4;

public class WeightedQuickUnionUF extends UnionFind {
    public WeightedQuickUnionUF(int n) {
        super(n);
    }
}
