package probe.instrument;

import java.util.List;

/** What one priority queue did. Null where it was not watched or is not known. */
public record QueueReport(
        String type,
        long inserts,
        long delMins,
        long maxSize,
        long finalSize,
        long keyDecreases,
        Long priorityDecreases,
        Long changedKeys,
        List<Search> searches,
        List<Operation> trace) {

    /** The operations that belong to the search from one state. */
    public record Search(String root, long inserts, long delMins) {}

    /** One operation: {@code op} is {@code insert} or {@code delMin}; -1 stands for unknown. */
    public record Operation(String op, int search, int depth, String state) {}
}
