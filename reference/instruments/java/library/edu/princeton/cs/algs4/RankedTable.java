package edu.princeton.cs.algs4;

import java.util.Collections;
import java.util.NavigableSet;
import java.util.NoSuchElementException;

/** A symbol table whose keys are ordered and known by their rank, too. */
abstract class RankedTable<Key extends Comparable<Key>, Value> extends TreeTable<Key, Value> {
    public void deleteMin() {
        if (map.pollFirstEntry() == null) throw new NoSuchElementException("Symbol table underflow");
    }

    public void deleteMax() {
        if (map.pollLastEntry() == null) throw new NoSuchElementException("Symbol table underflow");
    }

    /** The key that has {@code rank} smaller ones. */
    public Key select(int rank) {
        if (rank < 0 || rank >= size()) throw new IllegalArgumentException("argument to select() is invalid: " + rank);
        return map.keySet().stream().skip(rank).findFirst().orElseThrow();
    }

    public int rank(Key key) {
        return map.headMap(checked(key, "rank")).size();
    }

    /** The keys from {@code lo} to {@code hi}, both included, in ascending order. */
    public Iterable<Key> keys(Key lo, Key hi) {
        return listed(between(lo, hi, "keys"));
    }

    /** The number of keys from {@code lo} to {@code hi}, both included. */
    public int size(Key lo, Key hi) {
        return between(lo, hi, "size").size();
    }

    private NavigableSet<Key> between(Key lo, Key hi, String method) {
        boolean none = checked(lo, method).compareTo(checked(hi, method)) > 0;
        return none ? Collections.emptyNavigableSet() : map.navigableKeySet().subSet(lo, true, hi, true);
    }
}
