package edu.princeton.cs.algs4;

import java.util.Iterator;

/** An ordered symbol table: each key has one value, never null. */
public class ST<Key extends Comparable<Key>, Value> extends TreeTable<Key, Value> implements Iterable<Key> {
    public void remove(Key key) {
        map.remove(checked(key, "remove"));
    }

    /** The keys in ascending order. */
    @Override
    public Iterable<Key> keys() {
        return map.keySet();
    }

    /** The keys in ascending order. */
    @Override
    public Iterator<Key> iterator() {
        return map.keySet().iterator();
    }
}
