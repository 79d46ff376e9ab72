package edu.princeton.cs.algs4;

/** A queue: the item added first comes out first. */
public class ResizingArrayQueue<Item> extends ChainQueue<Item> {
    /** An empty queue. */
    public ResizingArrayQueue() {}
}
