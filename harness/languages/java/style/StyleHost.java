package style;

import java.io.BufferedOutputStream;
import java.io.BufferedReader;
import java.io.File;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PrintStream;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.stream.Stream;
import probe.Json;

/**
 * Runs tools for style, one request after the other: a JSON request in a line of standard input, the tool's report, which
 * is JSON, in a line of standard output, with an empty line after it. A tool's classes are loaded once, apart from those of
 * other tools. No code of a submission runs here. A tool that fails says why on standard error, and the process ends.
 */
public final class StyleHost {
    private static final Map<String, ClassLoader> loaders = new HashMap<>();

    private StyleHost() {}

    public static void main(String[] args) throws IOException {
        OutputStream answers = new BufferedOutputStream(new FileOutputStream(FileDescriptor.out));
        BufferedReader requests = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = requests.readLine(); line != null; line = requests.readLine()) {
            boolean reported = report((Map<?, ?>) Json.parse(line), new Report(answers));
            if (reported) answers.write(new byte[] {'\n', '\n'});
            answers.flush();
            if (!reported) Runtime.getRuntime().halt(1);
        }
        Runtime.getRuntime().halt(0);
    }

    private static boolean report(Map<?, ?> request, Report report) {
        System.setOut(new PrintStream(report, false, StandardCharsets.UTF_8));
        try {
            String[] args = ((List<?>) request.get("args")).toArray(String[]::new);
            run((String) request.get("tool"), loaderOf((String) request.get("jars")), args);
            System.out.flush();
            return report.begun;
        } catch (Throwable failure) {
            Throwable cause = failure;
            while (cause.getCause() != null) cause = cause.getCause();
            System.err.println(cause);
            return false;
        }
    }

    private static void run(String tool, ClassLoader loader, String[] args) throws Exception {
        Thread.currentThread().setContextClassLoader(loader);
        switch (tool) {
            case "checkstyle" -> checkstyle(name -> loader.loadClass("com.puppycrawl.tools.checkstyle." + name), args);
            case "pmd" -> main(loader.loadClass("net.sourceforge.pmd.cli.PmdCli"), "mainWithoutExit", args);
            default -> main(loader.loadClass("edu.umd.cs.findbugs.FindBugs2"), "main", args);
        }
    }

    private static void main(Class<?> type, String name, String[] args) throws Exception {
        Method main = type.getDeclaredMethod(name, String[].class);
        main.setAccessible(true);
        main.invoke(null, (Object) args);
    }

    /** Its own main() ends the process. The arguments: its settings, then the files. */
    private static void checkstyle(Types types, String[] args) throws Exception {
        Object resolver = types.of("PropertiesExpander").getConstructor(Properties.class).newInstance(new Properties());
        Object settings = types.of("ConfigurationLoader")
                .getMethod("loadConfiguration", String.class, types.of("PropertyResolver"))
                .invoke(null, args[0], resolver);
        Class<?> options = types.of("AbstractAutomaticBean$OutputStreamOptions");
        Object listener = types.of("SarifLogger").getConstructor(OutputStream.class, options)
                .newInstance(System.out, options.getField("CLOSE").get(null));
        Class<?> type = types.of("Checker");
        Object checker = type.getConstructor().newInstance();
        type.getMethod("setModuleClassLoader", ClassLoader.class).invoke(checker, type.getClassLoader());
        type.getMethod("configure", types.of("api.Configuration")).invoke(checker, settings);
        type.getMethod("addListener", types.of("api.AuditListener")).invoke(checker, listener);
        type.getMethod("process", List.class).invoke(checker, Stream.of(args).skip(1).map(File::new).toList());
        type.getMethod("destroy").invoke(checker);
    }

    private interface Types {
        Class<?> of(String name) throws ClassNotFoundException;
    }

    private static ClassLoader loaderOf(String folder) throws IOException {
        ClassLoader known = loaders.get(folder);
        if (known != null) return known;
        try (Stream<Path> files = Files.list(Path.of(folder))) {
            List<Path> jars = files.filter(file -> file.toString().endsWith(".jar")).sorted().toList();
            URL[] urls = new URL[jars.size()];
            for (int i = 0; i < urls.length; i++) urls[i] = jars.get(i).toUri().toURL();
            ClassLoader loader = new URLClassLoader(urls, ClassLoader.getPlatformClassLoader());
            loaders.put(folder, loader);
            return loader;
        }
    }

    /** On one line, since an empty line ends the answer; to JSON, a line break between its parts is a blank. */
    private static final class Report extends FilterOutputStream {
        private boolean begun;

        Report(OutputStream answers) {
            super(answers);
        }

        @Override
        public void write(int value) throws IOException {
            begun = true;
            out.write(value == '\n' ? ' ' : value);
        }

        @Override
        public void close() throws IOException {
            flush();
        }
    }
}
