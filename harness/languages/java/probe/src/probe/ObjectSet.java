package probe;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * Objects by identity, in the order in which they were added, so that it is the list of those still to be visited as
 * well. Open addressing (linear probing) over positions: two arrays and no object for each entry.
 */
final class ObjectSet {
    private Object[] items = new Object[1 << 10];
    private int size;
    /** Positions in {@code items}, from 1 on; 0 is free. Its length is a power of two. */
    private int[] table = new int[1 << 11];

    int size() {
        return size;
    }

    Object get(int position) {
        return items[position];
    }

    boolean contains(Object object) {
        return table[slot(object)] != 0;
    }

    /** All of them, in order. */
    List<Object> list() {
        return Collections.unmodifiableList(Arrays.asList(items).subList(0, size));
    }

    /** False when it was there already. */
    boolean add(Object object) {
        int slot = slot(object);
        if (table[slot] != 0) return false;
        if (size == items.length) items = Arrays.copyOf(items, 2 * size);
        items[size++] = object;
        table[slot] = size;
        if (3L * size > 2L * table.length) grow();
        return true;
    }

    /** Where the object is, or where it belongs. */
    private int slot(Object object) {
        int mask = table.length - 1;
        int slot = System.identityHashCode(object) & mask;
        while (table[slot] != 0 && items[table[slot] - 1] != object) slot = slot + 1 & mask;
        return slot;
    }

    private void grow() {
        table = new int[2 * table.length];
        for (int position = 0; position < size; position++) table[slot(items[position])] = position + 1;
    }
}
