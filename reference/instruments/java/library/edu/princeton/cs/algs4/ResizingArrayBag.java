package edu.princeton.cs.algs4;

/** A collection to which items are added, and which is then walked, the first one first. */
public class ResizingArrayBag<Item> extends ChainBag<Item> {
    @Override
    public void add(Item item) {
        items.addLast(item);
    }
}
