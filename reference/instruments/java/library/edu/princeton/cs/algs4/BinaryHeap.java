package edu.princeton.cs.algs4;

import counting.Disorder;
import counting.QueueLog;
import counting.Waiting;
import java.util.Comparator;

/**
 * What the priority queues have in common, in the textbook's manner: an array from 1 on, of two equal children the left
 * one is kept, and an insertion stops below an equal parent. It counts nothing.
 *
 * <p>The queues are made of it and do not hold one, so that an object of theirs has the fields of the textbook's (an
 * array, a number, a comparator), and with them its size.
 */
abstract class BinaryHeap<Key> {
    /** The golden ratio: multiples are spread evenly. */
    private static final int SPREAD = 0x9E3779B1;

    /** How a queue of any kind orders two of its keys. */
    @SuppressWarnings("unchecked")
    static final QueueLog.Order ORDER = (queue, a, b) -> ((BinaryHeap<Object>) queue).compare(a, b);

    private final Comparator<? super Key> comparator;
    /** Null in a copy to walk through, where there is none. Not charged, since the textbook's queues have no such field. */
    private final Disorder disorder;
    private Object[] keys;
    private int size;

    /**
     * A capacity is a hint, and not followed: places that were asked for and never used would be charged as memory of the
     * search, where the textbook's own programs begin with one place. {@code sign} is 1 when the smallest key comes out
     * first, -1 when the greatest does.
     */
    BinaryHeap(int capacity, Comparator<? super Key> comparator, int sign) {
        this.keys = new Object[Math.min(capacity, 1) + 1];
        this.comparator = comparator;
        this.disorder = new Disorder(sign);
    }

    /** The same keys, to come out as they would of the other now. */
    BinaryHeap(BinaryHeap<Key> other) {
        if (other.size > 0) other.first();
        this.comparator = other.comparator;
        this.disorder = other.disorder.ofWalk();
        this.keys = other.keys.clone();
        this.size = other.size;
    }

    final int keyCount() {
        return size;
    }

    /** The key that comes out next. */
    final Key first() {
        Object later = disorder.later();
        int place = later == null ? 0 : place(later);
        if (place > 1 && disorder.exchanges()) exchangeFirst(place);
        Waiting.shown(key(1));
        return key(1);
    }

    /** The same, and it is about to come out. */
    final Key leaving() {
        Key first = first();
        disorder.removed(first);
        return first;
    }

    final void fill(Key[] items) {
        for (Key item : items) append(item);
        for (int k = size / 2; k >= 1; k--) sink(k);
    }

    /** Any key but the first, each time a different one: the two are compared as a heap compares. The first when alone. */
    final Key another() {
        return key(size == 1 ? 1 : 2 + (size * SPREAD >>> 8) % (size - 1));
    }

    final void put(Key key) {
        append(key);
        swim(size);
    }

    final Key removeFirst() {
        Key first = key(1);
        keys[1] = keys[size];
        keys[size--] = null;
        sink(1);
        if (size > 0 && size == (keys.length - 1) / 4) resize(keys.length / 2);
        return first;
    }

    /** Less than zero when {@code a} is to come out before {@code b}. */
    int compare(Key a, Key b) {
        return order(a, b);
    }

    /** How the keys themselves, or the comparator, order two keys. */
    @SuppressWarnings("unchecked")
    final int order(Key a, Key b) {
        int result = comparator == null ? ((Comparable<? super Key>) a).compareTo(b) : comparator.compare(a, b);
        return disorder == null ? result : disorder.compared(a, b, result);
    }

    private void append(Key key) {
        if (size == keys.length - 1) resize(2 * keys.length);
        keys[++size] = key;
        disorder.inserted(key);
        // Alone it is the first, which nobody need ask the queue.
        if (size > 1) Waiting.inserted(key);
    }

    private void swim(int k) {
        while (k > 1 && compare(key(k / 2), key(k)) > 0) {
            exchange(k / 2, k);
            k /= 2;
        }
    }

    private void sink(int k) {
        while (2 * k <= size) {
            int child = 2 * k;
            if (child < size && compare(key(child), key(child + 1)) > 0) child++;
            if (compare(key(k), key(child)) <= 0) return;
            exchange(k, child);
            k = child;
        }
    }

    /** Where the key is; 0 when it has come out. */
    private int place(Object key) {
        int place = size;
        while (place > 0 && keys[place] != key) place--;
        return place;
    }

    /** The first key and a later one change places. No key is compared: all but that one come after the first. */
    private void exchangeFirst(int later) {
        exchange(1, later);
        for (int k = later; k > 3; k /= 2) exchange(k / 2, k);
    }

    private void exchange(int i, int j) {
        Object key = keys[i];
        keys[i] = keys[j];
        keys[j] = key;
    }

    private void resize(int capacity) {
        keys = java.util.Arrays.copyOf(keys, capacity);
    }

    @SuppressWarnings("unchecked")
    private Key key(int i) {
        return (Key) keys[i];
    }
}
