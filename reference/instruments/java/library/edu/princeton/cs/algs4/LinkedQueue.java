package edu.princeton.cs.algs4;

import java.util.Iterator;

/** A queue: the item added first comes out first. */
public class LinkedQueue<Item> implements Iterable<Item> {
    private final Chain<Item> items = new Chain<>();

    public boolean isEmpty() {
        return items.size() == 0;
    }

    public int size() {
        return items.size();
    }

    public void enqueue(Item item) {
        items.addLast(item);
    }

    public Item dequeue() {
        return items.removeFirst("Queue underflow");
    }

    public Item peek() {
        return items.first("Queue underflow");
    }

    @Override
    public String toString() {
        return items.toString();
    }

    @Override
    public Iterator<Item> iterator() {
        return items.iterator();
    }
}
