package counting;

import increments.TrackedBoard;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * The instance fields of a key at one moment, numbers by value and other objects by identity, so that a later look
 * shows whether the key was changed. A cache that is filled is no change.
 */
final class KeyState {
    /** They go with their class, and this with its loader at the end of a script. */
    private static final ClassValue<Field[]> FIELDS = new ClassValue<>() {
        @Override
        protected Field[] computeValue(Class<?> type) {
            return findFields(type);
        }
    };

    /** Told apart by value, in a field of a primitive type or not: each boxing may make another object. */
    private static final Set<Class<?>> BOXES = Set.of(
            Boolean.class, Character.class, Byte.class, Short.class,
            Integer.class, Long.class, Float.class, Double.class);

    /** What stands for nothing as a number or a truth value, since no key has it: the least and the greatest of its type, too. */
    private static final Set<Object> UNSET = Set.of(
            false, Character.MIN_VALUE, Character.MAX_VALUE,
            (byte) 0, (byte) -1, Byte.MIN_VALUE, Byte.MAX_VALUE,
            (short) 0, (short) -1, Short.MIN_VALUE, Short.MAX_VALUE,
            0, -1, Integer.MIN_VALUE, Integer.MAX_VALUE,
            0L, -1L, Long.MIN_VALUE, Long.MAX_VALUE,
            0f, -0f, -1f, Float.NaN, Float.MIN_VALUE, Float.MAX_VALUE, -Float.MAX_VALUE,
            Float.NEGATIVE_INFINITY, Float.POSITIVE_INFINITY,
            0d, -0d, -1d, Double.NaN, Double.MIN_VALUE, Double.MAX_VALUE, -Double.MAX_VALUE,
            Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);

    private final Class<?> type;
    private final Object[] values;

    private KeyState(Class<?> type, Object[] values) {
        this.type = type;
        this.values = values;
    }

    static KeyState of(Object key) {
        Class<?> type = key == null ? Void.class : key.getClass();
        Field[] fields = FIELDS.get(type);
        Object[] values = new Object[fields.length];
        for (int i = 0; i < values.length; i++) values[i] = value(fields[i], key);
        return new KeyState(type, values);
    }

    /** {@code begun} is what all keys of this class had in common when they were inserted. */
    boolean hasChanged(Object key, KeyState begun) {
        KeyState now = of(key);
        for (int i = 0; i < values.length; i++) {
            if (!isSame(now, i) && !isCache(now, begun, i)) return true;
        }
        return false;
    }

    Class<?> type() {
        return type;
    }

    /** What is the same in another key of this class, and null for the rest. */
    KeyState inCommon(KeyState other) {
        Object[] common = new Object[values.length];
        for (int i = 0; i < common.length; i++) if (isSame(other, i)) common[i] = values[i];
        return new KeyState(type, common);
    }

    private boolean isSame(KeyState other, int i) {
        return isBox(i) ? values[i].equals(other.values[i]) : values[i] == other.values[i];
    }

    /**
     * A number that was the same in all keys stood for nothing; an object that is let go of, or replaced by one of another
     * class, for how to get the value.
     */
    private boolean isCache(KeyState now, KeyState begun, int i) {
        Object before = values[i];
        Object after = now.values[i];
        if (isBox(i) && (UNSET.contains(before) || before.equals(begun.values[i]))) return true;
        boolean empty = before == null || before == Optional.empty() || before == OptionalInt.empty();
        return empty || after == null || before.getClass() != after.getClass();
    }

    private boolean isBox(int i) {
        return values[i] != null && BOXES.contains(values[i].getClass());
    }

    /** Longer arrays hold more than a node. */
    private static final int MOST_ITEMS = 8;

    /**
     * The board that a key holds: the key itself, one of its fields, or a field of a helper object, where an item of a short
     * array is as good as a field. Or null. Of several in
     * one object (its own and its predecessor's) the one that is further from the start.
     */
    static Object board(Object key) {
        return board(key, 2);
    }

    private static Object board(Object holder, int levels) {
        if (holder == null || BoardAccess.get().isBoard(holder)) return holder;
        Object own = boardAmong(references(holder, false), holder.getClass(), levels);
        // A variable that a class captures may be the same for all keys, such as the initial board.
        return own != null ? own : boardAmong(references(holder, true), holder.getClass(), levels);
    }

    private static Object boardAmong(List<Object> values, Class<?> holder, int levels) {
        Object deepest = null;
        // Arrays last: they might hold the neighbors.
        List<Object> helpers = new ArrayList<>();
        int objects = 0;
        for (Object value : values) {
            if (BoardAccess.get().isBoard(value)) deepest = deeper(deepest, value);
            // A link to a key of the same kind leads to another board, the parent's.
            else if (value != null && value.getClass() != holder)
                helpers.add(value instanceof Object[] ? helpers.size() : objects++, value);
        }
        if (deepest != null) return deepest;
        for (Object helper : levels > 1 ? helpers : List.of()) {
            Object board = board(helper, levels - 1);
            if (board != null) return board;
        }
        return null;
    }

    private static List<Object> references(Object holder, boolean captured) {
        if (holder instanceof Object[] items) return captured || items.length > MOST_ITEMS ? List.of() : Arrays.asList(items);
        List<Object> values = new ArrayList<>();
        for (Field field : FIELDS.get(holder.getClass())) {
            if (!field.getType().isPrimitive() && field.isSynthetic() == captured) values.add(value(field, holder));
        }
        return values;
    }

    /** To know a depth takes as many steps: it is asked for only where there are two boards. */
    private static Object deeper(Object one, Object other) {
        if (one == null) return other;
        BoardAccess boards = BoardAccess.get();
        return boards.depth(other) > boards.depth(one) ? other : one;
    }

    private static Object value(Field field, Object owner) {
        try {
            return field.get(owner);
        } catch (IllegalAccessException impossible) {
            throw new AssertionError(impossible);
        }
    }

    /** Instance fields, those of superclasses too; none for classes that are not the subject's, such as the board's substitute. */
    private static Field[] findFields(Class<?> type) {
        if (TrackedBoard.class.isAssignableFrom(type)) return new Field[0];
        List<Field> fields = new ArrayList<>();
        for (Class<?> c = type; c != null && !c.getModule().isNamed() && !c.isArray(); c = c.getSuperclass()) {
            for (Field field : c.getDeclaredFields()) {
                boolean own = !Modifier.isStatic(field.getModifiers()) && !isOuter(field);
                if (own && field.trySetAccessible()) fields.add(field);
            }
        }
        return fields.toArray(new Field[0]);
    }

    /** What an inner class is in: no part of a key, since all keys share it; a solver may keep its initial board. */
    private static boolean isOuter(Field field) {
        return field.isSynthetic() && field.getName().startsWith("this$");
    }
}
