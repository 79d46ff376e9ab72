package probe;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import probe.instrument.Instruments;
import probe.instrument.QueueReport;

/** The observations of harness/probe/protocol.ts. No code of the subject runs here, but an exception's message. */
final class Observations {
    private static final int QUEUES = 100;
    private static final double LARGEST_EXACT = 9_007_199_254_740_991.0;

    private final Thrown thrown;
    private final int stringCharacters;

    Observations(Thrown thrown, int stringCharacters) {
        this.thrown = thrown;
        this.stringCharacters = stringCharacters;
    }

    Map<String, Object> nothing() {
        return value(null, "null");
    }

    Map<String, Object> absent(String handle) {
        return of("absent", "handle", handle);
    }

    Map<String, Object> missing(String member) {
        return of("missing", "member", member);
    }

    Map<String, Object> exception(Throwable error) {
        return thrown.observe(error);
    }

    Map<String, Object> object(Object object) {
        return of("object", "type", Texts.typeName(object.getClass()));
    }

    Map<String, Object> each(List<List<Map<String, Object>>> items) {
        return of("each", "items", items);
    }

    Map<String, Object> items(int count, boolean truncated) {
        Map<String, Object> seen = of("items", "count", count);
        seen.put("truncated", truncated);
        return seen;
    }

    /** A value, when it is one that JSON can hold; an object otherwise. */
    Map<String, Object> result(Object result, Class<?> declared) {
        if (result == null) return value(null, declared == void.class ? "void" : "null");
        String type = declared.isPrimitive() ? declared.getName() : result.getClass().getName();
        if (result instanceof String text) return text(text, type);
        if (result instanceof Boolean) return value(result, type);
        if (result instanceof Character) return value(result.toString(), type);
        if (result instanceof Double || result instanceof Float) return decimal(((Number) result).doubleValue(), type);
        if (result instanceof Long number) return Math.abs((double) number) > LARGEST_EXACT
                ? value(number.toString(), type) : value(number, type);
        boolean small = result instanceof Integer || result instanceof Short || result instanceof Byte;
        return small ? value(result, type) : object(result);
    }

    Map<String, Object> counters(Instruments.Report report) {
        List<Object> queues = new ArrayList<>();
        for (QueueReport queue : report.queues()) {
            if (queues.size() < QUEUES) queues.add(queue(queue));
        }
        Map<String, Object> seen = of("counters", "operations", report.operations());
        seen.put("queues", queues);
        return seen;
    }

    private Map<String, Object> queue(QueueReport queue) {
        Map<String, Object> seen = new LinkedHashMap<>();
        seen.put("type", queue.type());
        seen.put("inserts", queue.inserts());
        seen.put("delMins", queue.delMins());
        seen.put("maxSize", queue.maxSize());
        seen.put("finalSize", queue.finalSize());
        seen.put("keyDecreases", queue.keyDecreases());
        seen.put("priorityDecreases", queue.priorityDecreases());
        seen.put("changedKeys", queue.changedKeys());
        seen.put("searches", queue.searches().stream()
                .map(search -> Map.of(
                        "root", search.root(), "inserts", search.inserts(), "delMins", search.delMins()))
                .toList());
        seen.put("trace", queue.trace().stream()
                .map(entry -> Map.of(
                        "op", entry.op(), "search", entry.search(), "depth", entry.depth(), "board", entry.board()))
                .toList());
        return seen;
    }

    private Map<String, Object> text(String text, String type) {
        Map<String, Object> seen = value(Texts.cut(text, stringCharacters), type);
        if (text.length() > stringCharacters) seen.put("cut", true);
        return seen;
    }

    private static Map<String, Object> decimal(double number, String type) {
        boolean json = !Double.isNaN(number) && !Double.isInfinite(number) && (number != 0 || 1 / number > 0);
        return json ? value(number, type) : value(Double.toString(number), type);
    }

    private static Map<String, Object> value(Object value, String type) {
        Map<String, Object> seen = of("value", "value", value);
        seen.put("type", type);
        return seen;
    }

    private static Map<String, Object> of(String kind, String name, Object value) {
        Map<String, Object> seen = new LinkedHashMap<>();
        seen.put("kind", kind);
        seen.put(name, value);
        return seen;
    }
}
