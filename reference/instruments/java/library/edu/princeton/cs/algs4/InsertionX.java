package edu.princeton.cs.algs4;

/** Sorts arrays. */
public final class InsertionX extends Sorts {
    private InsertionX() {}
}
