package edu.princeton.cs.algs4;

/** Sorts arrays. */
public final class BinaryInsertion extends Sorts {
    private BinaryInsertion() {}
}
