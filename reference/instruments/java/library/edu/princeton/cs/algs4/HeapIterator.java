package edu.princeton.cs.algs4;

import java.util.Iterator;
import java.util.NoSuchElementException;

/** Walks the keys of a heap in order, on its own copy. */
final class HeapIterator<Key> implements Iterator<Key> {
    private final BinaryHeap<Key> copy;

    HeapIterator(BinaryHeap<Key> copy) {
        this.copy = copy;
    }

    @Override
    public boolean hasNext() {
        return copy.keyCount() > 0;
    }

    @Override
    public Key next() {
        if (!hasNext()) throw new NoSuchElementException();
        return copy.removeFirst();
    }
}
