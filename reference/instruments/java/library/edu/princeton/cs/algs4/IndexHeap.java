package edu.princeton.cs.algs4;

import counting.Disorder;
import counting.QueueLog;
import java.util.Iterator;
import java.util.NoSuchElementException;

/** What the priority queues have in common whose keys are known by an index from 0 to {@code maxN - 1}. */
class IndexHeap<Key extends Comparable<Key>> implements Iterable<Integer> {
    @SuppressWarnings("unchecked")
    private static final QueueLog.Order ORDER =
            (queue, a, b) -> ((IndexHeap<? super Comparable<Object>>) queue).order((Comparable<Object>) a, (Comparable<Object>) b);

    /** Null in a copy to walk through, where there is none. Not charged, since the textbook's queues have no such field. */
    private final Disorder disorder;

    private QueueLog log;
    private final Key[] keys;
    /** Index at each place of the heap, from place 1 on. */
    private final int[] heap;
    /** Place in the heap of each index; 0 when it is not there. */
    private final int[] places;
    /** 1 when the smallest key comes out first, -1 when the greatest does. */
    private final int sign;
    private int size;

    @SuppressWarnings("unchecked")
    IndexHeap(int maxN, int sign) {
        if (maxN < 0) throw new IllegalArgumentException();
        disorder = new Disorder(sign);
        log = QueueLog.of(this, ORDER);
        keys = (Key[]) new Comparable<?>[maxN + 1];
        heap = new int[maxN + 1];
        places = new int[maxN + 1];
        this.sign = sign;
    }

    /** A copy to walk through, whose keys come out as they would of the other now; what is done with it is not counted. */
    private IndexHeap(IndexHeap<Key> other) {
        if (other.size > 0) other.firstIndex();
        disorder = other.disorder.ofWalk();
        keys = other.keys.clone();
        heap = other.heap.clone();
        places = other.places.clone();
        sign = other.sign;
        size = other.size;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    public boolean contains(int i) {
        validate(i);
        return places[i] != 0;
    }

    public int size() {
        return size;
    }

    public void insert(int i, Key key) {
        if (contains(i)) throw new IllegalArgumentException("index is already in the priority queue");
        log = log.inserting(this, key);
        disorder.inserted(key);
        keys[i] = key;
        put(++size, i);
        swim(size);
    }

    final int firstIndex() {
        if (size == 0) throw new NoSuchElementException("Priority queue underflow");
        Object later = disorder.later();
        int place = later == null ? 0 : place(later);
        if (place > 1 && disorder.exchanges()) exchangeFirst(place);
        return heap[1];
    }

    final Key firstKey() {
        return keys[firstIndex()];
    }

    final int removeFirst() {
        int first = firstIndex();
        disorder.removed(keys[first]);
        log = log.removing(this, keys[first], keys[heap[Math.min(2, size)]]);
        remove(1);
        return first;
    }

    public Key keyOf(int i) {
        require(i);
        return keys[i];
    }

    public void changeKey(int i, Key key) {
        require(i);
        keys[i] = key;
        swim(places[i]);
        sink(places[i]);
    }

    /** The former name of {@link #changeKey}. */
    @Deprecated
    public void change(int i, Key key) {
        changeKey(i, key);
    }

    public void decreaseKey(int i, Key key) {
        require(i);
        int order = keys[i].compareTo(key);
        if (order == 0) throw new IllegalArgumentException("the key is equal to the key in the priority queue");
        if (order < 0) throw new IllegalArgumentException("the key is greater than the key in the priority queue");
        changeKey(i, key);
    }

    public void increaseKey(int i, Key key) {
        require(i);
        int order = keys[i].compareTo(key);
        if (order == 0) throw new IllegalArgumentException("the key is equal to the key in the priority queue");
        if (order > 0) throw new IllegalArgumentException("the key is less than the key in the priority queue");
        changeKey(i, key);
    }

    public void delete(int i) {
        require(i);
        disorder.removed(keys[i]);
        log = log.deleting(this);
        remove(places[i]);
    }

    /** The indices in the order of their keys. */
    @Override
    public Iterator<Integer> iterator() {
        IndexHeap<Key> copy = new IndexHeap<>(this);
        return new Iterator<>() {
            @Override
            public boolean hasNext() {
                return !copy.isEmpty();
            }

            @Override
            public Integer next() {
                if (copy.isEmpty()) throw new NoSuchElementException();
                int first = copy.heap[1];
                copy.remove(1);
                return first;
            }
        };
    }

    private void remove(int place) {
        int index = heap[place];
        put(place, heap[size--]);
        if (place <= size) {
            int moved = heap[place];
            swim(place);
            sink(places[moved]);
        }
        keys[index] = null;
        places[index] = 0;
    }

    private void validate(int i) {
        if (i < 0) throw new IllegalArgumentException("index is negative: " + i);
        if (i >= keys.length - 1) throw new IllegalArgumentException("index >= capacity: " + i);
    }

    private void require(int i) {
        if (!contains(i)) throw new NoSuchElementException("index is not in the priority queue");
    }

    /** Is the key at place {@code a} to come out after that at {@code b}? */
    private boolean later(int a, int b) {
        return order(keys[heap[a]], keys[heap[b]]) > 0;
    }

    /** Greater than zero when {@code a} is to come out after {@code b}. */
    private int order(Key a, Key b) {
        int result = a.compareTo(b);
        return sign * Integer.signum(disorder == null ? result : disorder.compared(a, b, result));
    }

    /** Where the key is; 0 when it has come out. */
    private int place(Object key) {
        int place = size;
        while (place > 0 && keys[heap[place]] != key) place--;
        return place;
    }

    /** The first key and a later one change places. No key is compared: all but that one come after the first. */
    private void exchangeFirst(int later) {
        exchange(1, later);
        for (int k = later; k > 3; k /= 2) exchange(k / 2, k);
    }

    private void put(int place, int index) {
        heap[place] = index;
        places[index] = place;
    }

    private void exchange(int a, int b) {
        int index = heap[a];
        put(a, heap[b]);
        put(b, index);
    }

    private void swim(int k) {
        for (; k > 1 && later(k / 2, k); k /= 2) exchange(k, k / 2);
    }

    private void sink(int k) {
        while (2 * k <= size) {
            int child = 2 * k;
            if (child < size && later(child, child + 1)) child++;
            if (!later(k, child)) return;
            exchange(k, child);
            k = child;
        }
    }
}
