package edu.princeton.cs.algs4;

/** Sorts arrays. */
public final class Merge extends Sorts {
    private Merge() {}
}
