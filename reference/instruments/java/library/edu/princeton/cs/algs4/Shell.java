package edu.princeton.cs.algs4;

/** Sorts arrays. */
public final class Shell extends Sorts {
    private Shell() {}
}
