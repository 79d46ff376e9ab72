package edu.princeton.cs.algs4;

/** Sorts arrays. */
public final class Quick3way extends Sorts {
    private Quick3way() {}
}
