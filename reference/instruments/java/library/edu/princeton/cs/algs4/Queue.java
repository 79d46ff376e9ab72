package edu.princeton.cs.algs4;

import java.util.Iterator;
import java.util.NoSuchElementException;

/** A queue: the item added first comes out first. */
public class Queue<Item> implements Iterable<Item> {
    private final Chain<Item> items = new Chain<>();

    /** An empty queue. */
    public Queue() {}

    /** Is the queue empty? */
    public boolean isEmpty() {
        return items.size() == 0;
    }

    /** The number of items. */
    public int size() {
        return items.size();
    }

    /** Adds an item. */
    public void enqueue(Item item) {
        items.addLast(item);
    }

    /**
     * Removes the item added first and returns it.
     *
     * @throws NoSuchElementException if the queue is empty
     */
    public Item dequeue() {
        return items.removeFirst("Queue underflow");
    }

    /**
     * The item added first, which stays.
     *
     * @throws NoSuchElementException if the queue is empty
     */
    public Item peek() {
        return items.first("Queue underflow");
    }

    /** Each item followed by a space, the first one first. */
    @Override
    public String toString() {
        return items.toString();
    }

    /** The items, the first one first. */
    @Override
    public Iterator<Item> iterator() {
        return items.iterator();
    }
}
