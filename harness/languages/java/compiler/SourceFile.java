package compiler;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.List;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;

/** A source of the submission, in memory. */
final class SourceFile extends SimpleJavaFileObject {
    private final Request.Source source;
    private final String className;

    SourceFile(Request.Source source, int index) {
        this(uri("/" + index + "/" + source.name() + ".java"), source, source.name());
    }

    private SourceFile(URI uri, Request.Source source, String className) {
        super(uri, Kind.SOURCE);
        this.source = source;
        this.className = className;
    }

    /** The same file as one in which the compiler looks for another class. */
    SourceFile as(String otherClass) {
        return new SourceFile(toUri(), source, otherClass);
    }

    /** Quotes what a URI does not allow: a file may have any name. */
    private static URI uri(String path) {
        try {
            return new URI("submission", null, path, null);
        } catch (URISyntaxException impossible) {
            throw new IllegalArgumentException(impossible);
        }
    }

    /** The one of {@code sources} that {@code file} stands for; the compiler hands out wrappers. Null for any other. */
    static SourceFile find(JavaFileObject file, List<SourceFile> sources) {
        for (SourceFile source : sources) {
            if (file != null && source.toUri().equals(file.toUri())) return source;
        }
        return null;
    }

    String path() {
        return source.path();
    }

    String className() {
        return className;
    }

    String text() {
        return source.text();
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
        return source.before() + source.text();
    }

    /** 1-based line and column of a place in the text, with a tab as one column. */
    int[] position(long offset) {
        int at = inText(offset);
        int line = 1;
        int start = 0;
        for (int i = 0; i < at; i++) {
            if (text().charAt(i) == '\n') {
                line++;
                start = i + 1;
            }
        }
        return new int[] {line, at - start + 1};
    }

    /** The place in the student's text that the compiler knows as {@code offset}. */
    private int inText(long offset) {
        return (int) Math.max(0, Math.min(offset - source.before().length(), text().length()));
    }

    String line(long offset, int limit) {
        int at = inText(offset);
        int start = text().lastIndexOf('\n', at - 1) + 1;
        int end = text().indexOf('\n', at);
        return text().substring(start, Math.min(end < 0 ? text().length() : end, start + limit));
    }
}
