package edu.princeton.cs.algs4;

/** A collection to which items are added, and which is then walked, the last one first. */
public class Bag<Item> extends ChainBag<Item> {
    @Override
    public void add(Item item) {
        items.addFirst(item);
    }
}
