package counting;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;

/**
 * Whether boards are asked for their neighbors by moves + Manhattan distance, smallest first: by the board with which each search
 * began. Asked once more, a board tells nothing: a node may know only where its board comes from. Told apart are boards that a key
 * has shown which came out: a search may have come to one by a shorter way than the board knows. One that is asked as its node goes
 * in, when the node before it has come out, counts when its own comes out.
 */
public final class AskedOrder {
    /** By the first board of a search, what the board had that came last; null where nobody wants to know. */
    private static Map<Object, Integer> last;
    /** Those that were asked before. */
    private static Set<Object> known;
    /** Those that a key has shown which came out. */
    private static Set<Object> shown;
    /** Those that were asked when only the board before them had come out. */
    private static Set<Object> early;
    private static long decreases;
    private static long decreasesOfShown;

    private AskedOrder() {}

    static void begin(boolean isWanted) {
        last = isWanted ? new IdentityHashMap<>() : null;
        known = newSet();
        shown = newSet();
        early = newSet();
    }

    private static Set<Object> newSet() {
        return Collections.newSetFromMap(new IdentityHashMap<>());
    }

    /** A key that comes out shows this board. */
    static void removed(Object board) {
        if (last == null || !shown.add(board)) return;
        if (early.remove(board) && isLess(board)) decreasesOfShown++;
    }

    /** A board is asked for its neighbors. */
    public static void asked(Object board) {
        if (last == null || !known.add(board)) return;
        if (shown.contains(board)) {
            if (isLess(board)) decreasesOfShown++;
        } else if (shown.contains(BoardAccess.get().parent(board))) early.add(board);
        else if (isLess(board)) decreases++;
    }

    /** Less than the one before it, of the same search? */
    private static boolean isLess(Object board) {
        BoardAccess boards = BoardAccess.get();
        int priority = boards.depth(board) + boards.manhattan(board);
        Integer before = last.put(boards.root(board), priority);
        return before != null && priority < before;
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
