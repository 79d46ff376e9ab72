package edu.princeton.cs.algs4;

import java.util.Iterator;

/** What bags of any kind have in common; they differ in the end at which they add. */
abstract class ChainBag<Item> implements Iterable<Item> {
    final Chain<Item> items = new Chain<>();

    public boolean isEmpty() {
        return items.size() == 0;
    }

    public int size() {
        return items.size();
    }

    public abstract void add(Item item);

    @Override
    public Iterator<Item> iterator() {
        return items.iterator();
    }
}
