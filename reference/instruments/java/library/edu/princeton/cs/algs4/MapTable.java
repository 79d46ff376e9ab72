package edu.princeton.cs.algs4;

import java.util.Map;

/** What symbol tables of any kind have in common: each key has one value, never null. */
abstract class MapTable<Key, Value, Kind extends Map<Key, Value>> {
    final Kind map;

    MapTable(Kind map) {
        this.map = map;
    }

    /** The value of a key, or null when the key is not in the table. */
    public Value get(Key key) {
        return map.get(checked(key, "get"));
    }

    public void put(Key key, Value val) {
        checked(key, "put");
        if (val == null) map.remove(key);
        else map.put(key, val);
    }

    public void delete(Key key) {
        map.remove(checked(key, "delete"));
    }

    public boolean contains(Key key) {
        return map.containsKey(checked(key, "contains"));
    }

    public int size() {
        return map.size();
    }

    public boolean isEmpty() {
        return map.isEmpty();
    }

    /** The keys, as they are now; in ascending order if the table is ordered. */
    public Iterable<Key> keys() {
        return listed(map.keySet());
    }

    /** A list that does not change with the table. */
    static <Key> Queue<Key> listed(Iterable<Key> keys) {
        Queue<Key> list = new Queue<>();
        for (Key key : keys) list.enqueue(key);
        return list;
    }

    static <Key> Key checked(Key key, String method) {
        if (key == null) throw new IllegalArgumentException("calls " + method + "() with a null key");
        return key;
    }
}
