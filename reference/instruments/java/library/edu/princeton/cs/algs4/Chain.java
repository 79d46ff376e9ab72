package edu.princeton.cs.algs4;

import java.util.Iterator;
import java.util.NoSuchElementException;

/**
 * A singly linked list that grows at both ends and shrinks at the first: what stacks, queues and bags are made of. Stacks and queues
 * declare their methods each for itself, since the compiler tells a wrong call by the class that declares the method, and
 * students know no other than {@code Stack}.
 */
final class Chain<Item> implements Iterable<Item> {
    private static final class Link<Item> {
        private final Item item;
        private Link<Item> next;

        private Link(Item item, Link<Item> next) {
            this.item = item;
            this.next = next;
        }
    }

    private Link<Item> first;
    private Link<Item> last;
    private int size;

    int size() {
        return size;
    }

    void addFirst(Item item) {
        first = new Link<>(item, first);
        if (size++ == 0) last = first;
    }

    void addLast(Item item) {
        Link<Item> link = new Link<>(item, null);
        if (size++ == 0) first = link;
        else last.next = link;
        last = link;
    }

    Item first(String underflow) {
        if (size == 0) throw new NoSuchElementException(underflow);
        return first.item;
    }

    Item removeFirst(String underflow) {
        Item item = first(underflow);
        first = first.next;
        if (--size == 0) last = null;
        return item;
    }

    @Override
    public Iterator<Item> iterator() {
        return new Iterator<>() {
            private Link<Item> current = first;

            @Override
            public boolean hasNext() {
                return current != null;
            }

            @Override
            public Item next() {
                if (current == null) throw new NoSuchElementException();
                Item item = current.item;
                current = current.next;
                return item;
            }
        };
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (Item item : this) text.append(item).append(' ');
        return text.toString();
    }
}
