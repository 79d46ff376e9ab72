package counting;

import java.util.IdentityHashMap;
import java.util.Map;

/**
 * Whether boards are asked for their neighbors by moves + Manhattan distance, smallest first: by the board with which each search
 * began. It tells the order of a search whose nodes show no boards.
 */
public final class AskedOrder {
    /** By the first board of a search, what the board had that was asked last; null where nobody wants to know. */
    private static Map<Object, Integer> last;
    private static long decreases;

    private AskedOrder() {}

    static void begin(boolean isWanted) {
        last = isWanted ? new IdentityHashMap<>() : null;
    }

    /** A board is asked for its neighbors. */
    public static void asked(Object board) {
        if (last == null) return;
        BoardAccess boards = BoardAccess.get();
        int priority = boards.depth(board) + boards.manhattan(board);
        Integer before = last.put(boards.root(board), priority);
        if (before != null && priority < before) decreases++;
    }

    /** Adds what there is to the counts of the same reading. */
    static void readAndReset(Map<String, Long> counts) {
        if (decreases > 0) counts.put("Board.neighbors() of a smaller priority", decreases);
        decreases = 0;
        begin(last != null);
    }
}
