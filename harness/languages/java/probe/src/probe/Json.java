package probe;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * JSON as the protocol needs it. Objects are {@code Map<String, Object>}, arrays {@code List<Object>}, whole numbers
 * {@code Long}, other numbers {@code Double}; what is written is pure ASCII on one line.
 */
public final class Json {
    private static final int MAX_DEPTH = 200;

    private final String text;
    private int at;

    private Json(String text) {
        this.text = text;
    }

    /** Throws IllegalArgumentException when the text is not one JSON value. */
    public static Object parse(String text) {
        Json json = new Json(text);
        Object value = json.value(0);
        json.space();
        if (json.at < text.length()) throw json.wrong("text after the value");
        return value;
    }

    public static String write(Object value) {
        StringBuilder out = new StringBuilder(256);
        append(out, value);
        return out.toString();
    }

    /** An object of names and values in turns, in their order. */
    public static Map<String, Object> object(Object... parts) {
        Map<String, Object> members = new LinkedHashMap<>();
        for (int i = 0; i < parts.length; i += 2) members.put((String) parts[i], parts[i + 1]);
        return members;
    }

    private Object value(int depth) {
        if (depth > MAX_DEPTH) throw wrong("nested too deeply");
        space();
        return switch (peek()) {
            case '{' -> object(depth);
            case '[' -> array(depth);
            case '"' -> string();
            case 't' -> word("true", true);
            case 'f' -> word("false", false);
            case 'n' -> word("null", null);
            default -> number();
        };
    }

    private Map<String, Object> object(int depth) {
        Map<String, Object> members = new LinkedHashMap<>();
        at++;
        space();
        if (skip('}')) return members;
        do {
            space();
            String name = string();
            space();
            expect(':');
            members.put(name, value(depth + 1));
            space();
        } while (skip(','));
        expect('}');
        return members;
    }

    private List<Object> array(int depth) {
        List<Object> items = new ArrayList<>();
        at++;
        space();
        if (skip(']')) return items;
        do {
            items.add(value(depth + 1));
            space();
        } while (skip(','));
        expect(']');
        return items;
    }

    private String string() {
        expect('"');
        int start = at;
        while (peek() != '"' && peek() != '\\') at++;
        if (peek() == '"') return text.substring(start, at++);
        StringBuilder out = new StringBuilder(text.substring(start, at));
        while (peek() != '"') {
            char c = text.charAt(at++);
            out.append(c == '\\' ? escape() : c);
        }
        at++;
        return out.toString();
    }

    private char escape() {
        char c = peek();
        at++;
        return switch (c) {
            case 'n' -> '\n';
            case 't' -> '\t';
            case 'r' -> '\r';
            case 'b' -> '\b';
            case 'f' -> '\f';
            case 'u' -> {
                if (at + 4 > text.length()) throw wrong("cut escape");
                at += 4;
                yield (char) Integer.parseInt(text, at - 4, at, 16);
            }
            case '"', '\\', '/' -> c;
            default -> throw wrong("unknown escape");
        };
    }

    private Object number() {
        int start = at;
        boolean whole = true;
        while (at < text.length() && "+-.0123456789eE".indexOf(text.charAt(at)) >= 0) {
            whole &= ".eE".indexOf(text.charAt(at)) < 0;
            at++;
        }
        if (start == at) throw wrong("not a value");
        if (whole) return Long.parseLong(text, start, at, 10);
        return Double.valueOf(text.substring(start, at));
    }

    private Object word(String word, Object value) {
        if (!text.startsWith(word, at)) throw wrong("not a value");
        at += word.length();
        return value;
    }

    private char peek() {
        if (at >= text.length()) throw wrong("the text ends too early");
        return text.charAt(at);
    }

    private void space() {
        while (at < text.length() && text.charAt(at) <= ' ') at++;
    }

    private boolean skip(char c) {
        boolean there = at < text.length() && text.charAt(at) == c;
        if (there) at++;
        return there;
    }

    private void expect(char c) {
        if (!skip(c)) throw wrong("expected " + c);
    }

    private IllegalArgumentException wrong(String what) {
        return new IllegalArgumentException("JSON, character " + at + ": " + what);
    }

    private static void append(StringBuilder out, Object value) {
        if (value instanceof String text) appendString(out, text);
        else if (value instanceof Map<?, ?> members) appendObject(out, members);
        else if (value instanceof List<?> items) appendArray(out, items);
        else if (value instanceof Double number) out.append(number.doubleValue());
        else if (value instanceof Number number) out.append(number.longValue());
        else if (value instanceof Boolean flag) out.append(flag.booleanValue());
        else out.append("null");
    }

    private static void appendObject(StringBuilder out, Map<?, ?> members) {
        char separator = '{';
        for (Map.Entry<?, ?> member : members.entrySet()) {
            out.append(separator);
            appendString(out, (String) member.getKey());
            out.append(':');
            append(out, member.getValue());
            separator = ',';
        }
        out.append(members.isEmpty() ? "{}" : "}");
    }

    private static void appendArray(StringBuilder out, List<?> items) {
        char separator = '[';
        for (Object item : items) {
            out.append(separator);
            append(out, item);
            separator = ',';
        }
        out.append(items.isEmpty() ? "[]" : "]");
    }

    private static void appendString(StringBuilder out, String text) {
        out.append('"');
        int written = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c >= ' ' && c < 0x7f && c != '"' && c != '\\') continue;
            out.append(text, written, i);
            written = i + 1;
            int known = "\"\\\n\r\t".indexOf(c);
            if (known >= 0) out.append('\\').append("\"\\nrt".charAt(known));
            else appendUnicode(out, c);
        }
        out.append(text, written, text.length()).append('"');
    }

    private static void appendUnicode(StringBuilder out, char c) {
        out.append("\\u");
        for (int shift = 12; shift >= 0; shift -= 4) out.append(Character.forDigit((c >> shift) & 15, 16));
    }
}
