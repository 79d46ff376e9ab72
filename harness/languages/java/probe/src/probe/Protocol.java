package probe;

import java.util.ArrayList;
import java.util.Base64;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import probe.instrument.Watch;

/** The requests of harness/contracts/protocol.ts, as records. What does not fit throws a RuntimeException. */
final class Protocol {
    private Protocol() {}

    sealed interface Request {
        String nonce();
    }

    record Load(
            String nonce, Map<String, byte[]> units, Map<String, byte[]> together, List<String> classes, boolean stateless)
            implements Request {}

    record Run(String nonce, Script script) implements Request {}

    record Script(
            List<String> substitute,
            List<Map<String, Object>> rows,
            List<Step> steps,
            Watch watch,
            Limits limits,
            boolean paced,
            Map<String, String> files,
            String stdin) {}

    record Limits(long queueOperations, int stringCharacters, int outputBytes, long outputFloodBytes) {}

    sealed interface Step {}

    record New(String type, List<Argument> args, String as) implements Step {}

    record Call(String on, String method, List<Argument> args, String as) implements Step {}

    record CallStatic(String type, String method, List<Argument> args) implements Step {}

    record MakeGrid(Argument from, String as) implements Step {}

    record SetCell(String grid, int row, int column, int value) implements Step {}

    record ShowGrid(String grid) implements Step {}

    record Iterate(String on, String as, int limit, String beside) implements Step {}

    record Open(String on, String as) implements Step {}

    record Each(String over, String as, List<Step> steps) implements Step {}

    record Pick(String from, int index, String as) implements Step {}

    record Counters() implements Step {}

    /** {@code queuesFrom}: 0 when queues are not weighed during the steps. */
    record Measure(List<Step> make, String of, boolean queues, int queuesFrom, String vary) implements Step {}

    record Repeat(List<Step> steps, int forMs, long most) implements Step {}

    /** {@code value}: a number, a text, a list of texts, a grid, or the name of a field or handle. */
    record Argument(String kind, Object value) {}

    static Request request(String line) {
        Node node = Node.of(Json.parse(line));
        String nonce = node.text("nonce");
        return switch (node.text("kind")) {
            case "load" -> load(nonce, node.node("program"));
            case "run" -> new Run(nonce, script(node.node("script")));
            default -> throw new IllegalArgumentException("unknown request " + node.text("kind"));
        };
    }

    /** Is this the line that lets the script with this nonce go on? */
    static boolean isNext(String line, String nonce) {
        try {
            Node node = Node.of(Json.parse(line));
            return node.text("kind").equals("next") && node.text("nonce").equals(nonce);
        } catch (RuntimeException malformed) {
            return false;
        }
    }

    /** The nonce of a request that is not understood, as far as it can be read. */
    static String nonceOf(String line) {
        try {
            return Node.of(Json.parse(line)).text("nonce");
        } catch (RuntimeException unreadable) {
            return "0".repeat(32);
        }
    }

    private static Load load(String nonce, Node program) {
        Map<String, byte[]> units = new LinkedHashMap<>();
        Map<String, byte[]> together = new LinkedHashMap<>();
        for (Node unit : program.nodes("units")) {
            String name = unit.text("name");
            String other = unit.textOrNull("together");
            units.put(name, Base64.getDecoder().decode(unit.text("code")));
            together.put(name, other == null ? units.get(name) : Base64.getDecoder().decode(other));
        }
        List<String> classes = new ArrayList<>();
        for (Node entry : program.nodes("entries")) classes.add(entry.text("class"));
        return new Load(nonce, units, together, classes, program.flag("stateless"));
    }

    private static Script script(Node node) {
        Node watch = node.node("watch");
        Node limits = node.node("limits");
        return new Script(
                node.list("substitute", String.class::cast),
                node.list("rows", Protocol::row),
                steps(node, "steps"),
                new Watch(
                        watch.flag("keys"),
                        watch.flag("searches"),
                        watch.flag("contradictions"),
                        watch.integer("trace"),
                        watch.integer("disorder"),
                        watch.text("disorderIn"),
                        watch.integer("mildDisorder"),
                        watch.flag("confused"),
                        watch.flag("weakHashes"),
                        names(watch.list("names", Long.class::cast))),
                new Limits(
                        limits.number("queueOperations"),
                        limits.integer("stringCharacters"),
                        limits.integer("outputBytes"),
                        limits.number("outputFloodBytes")),
                node.flag("paced"),
                files(node.node("files")),
                node.text("stdin"));
    }

    private static byte[] names(List<Long> numbers) {
        byte[] names = new byte[numbers.size()];
        for (int i = 0; i < names.length; i++) names[i] = numbers.get(i).byteValue();
        return names.length == 0 ? null : names;
    }

    private static Map<String, String> files(Node node) {
        Map<String, String> files = new LinkedHashMap<>();
        node.members().forEach((name, text) -> files.put((String) name, (String) text));
        return files;
    }

    private static Map<String, Object> row(Object value) {
        Map<String, Object> row = new HashMap<>();
        Node.of(value).members().forEach((name, datum) -> row.put((String) name, datum(datum)));
        return row;
    }

    private static Object datum(Object value) {
        if (value instanceof List<?> rows) return grid(rows);
        if (value instanceof Long number) return Math.toIntExact(number);
        return (String) value;
    }

    private static int[][] grid(List<?> rows) {
        int[][] grid = new int[rows.size()][];
        for (int i = 0; i < grid.length; i++) {
            List<?> row = (List<?>) rows.get(i);
            grid[i] = new int[row.size()];
            for (int j = 0; j < grid[i].length; j++) grid[i][j] = Math.toIntExact((Long) row.get(j));
        }
        return grid;
    }

    private static List<Step> steps(Node node, String name) {
        return node.list(name, value -> step(Node.of(value)));
    }

    private static Step step(Node node) {
        return switch (node.text("op")) {
            case "new" -> new New(node.text("class"), arguments(node), node.text("as"));
            case "call" -> new Call(node.text("on"), node.text("method"), arguments(node), node.textOrNull("as"));
            case "callStatic" -> new CallStatic(node.text("class"), node.text("method"), arguments(node));
            case "grid" -> new MakeGrid(argument(node.members().get("from")), node.text("as"));
            case "setCell" -> new SetCell(
                    node.text("grid"), node.integer("row"), node.integer("column"), node.integer("value"));
            case "showGrid" -> new ShowGrid(node.text("grid"));
            case "iterate" -> new Iterate(
                    node.text("on"), node.text("as"), node.integer("limit"), node.textOrNull("beside"));
            case "open" -> new Open(node.text("on"), node.text("as"));
            case "each" -> new Each(node.text("over"), node.text("as"), steps(node, "steps"));
            case "pick" -> new Pick(node.text("from"), node.integer("index"), node.text("as"));
            case "counters" -> new Counters();
            case "measure" -> new Measure(
                    steps(node, "make"),
                    node.text("of"),
                    node.flag("queues"),
                    node.integerOrZero("queuesFrom"),
                    node.textOrNull("vary"));
            case "repeat" -> new Repeat(steps(node, "steps"), node.integer("forMs"), node.number("most"));
            default -> throw new IllegalArgumentException("unknown step " + node.text("op"));
        };
    }

    private static List<Argument> arguments(Node node) {
        return node.list("args", Protocol::argument);
    }

    private static Argument argument(Object value) {
        Node node = Node.of(value);
        String kind = node.text("kind");
        return new Argument(kind, switch (kind) {
            case "null", "undefined", "foreign" -> null;
            case "int" -> node.integer("value");
            case "string" -> node.text("value");
            case "strings" -> node.list("value", String.class::cast);
            case "grid" -> grid((List<?>) node.members().get("value"));
            case "row" -> node.text("field");
            case "handle" -> node.text("name");
            case "textOf" -> node.text("of");
            default -> throw new IllegalArgumentException("unknown argument " + kind);
        });
    }

    /** A JSON object whose members are read by type. */
    private record Node(Map<?, ?> members) {
        static Node of(Object value) {
            return new Node((Map<?, ?>) value);
        }

        String text(String name) {
            return (String) Objects.requireNonNull(members.get(name), name);
        }

        String textOrNull(String name) {
            return (String) members.get(name);
        }

        long number(String name) {
            return (Long) members.get(name);
        }

        int integer(String name) {
            return Math.toIntExact(number(name));
        }

        int integerOrZero(String name) {
            return members.containsKey(name) ? integer(name) : 0;
        }

        boolean flag(String name) {
            return (Boolean) members.get(name);
        }

        Node node(String name) {
            return of(members.get(name));
        }

        List<Node> nodes(String name) {
            return list(name, Node::of);
        }

        <T> List<T> list(String name, Function<Object, T> each) {
            List<T> items = new ArrayList<>();
            for (Object item : (List<?>) members.get(name)) items.add(each.apply(item));
            return items;
        }
    }
}
