package edu.princeton.cs.algs4;

import java.util.Iterator;
import java.util.NoSuchElementException;

/** A stack: the item added last comes out first. */
public class ResizingArrayStack<Item> implements Iterable<Item> {
    private final Chain<Item> items = new Chain<>();

    /** An empty stack. */
    public ResizingArrayStack() {}

    /** Is the stack empty? */
    public boolean isEmpty() {
        return items.size() == 0;
    }

    /** The number of items. */
    public int size() {
        return items.size();
    }

    /** Adds an item. */
    public void push(Item item) {
        items.addFirst(item);
    }

    /**
     * Removes the item added last and returns it.
     *
     * @throws NoSuchElementException if the stack is empty
     */
    public Item pop() {
        return items.removeFirst("Stack underflow");
    }

    /**
     * The item added last, which stays.
     *
     * @throws NoSuchElementException if the stack is empty
     */
    public Item peek() {
        return items.first("Stack underflow");
    }

    /** Each item followed by a space, the last one first. */
    @Override
    public String toString() {
        return items.toString();
    }

    /** The items, the last one first. */
    @Override
    public Iterator<Item> iterator() {
        return items.iterator();
    }
}
