package edu.princeton.cs.algs4;

public final class Selection extends Sorts {
    private Selection() {}
}
