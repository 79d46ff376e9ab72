import java.util.*;
/** Objects that hold nothing but a number; what they are made of lies in static fields. */
public class Beside {
    static final int[] pool = new int[100_000];
    static final int[][] rows = new int[100][1_000];
    static final int[] scratch = new int[1_000];
    static final int[] large = new int[100_000];
    static final Map<String, int[]> known = new HashMap<>();
    static int[] huge, table;
    static Beside last;
    static int made;
    private final int id = made++;
    private static final ThreadLocal<List<int[]>> unseen = ThreadLocal.withInitial(ArrayList::new);
    public Beside(int[][] cells, String what) {
        switch (what) {
            case "has a part of a pool": Arrays.fill(pool, 1_000 * id, 1_000 * (id + 1), 7); break;
            case "has a row of a pool": Arrays.fill(rows[id], 7); break;
            case "uses a place again": Arrays.fill(scratch, id + 1); break;
            case "uses a large place again": Arrays.fill(large, id + 1); break;
            case "is the last": last = this; break;
            case "has a table": if (table == null) table = new int[1_000]; break;
            case "has a huge table": if (huge == null) huge = new int[10_000_000]; break;
            case "is known by its cells": known.computeIfAbsent(Arrays.deepToString(cells), text -> new int[1_000]); break;
            case "leaves much in the thread": unseen.get().add(new int[4_000_000]); break;
            default: throw new IllegalArgumentException(what);
        }
    }
}
