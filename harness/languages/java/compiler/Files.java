package compiler;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URI;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;

/** Where the compiler finds sources and classes, and where it leaves what it made: memory. */
final class Files extends ForwardingJavaFileManager<StandardJavaFileManager> {
    private final List<SourceFile> available;
    private final Set<String> submitted;
    private final Map<String, ByteArrayOutputStream> made = new LinkedHashMap<>();

    Files(StandardJavaFileManager standard, Request request, List<SourceFile> available, Set<String> submitted) {
        super(standard);
        this.available = available;
        this.submitted = submitted;
        List<java.io.File> path = new ArrayList<>(request.library());
        path.addAll(request.substitutes());
        try {
            standard.setLocation(StandardLocation.CLASS_PATH, path);
        } catch (IOException unreadable) {
            throw new java.io.UncheckedIOException(unreadable);
        }
    }

    /** Class files by name. */
    Map<String, byte[]> units() {
        Map<String, byte[]> units = new LinkedHashMap<>();
        made.forEach((name, bytes) -> units.put(name, bytes.toByteArray()));
        return units;
    }

    @Override
    public boolean hasLocation(JavaFileManager.Location location) {
        return location == StandardLocation.SOURCE_PATH || super.hasLocation(location);
    }

    @Override
    public Iterable<JavaFileObject> list(
            JavaFileManager.Location location, String packageName, Set<JavaFileObject.Kind> kinds, boolean recurse)
            throws IOException {
        if (location == StandardLocation.SOURCE_PATH) {
            boolean asked = packageName.isEmpty() && kinds.contains(JavaFileObject.Kind.SOURCE);
            return asked ? List.copyOf(available) : List.of();
        }
        Iterable<JavaFileObject> files = super.list(location, packageName, kinds, recurse);
        if (location != StandardLocation.CLASS_PATH || !packageName.isEmpty()) return files;
        List<JavaFileObject> wanted = new ArrayList<>();
        for (JavaFileObject file : files) {
            if (!submitted.contains(topLevel(inferBinaryName(location, file)))) wanted.add(file);
        }
        return wanted;
    }

    @Override
    public String inferBinaryName(JavaFileManager.Location location, JavaFileObject file) {
        return file instanceof SourceFile source ? source.className() : super.inferBinaryName(location, file);
    }

    @Override
    public boolean isSameFile(FileObject a, FileObject b) {
        return a.equals(b) || !(a instanceof SourceFile) && !(b instanceof SourceFile) && super.isSameFile(a, b);
    }

    @Override
    public JavaFileObject getJavaFileForOutput(
            JavaFileManager.Location location, String className, JavaFileObject.Kind kind, FileObject sibling) {
        return new SimpleJavaFileObject(URI.create("memory:///" + className.replace('.', '/') + ".class"), kind) {
            @Override
            public OutputStream openOutputStream() {
                ByteArrayOutputStream bytes = new ByteArrayOutputStream();
                made.put(className, bytes);
                return bytes;
            }
        };
    }

    private static String topLevel(String binaryName) {
        int nested = binaryName.indexOf('$');
        return nested < 0 ? binaryName : binaryName.substring(0, nested);
    }
}
