package edu.princeton.cs.algs4;

public final class Shell extends Sorts {
    private Shell() {}
}
