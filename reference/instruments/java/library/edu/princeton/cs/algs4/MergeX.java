package edu.princeton.cs.algs4;

/** Sorts arrays. */
public final class MergeX extends Sorts {
    private MergeX() {}
}
