package edu.princeton.cs.algs4;

/** A queue: the item added first comes out first. */
public class LinkedQueue<Item> extends ChainQueue<Item> {
    /** An empty queue. */
    public LinkedQueue() {}
}
