package edu.princeton.cs.algs4;

/** Sorts arrays. */
public final class Selection extends Sorts {
    private Selection() {}
}
