package edu.princeton.cs.algs4;

public final class MergeBU extends Sorts {
    private MergeBU() {}
}
