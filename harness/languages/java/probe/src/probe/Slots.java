package probe;

import java.lang.reflect.Array;
import java.util.Arrays;

/** A copy of what stood in one object, one array or the static fields of one class: its references, and its numbers. */
final class Slots {
    private static final Object[] NONE = {};

    private final Object[] references;
    /** An array of primitives, or of boxed ones. */
    private final Object numbers;

    private Slots(Object[] references, Object numbers) {
        this.references = references;
        this.numbers = numbers;
    }

    static Slots ofFields(Object[] references, Object[] boxed) {
        return new Slots(references, boxed);
    }

    static Slots ofArray(Object array) {
        if (array instanceof Object[] items) return new Slots(items.clone(), NONE);
        int length = Array.getLength(array);
        Object copy = Array.newInstance(array.getClass().getComponentType(), length);
        System.arraycopy(array, 0, copy, 0, length);
        return new Slots(NONE, copy);
    }

    /** Bytes of the places that hold something else than before, and still hold it after. */
    long written(Slots before, Slots after) {
        long bytes = 0;
        int length = Math.min(before.references.length, after.references.length);
        for (int i = 0; i < Math.min(length, references.length); i++) {
            if (references[i] != before.references[i] && references[i] == after.references[i]) bytes += Layout.REFERENCE;
        }
        length = Array.getLength(numbers);
        if (Array.getLength(before.numbers) != length || Array.getLength(after.numbers) != length) return bytes;
        for (int at = next(before, 0, length); at >= 0; at = next(before, at + 1, length)) {
            Object now = Array.get(numbers, at);
            if (now.equals(Array.get(after.numbers, at))) bytes += bytes(now);
        }
        return bytes;
    }

    /** The first place from this one on at which the numbers differ; negative when there is none. */
    private int next(Slots other, int from, int length) {
        int found = mismatch(numbers, other.numbers, from, length);
        return found < 0 ? found : from + found;
    }

    private static int mismatch(Object a, Object b, int from, int to) {
        if (a instanceof int[] one) return Arrays.mismatch(one, from, to, (int[]) b, from, to);
        if (a instanceof byte[] one) return Arrays.mismatch(one, from, to, (byte[]) b, from, to);
        if (a instanceof long[] one) return Arrays.mismatch(one, from, to, (long[]) b, from, to);
        if (a instanceof char[] one) return Arrays.mismatch(one, from, to, (char[]) b, from, to);
        if (a instanceof short[] one) return Arrays.mismatch(one, from, to, (short[]) b, from, to);
        if (a instanceof double[] one) return Arrays.mismatch(one, from, to, (double[]) b, from, to);
        if (a instanceof float[] one) return Arrays.mismatch(one, from, to, (float[]) b, from, to);
        if (a instanceof boolean[] one) return Arrays.mismatch(one, from, to, (boolean[]) b, from, to);
        return Arrays.mismatch((Object[]) a, from, to, (Object[]) b, from, to);
    }

    private static int bytes(Object boxed) {
        if (boxed instanceof Long || boxed instanceof Double) return 8;
        if (boxed instanceof Integer || boxed instanceof Float) return 4;
        return boxed instanceof Short || boxed instanceof Character ? 2 : 1;
    }
}
