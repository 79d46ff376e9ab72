package edu.princeton.cs.algs4;

import counting.QueueLog;
import java.util.Comparator;
import java.util.Iterator;
import java.util.NoSuchElementException;

/**
 * A priority queue whose largest key comes out first. Insertion and removal take time logarithmic in the number of keys.
 *
 * @param <Key> the type of the keys; comparable when no comparator is given
 */
public class MaxPQ<Key> extends BinaryHeap<Key> implements Iterable<Key> {
    private QueueLog log;

    public MaxPQ(int initCapacity) {
        this(initCapacity, null);
    }

    public MaxPQ() {
        this(1);
    }

    /** An empty queue that orders its keys by a comparator; it has room for some keys and grows as needed. */
    public MaxPQ(int initCapacity, Comparator<Key> comparator) {
        super(initCapacity, comparator, -1);
        log = QueueLog.of(this, ORDER);
    }

    /** An empty queue that orders its keys by a comparator. */
    public MaxPQ(Comparator<Key> comparator) {
        this(1, comparator);
    }

    /** A queue of these keys, made in time proportional to their number. */
    public MaxPQ(Key[] keys) {
        this(keys.length);
        for (Key key : keys) log = log.inserting(this, key);
        fill(keys);
    }

    /** A copy to walk through; what is done with it is not counted. */
    private MaxPQ(MaxPQ<Key> other) {
        super(other);
    }

    public boolean isEmpty() {
        return keyCount() == 0;
    }

    public int size() {
        return keyCount();
    }

    public Key max() {
        if (keyCount() == 0) throw new NoSuchElementException("Priority queue underflow");
        return first();
    }

    public void insert(Key x) {
        log = log.inserting(this, x);
        put(x);
    }

    public Key delMax() {
        if (keyCount() == 0) throw new NoSuchElementException("Priority queue underflow");
        log = log.removing(this, leaving(), another());
        return removeFirst();
    }

    /** The keys in the order in which they would come out; the iterator does not remove. */
    @Override
    public Iterator<Key> iterator() {
        return new HeapIterator<>(new MaxPQ<>(this));
    }

    @Override
    int compare(Key a, Key b) {
        int order = order(a, b);
        return order == 0 ? 0 : order > 0 ? -1 : 1;
    }
}
