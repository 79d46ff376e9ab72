package probe;

import java.util.List;
import java.util.Map;
import probe.instrument.Instruments;
import probe.instrument.QueueReport;

/** The observations of harness/contracts/protocol.ts. No code of the subject runs here, but an exception's message. */
final class Observations {
    private static final double LARGEST_EXACT = 9_007_199_254_740_991.0;

    /** All that is told of a success by observations that are quiet. */
    static final Map<String, Object> DONE = Map.of("kind", "done");

    private final Thrown thrown;
    private final int stringCharacters;
    private final Room room;
    private final boolean quiet;

    Observations(Thrown thrown, int stringCharacters, Room room) {
        this(thrown, stringCharacters, room, false);
    }

    private Observations(Thrown thrown, int stringCharacters, Room room, boolean quiet) {
        this.thrown = thrown;
        this.stringCharacters = stringCharacters;
        this.room = room;
        this.quiet = quiet;
    }

    /** The same, but that nothing is told of what succeeds: for steps that are run for what they do. */
    Observations quiet() {
        return new Observations(thrown, stringCharacters, room, true);
    }

    boolean areQuiet() {
        return quiet;
    }

    Map<String, Object> nothing() {
        return quiet ? DONE : value(null, "null");
    }

    /** An observation of something that succeeded. */
    Map<String, Object> done(Map<String, Object> seen) {
        return quiet ? DONE : seen;
    }

    Map<String, Object> repeated(long times) {
        return Json.object("kind", "repeated", "times", times);
    }

    Map<String, Object> absent(String handle) {
        return Json.object("kind", "absent", "handle", handle);
    }

    Map<String, Object> missing(String member) {
        return Json.object("kind", "missing", "member", member);
    }

    Map<String, Object> exception(Throwable error) {
        return thrown.observe(error);
    }

    Map<String, Object> object(Object object) {
        if (quiet) return DONE;
        return Json.object("kind", "object", "type", room.take(object.getClass().getTypeName(), Texts.TYPE_CHARACTERS));
    }

    Map<String, Object> each(List<List<Map<String, Object>>> items) {
        return quiet ? DONE : Json.object("kind", "each", "items", items);
    }

    Map<String, Object> items(int count, boolean truncated) {
        return quiet ? DONE : Json.object("kind", "items", "count", count, "truncated", truncated);
    }

    /** A value, when it is one that JSON can hold; an object otherwise. */
    Map<String, Object> result(Object result, Class<?> declared) {
        if (quiet) return DONE;
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
        if (quiet) return DONE;
        List<Map<String, Object>> queues = report.queues().stream().map(Observations::queue).toList();
        return Json.object("kind", "counters", "operations", report.operations(), "queues", queues);
    }

    private static Map<String, Object> queue(QueueReport queue) {
        return Json.object(
                "type", queue.type(), "inserts", queue.inserts(), "delMins", queue.delMins(),
                "maxSize", queue.maxSize(), "finalSize", queue.finalSize(),
                "keyDecreases", queue.keyDecreases(), "priorityDecreases", queue.priorityDecreases(),
                "changedKeys", queue.changedKeys(),
                "searches", queue.searches().stream()
                        .map(one -> Map.of("root", one.root(), "inserts", one.inserts(), "delMins", one.delMins()))
                        .toList(),
                "trace", queue.trace().stream()
                        .map(one -> Map.of("op", one.op(), "search", one.search(), "depth", one.depth(), "state", one.state()))
                        .toList());
    }

    private Map<String, Object> text(String text, String type) {
        String taken = room.take(text, stringCharacters);
        Map<String, Object> seen = value(taken, type);
        if (taken.length() < text.length()) seen.put("cut", true);
        return seen;
    }

    private static Map<String, Object> decimal(double number, String type) {
        boolean json = !Double.isNaN(number) && !Double.isInfinite(number) && (number != 0 || 1 / number > 0);
        return json ? value(number, type) : value(Double.toString(number), type);
    }

    private static Map<String, Object> value(Object value, String type) {
        return Json.object("kind", "value", "value", value, "type", type);
    }
}
