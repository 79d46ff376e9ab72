package probe;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What is told of an exception. Its methods may be the subject's own, so each is called under guard. */
final class Thrown {
    private static final int MESSAGE_CHARACTERS = 2_000;
    private static final int FRAMES = 20;

    private final Set<String> subjectClasses;
    private Throwable initializerFailure;

    Thrown(Set<String> subjectClasses) {
        this.subjectClasses = subjectClasses;
    }

    Map<String, Object> observe(Throwable thrown) {
        Throwable told = origin(thrown);
        Map<String, Object> seen = new LinkedHashMap<>();
        seen.put("kind", "exception");
        seen.put("type", Texts.typeName(told.getClass()));
        seen.put("message", message(told));
        seen.put("frames", frames(told));
        return seen;
    }

    /**
     * A class whose initializer failed fails again wherever it is used, as a NoClassDefFoundError that does not say
     * why: the first failure is told each time.
     */
    private Throwable origin(Throwable thrown) {
        if (thrown instanceof ExceptionInInitializerError error && error.getException() != null) {
            initializerFailure = error.getException();
            return initializerFailure;
        }
        boolean again = thrown.getClass() == NoClassDefFoundError.class && initializerFailure != null
                && message(thrown).startsWith("Could not initialize class");
        return again ? initializerFailure : thrown;
    }

    private static String message(Throwable thrown) {
        try {
            String message = thrown.getMessage();
            return message == null ? "" : Texts.cut(message, MESSAGE_CHARACTERS);
        } catch (Throwable ofTheSubject) {
            return "";
        }
    }

    private List<Map<String, Object>> frames(Throwable thrown) {
        List<Map<String, Object>> frames = new ArrayList<>();
        try {
            for (StackTraceElement element : thrown.getStackTrace()) {
                if (frames.size() == FRAMES) break;
                if (subjectClasses.contains(element.getClassName())) frames.add(frame(element));
            }
        } catch (Throwable ofTheSubject) {
            frames.clear();
        }
        return frames;
    }

    private static Map<String, Object> frame(StackTraceElement element) {
        String file = element.getFileName() == null ? "" : element.getFileName();
        return Map.of(
                "member", Texts.cut(element.getClassName() + '.' + element.getMethodName(), 200),
                "file", Texts.cut(file, 200),
                "line", Math.max(0, element.getLineNumber()));
    }
}
