package compiler;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.util.JavacTask;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.SourceVersion;
import javax.tools.Diagnostic;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.ToolProvider;
import probe.Json;

/** One run of the compiler over some of the roots, or over all sources. */
final class Compilation {
    private static final int MESSAGE_CHARACTERS = 2_000;
    private static final int LINE_CHARACTERS = 500;

    private final Request request;
    private final List<Map<String, Object>> diagnostics = new ArrayList<>();
    private final List<SourceFile> sources = new ArrayList<>();
    private Map<String, byte[]> units = Map.of();
    private Map<String, Object> api = Map.of();
    private boolean failed;

    private Compilation(Request request) {
        this.request = request;
    }

    /** {@code anywhere}: classes of the extras are looked for where they are declared, and not in files of their names. */
    static Compilation run(Request request, List<Request.Source> roots, boolean anywhere) {
        Compilation compilation = new Compilation(request);
        try {
            compilation.compile(roots, anywhere);
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

    List<Map<String, Object>> diagnostics() {
        return diagnostics;
    }

    /** What each root class shows to others, by class name. A class that its file does not hold is missing here. */
    Map<String, Object> api() {
        return api;
    }

    private void compile(List<Request.Source> roots, boolean anywhere) throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        List<SourceFile> compiled = files(roots, 0);
        List<SourceFile> extras = files(request.extras(), compiled.size());
        List<SourceFile> found = anywhere ? byContent(extras, compiler) : byName(extras);
        sources.addAll(compiled);
        sources.addAll(found);
        Set<String> submitted = new HashSet<>();
        for (SourceFile file : sources) submitted.add(file.className());
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

    /** Each under the names of the classes that it declares; one with a class of a root is an older version, and left out. */
    private List<SourceFile> byContent(List<SourceFile> files, JavaCompiler compiler) throws IOException {
        Set<String> roots = request.roots().stream().map(Request.Source::name).collect(Collectors.toSet());
        Map<String, SourceFile> found = new LinkedHashMap<>();
        Map<String, SourceFile> others = new LinkedHashMap<>();
        List<String> options = List.of("-proc:none");
        JavacTask task = (JavacTask) compiler.getTask(Writer.nullWriter(), null, ignored -> {}, options, null, files);
        for (CompilationUnitTree unit : task.parse()) {
            SourceFile file = SourceFile.find(unit.getSourceFile(), files);
            List<String> names = unit.getTypeDecls().stream()
                .flatMap(type -> type instanceof ClassTree one ? Stream.of(one.getSimpleName().toString()) : Stream.of())
                .toList();
            if (!Collections.disjoint(names, roots)) continue;
            for (String name : names) {
                if (name.equals(file.className())) found.putIfAbsent(name, file);
                else others.putIfAbsent(name, file.as(name));
            }
        }
        others.forEach(found::putIfAbsent);
        return List.copyOf(found.values());
    }

    /** Those that are named as a class can be; a file may have any name at all. */
    private static List<SourceFile> byName(List<SourceFile> files) {
        return files.stream().filter(file -> SourceVersion.isIdentifier(file.className())).toList();
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
        if (diagnostics.size() >= request.maxMessages()) return;
        long offset = diagnostic.getPosition();
        int[] position = file == null ? new int[] {1, 1} : file.position(offset);
        diagnostics.add(Json.object(
                "severity", error ? "error" : "warning",
                "path", file == null ? request.roots().get(0).path() : file.path(), "line", position[0], "column", position[1],
                "code", diagnostic.getCode(), "message", readable(diagnostic.getMessage(Locale.ENGLISH)),
                "excerpt", file == null ? "" : file.line(offset, LINE_CHARACTERS)));
    }

    /** As the javac command writes it: classes of a library by their simple names. */
    private static String readable(String message) {
        String text = message.replaceAll("\\b(?:java|javax|edu)(?:\\.[a-z]\\w*)+\\.(?=[A-Z])", "");
        return text.length() <= MESSAGE_CHARACTERS ? text : text.substring(0, MESSAGE_CHARACTERS) + " ...";
    }
}
