package edu.princeton.cs.algs4;

public final class Quick3way extends Sorts {
    private Quick3way() {}
}
