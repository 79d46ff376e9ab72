package edu.princeton.cs.algs4;

public final class Heap extends Sorts {
    private Heap() {}
}
