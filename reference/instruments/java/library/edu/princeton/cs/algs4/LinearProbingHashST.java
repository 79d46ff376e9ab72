package edu.princeton.cs.algs4;

import java.util.HashMap;

/** A symbol table by hash codes, in place of the one that is an array with gaps. */
public class LinearProbingHashST<Key, Value> extends MapTable<Key, Value, HashMap<Key, Value>> {
    public LinearProbingHashST() {
        super(new HashMap<>());
    }

    /** An empty table. The number of places is a hint, and not followed. */
    public LinearProbingHashST(int capacity) {
        this();
        if (capacity < 0) throw new NegativeArraySizeException(String.valueOf(capacity));
    }
}
