package probe;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/** What is told of an exception. Its methods may be the subject's own, so each is called under guard. */
final class Thrown {
    private static final int MESSAGE_CHARACTERS = 2_000;

    /** Those whose frames are the subject's own. */
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
        Frames.of(told, subjectClasses).addTo(seen);
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
}
