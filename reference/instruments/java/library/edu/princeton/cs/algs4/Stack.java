package edu.princeton.cs.algs4;

import java.util.Iterator;

/** A stack: the item added last comes out first. */
public class Stack<Item> implements Iterable<Item> {
    private final Chain<Item> items = new Chain<>();

    public boolean isEmpty() {
        return items.size() == 0;
    }

    public int size() {
        return items.size();
    }

    public void push(Item item) {
        items.addFirst(item);
    }

    public Item pop() {
        return items.removeFirst("Stack underflow");
    }

    public Item peek() {
        return items.first("Stack underflow");
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
