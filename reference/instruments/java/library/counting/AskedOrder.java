package counting;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;

/**
 * Whether boards are asked for their neighbors by moves + Manhattan distance, smallest first: by the board with which each search
 * began. Asked once more, a board tells nothing: a node may know only where its board comes from.
 */
public final class AskedOrder {
    /** By the first board of a search, what the board had that was asked last; null where nobody wants to know. */
    private static Map<Object, Integer> last;
    /** Those that were asked before. */
    private static Set<Object> known;
    private static long decreases;

    private AskedOrder() {}

    static void begin(boolean isWanted) {
        last = isWanted ? new IdentityHashMap<>() : null;
        known = isWanted ? Collections.newSetFromMap(new IdentityHashMap<>()) : null;
    }

    /** A board is asked for its neighbors. */
    public static void asked(Object board) {
        if (last == null || !known.add(board)) return;
        BoardAccess boards = BoardAccess.get();
        int priority = boards.depth(board) + boards.manhattan(board);
        Integer before = last.put(boards.root(board), priority);
        if (before != null && priority < before) decreases++;
    }

    /** Adds what there is to the counts of the same reading. */
    static void readAndReset(Map<String, Long> counts) {
        if (decreases > 0) counts.put("Board.neighbors() out of order", decreases);
        decreases = 0;
        begin(last != null);
    }
}
