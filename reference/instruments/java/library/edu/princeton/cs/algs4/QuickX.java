package edu.princeton.cs.algs4;

public final class QuickX extends Sorts {
    private QuickX() {}
}
