package edu.princeton.cs.algs4;

public class QuickFindUF extends UnionFind {
    public QuickFindUF(int n) {
        super(n);
    }
}
