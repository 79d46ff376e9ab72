package edu.princeton.cs.algs4;

import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.TreeMap;

/** An ordered symbol table: each key has one value, never null. */
public class ST<Key extends Comparable<Key>, Value> implements Iterable<Key> {
    private final TreeMap<Key, Value> map = new TreeMap<>();

    /** An empty table. */
    public ST() {}

    /** The value of a key, or null when the key is not in the table. */
    public Value get(Key key) {
        return map.get(checked(key, "calls get() with null key"));
    }

    /** Sets the value of a key; null removes the key. */
    public void put(Key key, Value val) {
        checked(key, "calls put() with null key");
        if (val == null) map.remove(key);
        else map.put(key, val);
    }

    /** Removes a key and its value, if it is there. */
    public void delete(Key key) {
        map.remove(checked(key, "calls delete() with null key"));
    }

    /** Removes a key and its value, if it is there. */
    public void remove(Key key) {
        map.remove(checked(key, "calls remove() with null key"));
    }

    /** Is the key in the table? */
    public boolean contains(Key key) {
        return map.containsKey(checked(key, "calls contains() with null key"));
    }

    /** The number of keys. */
    public int size() {
        return map.size();
    }

    /** Is the table empty? */
    public boolean isEmpty() {
        return map.isEmpty();
    }

    /** The keys in ascending order. */
    public Iterable<Key> keys() {
        return map.keySet();
    }

    /** The keys in ascending order. */
    @Override
    public Iterator<Key> iterator() {
        return map.keySet().iterator();
    }

    /** The smallest key. */
    public Key min() {
        if (isEmpty()) throw new NoSuchElementException("calls min() with empty symbol table");
        return map.firstKey();
    }

    /** The largest key. */
    public Key max() {
        if (isEmpty()) throw new NoSuchElementException("calls max() with empty symbol table");
        return map.lastKey();
    }

    /** The smallest key that is not less than {@code key}. */
    public Key ceiling(Key key) {
        Key found = map.ceilingKey(checked(key, "argument to ceiling() is null"));
        if (found == null) throw new NoSuchElementException("argument to ceiling() is too large");
        return found;
    }

    /** The largest key that is not greater than {@code key}. */
    public Key floor(Key key) {
        Key found = map.floorKey(checked(key, "argument to floor() is null"));
        if (found == null) throw new NoSuchElementException("argument to floor() is too small");
        return found;
    }

    private Key checked(Key key, String message) {
        if (key == null) throw new IllegalArgumentException(message);
        return key;
    }
}
