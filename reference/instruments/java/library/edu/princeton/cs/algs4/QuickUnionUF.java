package edu.princeton.cs.algs4;

public class QuickUnionUF extends UnionFind {
    public QuickUnionUF(int n) {
        super(n);
    }
}
