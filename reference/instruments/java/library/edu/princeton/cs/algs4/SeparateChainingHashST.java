package edu.princeton.cs.algs4;

import java.util.HashMap;

/** A symbol table by hash codes, in place of the one that is an array of lists. */
public class SeparateChainingHashST<Key, Value> extends MapTable<Key, Value, HashMap<Key, Value>> {
    public SeparateChainingHashST() {
        super(new HashMap<>());
    }

    /** An empty table. The number of chains is a hint, and not followed. */
    public SeparateChainingHashST(int m) {
        this();
        if (m < 0) throw new NegativeArraySizeException(String.valueOf(m));
    }
}
