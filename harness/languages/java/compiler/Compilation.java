package compiler;

import com.sun.source.util.JavacTask;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.SourceVersion;
import javax.tools.Diagnostic;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.ToolProvider;

/** One run of the compiler over some of the roots, or over all sources. */
final class Compilation {
    private static final int MESSAGE_CHARACTERS = 2_000;
    private static final int LINE_CHARACTERS = 500;

    private final Request request;
    private final List<Map<String, Object>> diagnostics = new ArrayList<>();
    private final Set<String> broken = new HashSet<>();
    private final List<SourceFile> sources = new ArrayList<>();
    private Map<String, byte[]> units = Map.of();
    private Map<String, Object> api = Map.of();
    private boolean failed;

    private Compilation(Request request) {
        this.request = request;
    }

    static Compilation run(Request request, List<Request.Source> roots) {
        return run(request, roots, List.of(), usableExtras(request));
    }

    /** Over the roots and the extras, wherever a class stands, but for the extras of these paths. */
    static Compilation together(Request request, Set<String> without) {
        Stream<Request.Source> extras = usableExtras(request).stream().filter(extra -> !without.contains(extra.path()));
        return run(request, request.roots(), extras.toList(), List.of());
    }

    private static Compilation run(
            Request request, List<Request.Source> roots, List<Request.Source> beside, List<Request.Source> available) {
        Compilation compilation = new Compilation(request);
        try {
            compilation.compile(roots, beside, available);
        } catch (IOException unreadable) {
            throw new java.io.UncheckedIOException(unreadable);
        }
        return compilation;
    }

    /** Empty after an error. */
    Map<String, byte[]> units() {
        return units;
    }

    boolean failed() {
        return failed;
    }

    /** The paths of the files with errors. */
    Set<String> broken() {
        return broken;
    }

    List<Map<String, Object>> diagnostics() {
        return diagnostics;
    }

    /** What each root class shows to others, by class name. A class that its file does not hold is missing here. */
    Map<String, Object> api() {
        return api;
    }

    /** {@code beside}: is compiled as well; {@code available}: when it is used. */
    private void compile(List<Request.Source> roots, List<Request.Source> beside, List<Request.Source> available)
            throws IOException {
        List<SourceFile> compiled = files(Stream.concat(roots.stream(), beside.stream()).toList(), 0);
        List<SourceFile> found = files(available, compiled.size());
        sources.addAll(compiled);
        sources.addAll(found);
        Set<String> submitted = new HashSet<>();
        for (SourceFile file : sources) submitted.add(file.className());
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        try (Files files = new Files(
                compiler.getStandardFileManager(null, Locale.ENGLISH, StandardCharsets.UTF_8),
                request, found, submitted)) {
            JavacTask task = (JavacTask) compiler.getTask(
                    Writer.nullWriter(), files, this::report, request.options(), null, compiled);
            task.parse();
            task.analyze();
            api = PublicApi.read(task, roots, sources);
            task.generate();
            if (!failed) units = files.units();
        }
    }

    /** By name is how the compiler finds a class that another one uses; a file may have any name at all. */
    private static List<Request.Source> usableExtras(Request request) {
        return request.extras().stream().filter(source -> SourceVersion.isIdentifier(source.name())).toList();
    }

    private static List<SourceFile> files(List<Request.Source> sources, int firstIndex) {
        List<SourceFile> files = new ArrayList<>();
        for (Request.Source source : sources) files.add(new SourceFile(source, firstIndex + files.size()));
        return files;
    }

    private void report(Diagnostic<? extends JavaFileObject> diagnostic) {
        boolean error = diagnostic.getKind() == Diagnostic.Kind.ERROR;
        boolean note = diagnostic.getKind() == Diagnostic.Kind.NOTE || diagnostic.getKind() == Diagnostic.Kind.OTHER;
        if (note) return;
        failed |= error;
        SourceFile file = SourceFile.find(diagnostic.getSource(), sources);
        if (error && file != null) broken.add(file.path());
        if (diagnostics.size() >= request.maxMessages()) return;
        long offset = diagnostic.getPosition();
        int[] position = file == null ? new int[] {1, 1} : file.position(offset);
        Map<String, Object> message = new LinkedHashMap<>();
        message.put("severity", error ? "error" : "warning");
        message.put("path", file == null ? request.roots().get(0).path() : file.path());
        message.put("line", position[0]);
        message.put("column", position[1]);
        message.put("code", diagnostic.getCode());
        message.put("message", readable(diagnostic.getMessage(Locale.ENGLISH)));
        message.put("excerpt", file == null ? "" : file.line(offset, LINE_CHARACTERS));
        diagnostics.add(message);
    }

    /** As the javac command writes it: classes of a library by their simple names. */
    private static String readable(String message) {
        String text = message.replaceAll("\\b(?:java|javax|edu)(?:\\.[a-z]\\w*)+\\.(?=[A-Z])", "");
        return text.length() <= MESSAGE_CHARACTERS ? text : text.substring(0, MESSAGE_CHARACTERS) + " ...";
    }
}
