package edu.princeton.cs.algs4;

/** Sorts arrays. */
public final class QuickX extends Sorts {
    private QuickX() {}
}
