package compiler;

import java.io.File;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import probe.Json;

/**
 * What to compile. {@code roots} are always compiled, {@code extras} when they are used, {@code library} is always on
 * the class path, and classes of {@code substitutes} only where the submission has none by that name.
 */
record Request(
        List<Source> roots, List<Source> extras, List<File> library, List<File> substitutes, List<String> options,
        int maxMessages) {

    /** {@code name}: the class that the file holds. {@code before}: what the compiler reads before the text. */
    record Source(String path, String name, String text, String before) {}

    static Request parse(String json) {
        Map<?, ?> request = (Map<?, ?>) Json.parse(json);
        return new Request(
                list(request, "roots", Request::source),
                list(request, "extras", Request::source),
                list(request, "library", path -> new File((String) path)),
                list(request, "substitutes", path -> new File((String) path)),
                list(request, "options", String.class::cast),
                ((Long) request.get("maxMessages")).intValue());
    }

    private static Source source(Object value) {
        Map<?, ?> source = (Map<?, ?>) value;
        return new Source(
                (String) source.get("path"), (String) source.get("name"), (String) source.get("text"),
                (String) source.get("before"));
    }

    private static <T> List<T> list(Map<?, ?> request, String name, Function<Object, T> each) {
        return ((List<?>) request.get(name)).stream().<T>map(each).toList();
    }
}
