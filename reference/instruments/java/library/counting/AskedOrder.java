package counting;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;

/**
 * Whether boards are asked for their neighbors by moves + Manhattan distance, smallest first: by the board with which each search
 * began. Asked once more, a board tells nothing: a node may know only where its board comes from. Told apart are boards that a key
 * has shown: a search may have come to one by a shorter way than the board knows.
 */
public final class AskedOrder {
    /** By the first board of a search, what the board had that was asked last; null where nobody wants to know. */
    private static Map<Object, Integer> last;
    /** Those that were asked before. */
    private static Set<Object> known;
    private static Set<Object> shown;
    private static long decreases;
    private static long decreasesOfShown;

    private AskedOrder() {}

    static void begin(boolean isWanted) {
        last = isWanted ? new IdentityHashMap<>() : null;
        known = isWanted ? Collections.newSetFromMap(new IdentityHashMap<>()) : null;
        shown = isWanted ? Collections.newSetFromMap(new IdentityHashMap<>()) : null;
    }

    /** A key shows this board. */
    static void shown(Object board) {
        if (shown != null) shown.add(board);
    }

    /** A board is asked for its neighbors. */
    public static void asked(Object board) {
        if (last == null || !known.add(board)) return;
        BoardAccess boards = BoardAccess.get();
        int priority = boards.depth(board) + boards.manhattan(board);
        Integer before = last.put(boards.root(board), priority);
        if (before == null || priority >= before) return;
        if (shown.contains(board)) decreasesOfShown++;
        else decreases++;
    }

    /** Adds what there is to the counts of the same reading. */
    static void readAndReset(Map<String, Long> counts) {
        if (decreases > 0) counts.put("Board.neighbors() out of order", decreases);
        if (decreasesOfShown > 0) counts.put("Board.neighbors() of shown decreasing", decreasesOfShown);
        decreases = 0;
        decreasesOfShown = 0;
        begin(last != null);
    }
}
