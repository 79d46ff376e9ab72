package compiler;

import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import probe.Json;

/**
 * Compiles one submission after the other in memory: a JSON request in a line of standard input, a JSON answer on
 * standard output, with an empty line after it. No code of a submission runs here, annotation processors included. A
 * compiler that gave up is not asked again: the process ends.
 *
 * <p>When a class does not compile, the others are tried without it, each alone, so that one broken class does not
 * take the rest of the submission with it.
 */
public final class CompilerHost {
    /** The compiler gave up. */
    private static boolean spent;

    private CompilerHost() {}

    public static void main(String[] args) throws IOException {
        // What the compiler prints by itself must not mix with the answer.
        PrintStream answers = new PrintStream(new FileOutputStream(FileDescriptor.out), false, StandardCharsets.US_ASCII);
        System.setOut(System.err);
        BufferedReader requests = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = requests.readLine(); line != null; line = requests.readLine()) {
            Map<String, Object> answer = answer(Request.parse(line));
            answers.print(Json.write(answer));
            if (spent) break;
            answers.print("\n\n");
            answers.flush();
        }
        answers.flush();
        Runtime.getRuntime().halt(0);
    }

    private static Map<String, Object> answer(Request request) {
        try {
            return compile(request);
        } catch (RuntimeException | Error crash) {
            spent = true;
            return Map.of("gaveUp", reason(crash));
        }
    }

    /** The compiler wraps what it could not stand. */
    private static String reason(Throwable crash) {
        for (Throwable cause = crash; cause != null; cause = cause.getCause()) {
            if (cause instanceof StackOverflowError) return "stack";
            if (cause instanceof OutOfMemoryError) return "memory";
        }
        return "crash";
    }

    private static Map<String, Object> compile(Request request) {
        Compilation whole = compile(request, request.roots());
        Map<String, byte[]> units = new LinkedHashMap<>(whole.units());
        List<String> alone = new ArrayList<>();
        if (whole.failed() && request.roots().size() > 1) {
            for (Request.Source root : request.roots()) tryAlone(request, root, units, alone);
        }
        return Map.of("units", encode(units), "alone", alone, "diagnostics", whole.diagnostics(), "api", whole.api());
    }

    /** A class need not stand in a file of its name: what is not found that way is in one of the extras, or nowhere. */
    private static Compilation compile(Request request, List<Request.Source> roots) {
        Compilation byName = Compilation.run(request, roots, false);
        if (!byName.failed() || request.extras().isEmpty()) return byName;
        try {
            Compilation anywhere = Compilation.run(request, roots, true);
            return !anywhere.failed() || unresolved(anywhere) < unresolved(byName) ? anywhere : byName;
        } catch (RuntimeException | Error crash) {
            spent = true;
            return byName;
        }
    }

    private static long unresolved(Compilation failed) {
        return failed.diagnostics().stream()
            .filter(message -> message.get("code").toString().startsWith("compiler.err.cant.resolve"))
            .count();
    }

    private static void tryAlone(
            Request request, Request.Source root, Map<String, byte[]> units, List<String> alone) {
        Compilation one = compile(request, List.of(root));
        if (one.failed() || clash(one.units(), units)) return;
        units.putAll(one.units());
        alone.add(root.name());
    }

    /** Is there another class of the same name? One of the two would be run with the other one's. */
    private static boolean clash(Map<String, byte[]> some, Map<String, byte[]> others) {
        return some.entrySet().stream().anyMatch(unit ->
                others.containsKey(unit.getKey()) && !Arrays.equals(unit.getValue(), others.get(unit.getKey())));
    }

    private static List<Map<String, Object>> encode(Map<String, byte[]> units) {
        List<Map<String, Object>> encoded = new ArrayList<>();
        units.forEach((name, code) ->
                encoded.add(Map.of("name", name, "code", java.util.Base64.getEncoder().encodeToString(code))));
        return encoded;
    }
}
