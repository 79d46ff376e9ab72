package edu.princeton.cs.algs4;

public final class MergeX extends Sorts {
    private MergeX() {}
}
