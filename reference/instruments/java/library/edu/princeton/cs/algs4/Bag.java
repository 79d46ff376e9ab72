package edu.princeton.cs.algs4;

import java.util.Iterator;

/** A collection to which items are added, and which is then walked. */
public class Bag<Item> implements Iterable<Item> {
    private final Chain<Item> items = new Chain<>();

    /** An empty bag. */
    public Bag() {}

    /** Is the bag empty? */
    public boolean isEmpty() {
        return items.size() == 0;
    }

    /** The number of items. */
    public int size() {
        return items.size();
    }

    /** Adds an item. */
    public void add(Item item) {
        items.addFirst(item);
    }

    /** The items, the last one first. */
    @Override
    public Iterator<Item> iterator() {
        return items.iterator();
    }
}
