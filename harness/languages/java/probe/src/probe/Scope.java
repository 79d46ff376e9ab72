package probe;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** The handles of a row. Those made inside an `each` belong to one item and hide the ones outside. */
final class Scope {
    /** A handle that is not there, by name. */
    static final class Absent extends Exception {
        private static final long serialVersionUID = 1;
        /** Null in one that a subject has read from a stream, which runs no constructor. */
        final transient String handle;

        Absent(String handle) {
            super(handle, null, false, false);
            this.handle = handle;
        }
    }

    /** What `iterate` keeps. */
    record Items(List<Object> items) {}

    private final Scope outer;
    private final Map<String, Object> row;
    private final Map<String, Object> handles = new HashMap<>();

    Scope(Map<String, Object> row) {
        this(null, row);
    }

    private Scope(Scope outer, Map<String, Object> row) {
        this.outer = outer;
        this.row = row;
    }

    Scope inner() {
        return new Scope(this, row);
    }

    /** The same with the cells of a grid of the row in another order, which the number chooses. */
    Scope varied(String field, long number) {
        Map<String, Object> other = new HashMap<>(row);
        other.computeIfPresent(field, (name, value) -> value instanceof int[][] grid ? shuffled(grid, number) : value);
        return new Scope(this, other);
    }

    private static int[][] shuffled(int[][] grid, long number) {
        int[][] other = (int[][]) fresh(grid);
        List<int[]> cells = new ArrayList<>();
        for (int[] row : other) for (int i = 0; i < row.length; i++) cells.add(new int[] {row[i]});
        Collections.shuffle(cells, new Random(number));
        Iterator<int[]> next = cells.iterator();
        for (int[] row : other) for (int i = 0; i < row.length; i++) row[i] = next.next()[0];
        return other;
    }

    /** Null takes the name away, here and from what is outside. */
    void bind(String name, Object value) {
        if (name != null) handles.put(name, value);
    }

    Object get(String name) throws Absent {
        Object value = handles.get(name);
        if (value != null) return value;
        if (outer == null || handles.containsKey(name)) throw new Absent(name);
        return outer.get(name);
    }

    boolean has(String name) {
        Object value = handles.get(name);
        return value != null || (outer != null && !handles.containsKey(name) && outer.has(name));
    }

    Items items(String name) throws Absent {
        if (get(name) instanceof Items items) return items;
        throw new Absent(name);
    }

    /** The object of that name; of a list that was kept, its items. */
    List<?> held(String name) throws Absent {
        Object value = get(name);
        return value instanceof Items list ? list.items() : List.of(value);
    }

    Object[] arguments(List<Protocol.Argument> arguments) throws Absent {
        Object[] values = new Object[arguments.size()];
        for (int i = 0; i < values.length; i++) values[i] = argument(arguments.get(i));
        return values;
    }

    Object argument(Protocol.Argument argument) throws Absent {
        return switch (argument.kind()) {
            case "null", "undefined" -> null;
            case "foreign" -> new Foreign();
            case "handle" -> handle((String) argument.value());
            case "textOf" -> text(get((String) argument.value()));
            case "row" -> field((String) argument.value());
            default -> fresh(argument.value());
        };
    }

    private Object handle(String name) throws Absent {
        Object value = get(name);
        return value instanceof Items list ? list.items() : value;
    }

    /** Null when it has none: that is for a call of its own to tell. */
    private static String text(Object object) {
        try {
            return object.toString();
        } catch (Throwable none) {
            return null;
        }
    }

    private Object field(String name) throws Absent {
        Object value = row.get(name);
        if (value == null) throw new Absent(name);
        return fresh(value);
    }

    /** A copy of what a subject could change. */
    private static Object fresh(Object value) {
        if (value instanceof List<?> texts) return texts.toArray(new String[0]);
        if (!(value instanceof int[][] grid)) return value;
        int[][] copy = new int[grid.length][];
        for (int i = 0; i < copy.length; i++) copy[i] = grid[i].clone();
        return copy;
    }
}
