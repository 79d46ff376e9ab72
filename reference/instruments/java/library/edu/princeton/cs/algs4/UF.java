package edu.princeton.cs.algs4;

public class UF extends UnionFind {
    public UF(int n) {
        super(n);
    }
}
