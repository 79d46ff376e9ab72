package probe;

import java.lang.reflect.InvocationTargetException;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What is told of an exception. Its methods may be the subject's own, so each is called under guard. */
final class Thrown {
    private static final int MESSAGE_CHARACTERS = 2_000;

    /** Those whose frames are the subject's own. */
    private final Set<String> subjectClasses;
    private final Room room;
    private Throwable initializerFailure;

    Thrown(Set<String> subjectClasses, Room room) {
        this.subjectClasses = subjectClasses;
        this.room = room;
    }

    Map<String, Object> observe(Throwable thrown) {
        Throwable told = origin(thrown);
        String type = room.take(told.getClass().getTypeName(), Texts.TYPE_CHARACTERS);
        Map<String, Object> seen = Json.object("kind", "exception", "type", type);
        Class<?> base = base(told.getClass());
        if (base != told.getClass()) seen.put("base", room.take(base.getTypeName(), Texts.TYPE_CHARACTERS));
        seen.put("message", room.take(message(told), MESSAGE_CHARACTERS));
        Map<String, Object> frames = Frames.of(told, subjectClasses).told();
        seen.putAll(room.takeAll(frames) ? frames : Map.of("frames", List.of()));
        return seen;
    }

    private boolean isOwn(Class<?> type) {
        return subjectClasses.contains(type.getName());
    }

    /** What it is for callers that know neither the subject's classes nor which of the platform's refuse an argument. */
    private Class<?> base(Class<?> type) {
        if (IllegalArgumentException.class.isAssignableFrom(type)) return IllegalArgumentException.class;
        Class<?> nearest = type;
        while (isOwn(nearest)) nearest = nearest.getSuperclass();
        return nearest;
    }

    /**
     * A class whose initializer failed fails again wherever it is used, as a NoClassDefFoundError that does not say
     * why: the first failure is told each time.
     */
    private Throwable origin(Throwable thrown) {
        Throwable called = within(InvocationTargetException.class, thrown);
        Throwable origin = within(ExceptionInInitializerError.class, called);
        if (origin != called) initializerFailure = origin;
        boolean again = origin.getClass() == NoClassDefFoundError.class && initializerFailure != null
                && message(origin).startsWith("Could not initialize class");
        return again ? initializerFailure : origin;
    }

    /** What the platform wrapped in an exception of this very class. A class of the subject's that extends it is no wrapper. */
    private static Throwable within(Class<?> wrapper, Throwable thrown) {
        return thrown.getClass() == wrapper && thrown.getCause() != null ? thrown.getCause() : thrown;
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
