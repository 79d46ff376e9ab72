import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * Compiles many folders of sources in one virtual machine, each by itself: {@code CompileAll library out folder...}. The
 * classes of the first folder go to {@code out/0}, of the second to {@code out/1}, and so on. What does not compile is
 * left out.
 */
public final class CompileAll {
    public static void main(String[] args) throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null);
        for (int i = 2; i < args.length; i++) {
            String out = Path.of(args[1], Integer.toString(i - 2)).toString();
            Files.createDirectories(Path.of(out));
            List<String> options = List.of("-g", "-proc:none", "-nowarn", "-cp", args[0], "-d", out);
            List<Path> sources = sources(args[i]);
            if (sources.isEmpty()) continue;
            compiler.getTask(Writer.nullWriter(), files, message -> { }, options, null,
                    files.getJavaFileObjectsFromPaths(sources)).call();
        }
    }

    private static List<Path> sources(String folder) throws IOException {
        try (Stream<Path> all = Files.walk(Path.of(folder))) {
            return all.filter(path -> path.toString().endsWith(".java")).toList();
        }
    }
}
