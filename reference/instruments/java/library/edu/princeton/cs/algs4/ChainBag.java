package edu.princeton.cs.algs4;

import java.util.Iterator;

/** What bags of any kind have in common; they differ in the end at which they add. */
abstract class ChainBag<Item> implements Iterable<Item> {
    final Chain<Item> items = new Chain<>();

    /** Is the bag empty? */
    public boolean isEmpty() {
        return items.size() == 0;
    }

    /** The number of items. */
    public int size() {
        return items.size();
    }

    /** Adds an item. */
    public abstract void add(Item item);

    @Override
    public Iterator<Item> iterator() {
        return items.iterator();
    }
}
