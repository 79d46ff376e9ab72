package edu.princeton.cs.algs4;

public final class BinaryInsertion extends Sorts {
    private BinaryInsertion() {}
}
