package counting;

import java.util.IdentityHashMap;
import java.util.Map;

/**
 * Boards that are asked for their neighbors while their nodes wait in a queue that gave out others since they went in. A search
 * that goes by its queue asks the board of a node when it has come out, or as it goes in, or when the queue shows it.
 */
public final class Waiting {
    /** Removals by the time when a node with this board went in; null where nobody wants to know. */
    private static Map<Object, Long> since;
    private static long removals;
    private static long early;

    private Waiting() {}

    static void begin(boolean isWanted) {
        since = isWanted ? new IdentityHashMap<>() : null;
    }

    /** A key goes in. */
    public static void inserted(Object key) {
        Object board = since == null ? null : KeyState.board(key);
        if (board != null) since.put(board, removals);
    }

    /** A key is shown as the first, or comes out. */
    public static void shown(Object key) {
        if (since != null) since.remove(KeyState.board(key));
    }

    /** A key comes out of some queue. */
    static void removed() {
        removals++;
    }

    /** A board is asked for its neighbors. */
    public static void asked(Object board) {
        if (since != null && since.getOrDefault(board, removals) < removals) early++;
    }

    /** Adds what there is to the counts of the same reading. */
    static void readAndReset(Map<String, Long> counts) {
        if (early > 0) counts.put("Board.neighbors() of waiting nodes", early);
        early = 0;
        begin(since != null);
    }
}
