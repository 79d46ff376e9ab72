package edu.princeton.cs.algs4;

import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.ArrayDeque;
import java.util.Iterator;
import java.util.Map;
import java.util.Set;

/** A symbol table of keys that have neither an order nor a hash code; the last key comes first. */
public class SequentialSearchST<Key, Value> extends MapTable<Key, Value, Map<Key, Value>> {
    public SequentialSearchST() {
        super(new Pairs<>());
    }

    /** Looks at one entry after the other, as an AbstractMap does. */
    private static final class Pairs<Key, Value> extends AbstractMap<Key, Value> {
        private final ArrayDeque<Entry<Key, Value>> entries = new ArrayDeque<>();

        @Override
        public Value put(Key key, Value value) {
            for (Entry<Key, Value> entry : entries) {
                if (key.equals(entry.getKey())) return entry.setValue(value);
            }
            entries.addFirst(new SimpleEntry<>(key, value));
            return null;
        }

        @Override
        public Set<Entry<Key, Value>> entrySet() {
            return new AbstractSet<>() {
                @Override
                public Iterator<Entry<Key, Value>> iterator() {
                    return entries.iterator();
                }

                @Override
                public int size() {
                    return entries.size();
                }
            };
        }
    }
}
