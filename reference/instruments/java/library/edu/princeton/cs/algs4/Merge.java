package edu.princeton.cs.algs4;

public final class Merge extends Sorts {
    private Merge() {}
}
