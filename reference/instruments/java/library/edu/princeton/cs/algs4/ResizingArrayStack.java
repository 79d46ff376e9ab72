package edu.princeton.cs.algs4;

/** A stack: the item added last comes out first. */
public class ResizingArrayStack<Item> extends ChainStack<Item> {
    /** An empty stack. */
    public ResizingArrayStack() {}
}
