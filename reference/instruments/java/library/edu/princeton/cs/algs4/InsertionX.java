package edu.princeton.cs.algs4;

public final class InsertionX extends Sorts {
    private InsertionX() {}
}
