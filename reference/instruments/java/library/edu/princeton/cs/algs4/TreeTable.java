package edu.princeton.cs.algs4;

import java.util.NoSuchElementException;
import java.util.TreeMap;

/** A symbol table whose keys are ordered. */
abstract class TreeTable<Key extends Comparable<Key>, Value> extends MapTable<Key, Value, TreeMap<Key, Value>> {
    TreeTable() {
        super(new TreeMap<>());
    }

    public Key min() {
        if (isEmpty()) throw new NoSuchElementException("calls min() with empty symbol table");
        return map.firstKey();
    }

    public Key max() {
        if (isEmpty()) throw new NoSuchElementException("calls max() with empty symbol table");
        return map.lastKey();
    }

    /** The smallest key that is not less than {@code key}. */
    public Key ceiling(Key key) {
        Key found = map.ceilingKey(checked(key, "ceiling"));
        if (found == null) throw new NoSuchElementException("argument to ceiling() is too large");
        return found;
    }

    /** The largest key that is not greater than {@code key}. */
    public Key floor(Key key) {
        Key found = map.floorKey(checked(key, "floor"));
        if (found == null) throw new NoSuchElementException("argument to floor() is too small");
        return found;
    }
}
