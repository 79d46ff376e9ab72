package edu.princeton.cs.algs4;

/** Sorts arrays. */
public final class MergeBU extends Sorts {
    private MergeBU() {}
}
