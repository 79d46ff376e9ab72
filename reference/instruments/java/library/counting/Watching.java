package counting;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import probe.instrument.QueueReport;
import probe.instrument.Watch;

/** What a queue does with its keys, seen one operation at a time. Costs time, so only when it is asked for. */
final class Watching {
    /** A search is identified by the text of the board that it began with: a twin that is made twice is one search. */
    private static final class Search {
        private final int index;
        private final String root;
        private long inserts;
        private long delMins;

        private Search(int index, String root) {
            this.index = index;
            this.root = root;
        }
    }

    private final Watch watch;
    /** Where it reports what was seen. */
    private final Watching told;
    private final BoardAccess boards = BoardAccess.get();
    private final Map<Object, KeyState> states = new IdentityHashMap<>();
    /** What all keys of a class had in common when they were inserted. */
    private final Map<Class<?>, KeyState> begun = new HashMap<>();
    private final Map<String, Search> searches = new LinkedHashMap<>();
    private final Map<Object, Search> searchByRoot = new IdentityHashMap<>();
    private final Set<Object> insertedBoards = Collections.newSetFromMap(new IdentityHashMap<>());
    private final List<QueueReport.Operation> trace = new ArrayList<>();
    private long changedKeys;
    private long priorityDecreases;
    /** A key showed no board, or one that another key had shown: a board knows the moves of one way to it alone. */
    private boolean isUnknown;
    /** That was the first board of a search, to which no other way leads; but the key may stand for another board. */
    private boolean isFirstAgain;
    private boolean removedKnown;
    private int lastPriority = Integer.MIN_VALUE;

    /** {@code together} is what reports on several queues at once, or null. */
    Watching(Watch watch, Watching together) {
        this.watch = watch;
        this.told = together == null ? this : together;
    }

    void inserted(Object key) {
        if (watch.keys()) {
            KeyState state = KeyState.of(key);
            states.put(key, state);
            begun.merge(state.type(), state, (common, one) -> one.inCommon(common));
        }
        Object board = board(key);
        Search search = search(board);
        if (search != null) {
            search.inserts++;
            if (!told.insertedBoards.add(board)) {
                if (boards.root(board) == board) told.isFirstAgain = true;
                else told.isUnknown = true;
            }
        }
        record("insert", search, board);
    }

    void removed(Object key) {
        if (watch.keys()) {
            KeyState before = states.remove(key);
            if (before != null && before.hasChanged(key, begun.get(before.type()))) told.changedKeys++;
        }
        Object board = board(key);
        Search search = search(board);
        if (search != null) {
            search.delMins++;
            AskedOrder.removed(board);
        }
        comparePriority(board);
        record("delMin", search, board);
    }

    Long changedKeys() {
        return watch.keys() ? changedKeys : null;
    }

    Long priorityDecreases() {
        boolean isKnown = removedKnown && !isUnknown && (!isFirstAgain || priorityDecreases > 0);
        return watch.searches() && isKnown ? priorityDecreases : null;
    }

    List<QueueReport.Search> searches() {
        return searches.values().stream()
                .map(search -> new QueueReport.Search(search.root, search.inserts, search.delMins))
                .toList();
    }

    List<QueueReport.Operation> trace() {
        return trace;
    }

    private Object board(Object key) {
        return watch.searches() || watch.trace() > 0 ? KeyState.board(key) : null;
    }

    private Search search(Object board) {
        if (board == null || !watch.searches()) return null;
        return told.searchByRoot.computeIfAbsent(boards.root(board), root ->
                told.searches.computeIfAbsent(boards.text(root), text -> new Search(told.searches.size(), text)));
    }

    private void comparePriority(Object board) {
        if (board == null) {
            told.isUnknown = true;
            return;
        }
        int priority = boards.depth(board) + boards.manhattan(board);
        if (priority < lastPriority) told.priorityDecreases++;
        lastPriority = priority;
        told.removedKnown = true;
    }

    private void record(String op, Search search, Object board) {
        if (told.trace.size() >= watch.trace()) return;
        told.trace.add(new QueueReport.Operation(
                op,
                search == null ? -1 : search.index,
                board == null ? -1 : boards.depth(board),
                board == null ? "" : boards.text(board)));
    }
}
