package edu.princeton.cs.algs4;

/** Sorts arrays. */
public final class Heap extends Sorts {
    private Heap() {}
}
