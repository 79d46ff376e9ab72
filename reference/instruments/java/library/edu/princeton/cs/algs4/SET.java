package edu.princeton.cs.algs4;

import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.TreeSet;

/** An ordered set of keys. */
public class SET<Key extends Comparable<Key>> implements Iterable<Key> {
    private final TreeSet<Key> set;

    public SET() {
        set = new TreeSet<>();
    }

    /** A set of the same keys. */
    public SET(SET<Key> x) {
        set = new TreeSet<>(x.set);
    }

    public void add(Key key) {
        set.add(checked(key, "called add() with a null key"));
    }

    public boolean contains(Key key) {
        return set.contains(checked(key, "called contains() with a null key"));
    }

    public void delete(Key key) {
        set.remove(checked(key, "called delete() with a null key"));
    }

    public void remove(Key key) {
        set.remove(checked(key, "called remove() with a null key"));
    }

    public int size() {
        return set.size();
    }

    public boolean isEmpty() {
        return set.isEmpty();
    }

    /** The keys in ascending order. */
    @Override
    public Iterator<Key> iterator() {
        return set.iterator();
    }

    public Key max() {
        if (isEmpty()) throw new NoSuchElementException("called max() with empty set");
        return set.last();
    }

    public Key min() {
        if (isEmpty()) throw new NoSuchElementException("called min() with empty set");
        return set.first();
    }

    /** The smallest key that is not less than {@code key}. */
    public Key ceiling(Key key) {
        Key found = set.ceiling(checked(key, "called ceiling() with a null key"));
        if (found == null) throw new NoSuchElementException("all keys are less than " + key);
        return found;
    }

    /** The largest key that is not greater than {@code key}. */
    public Key floor(Key key) {
        Key found = set.floor(checked(key, "called floor() with a null key"));
        if (found == null) throw new NoSuchElementException("all keys are greater than " + key);
        return found;
    }

    public SET<Key> union(SET<Key> that) {
        SET<Key> union = new SET<>(checked(that, "called union() with a null argument"));
        union.set.addAll(set);
        return union;
    }

    public SET<Key> intersects(SET<Key> that) {
        SET<Key> both = new SET<>(checked(that, "called intersects() with a null argument"));
        both.set.retainAll(set);
        return both;
    }

    @Override
    public boolean equals(Object other) {
        return other != null && other.getClass() == getClass() && set.equals(((SET<?>) other).set);
    }

    /** Not supported, since a set may change. */
    @Override
    public int hashCode() {
        throw new UnsupportedOperationException("hashCode() is not supported because sets are mutable");
    }

    @Override
    public String toString() {
        String keys = set.toString();
        return "{ " + keys.substring(1, keys.length() - 1) + " }";
    }

    private static <T> T checked(T argument, String message) {
        if (argument == null) throw new IllegalArgumentException(message);
        return argument;
    }
}
