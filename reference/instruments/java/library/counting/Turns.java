package counting;

import java.util.Map;

/**
 * How many boards were asked for their neighbors when it was not their turn. A search that runs on its queues takes a node
 * out and then asks its board; whoever asks many boards and takes nothing out has no use for a queue. Told apart are those
 * before the first removal from any queue, those after the last, and those in between where it was many at a time. A search
 * may take several nodes out before it asks their boards: what was taken out and not asked yet has its turn.
 */
final class Turns {
    /** Asked between two removals by honest searches of any style: the roots of the next search, a board asked twice. */
    private static final long FEW = 16;

    private static long removals;
    /** Calls of neighbors() by the last removal. */
    private static long asked;
    private static long before;
    private static long between;

    private Turns() {}

    /** A key comes out of a queue, and neighbors() was called so often by now. */
    static void removed(long calls) {
        long since = calls - asked;
        if (removals == 0) before = since;
        else if (since - unspent() > FEW) between += since - unspent();
        asked = calls;
        removals++;
    }

    /** Adds what there is to the counts of the same reading; nothing where no key came out. */
    static void readAndReset(Map<String, Long> counts) {
        if (removals > 0) {
            long since = counts.get("Board.neighbors()") - asked;
            counts.put("Board.neighbors() before delMin()", before);
            counts.put("Board.neighbors() between delMin()", between);
            counts.put("Board.neighbors() after delMin()", Math.max(0, since - unspent()));
        }
        removals = 0;
        asked = 0;
        before = 0;
        between = 0;
    }

    /** Keys that came out, and no call for them by the last removal. */
    private static long unspent() {
        return Math.max(0, removals - asked);
    }
}
