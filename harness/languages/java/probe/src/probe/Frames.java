package probe;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The stack of an exception, innermost first: each frame of the subject's own once, each package of other code once,
 * and the order in which they follow each other. So a recursion costs a number for each of its calls.
 */
final class Frames {
    /** What the JVM keeps of a stack. */
    private static final int DEPTH = 1_024;
    private static final int OWN = 40;
    private static final int OTHERS = 16;
    private static final int NAME_CHARACTERS = 200;
    private static final int PACKAGE_CHARACTERS = 60;

    private final Map<Map<String, Object>, Integer> own = new LinkedHashMap<>();
    private final Map<String, Integer> others = new LinkedHashMap<>();
    private final List<Integer> order = new ArrayList<>();
    /** How many of the order are up to the outermost frame of the subject's. */
    private int length;

    private Frames() {}

    /** None for what cannot be read: the methods of an exception may be the subject's. */
    static Frames of(Throwable thrown, Set<String> ownClasses) {
        try {
            Frames frames = new Frames();
            frames.read(thrown.getStackTrace(), ownClasses);
            return frames;
        } catch (Throwable ofTheSubject) {
            return new Frames();
        }
    }

    /** What the order says is left out where each frame is there once, one after the other. */
    Map<String, Object> told() {
        List<Integer> stack = order.subList(0, length);
        boolean plain = length == own.size() && stack.stream().allMatch(index -> index >= 0);
        List<Map<String, Object>> frames = List.copyOf(own.keySet());
        if (plain) return Map.of("frames", frames);
        return Json.object("frames", frames, "others", List.copyOf(others.keySet()), "stack", List.copyOf(stack));
    }

    private void read(StackTraceElement[] elements, Set<String> ownClasses) {
        for (int i = 0; i < Math.min(elements.length, DEPTH); i++) {
            boolean isOwn = ownClasses.contains(elements[i].getClassName());
            if (isOwn ? !addOwn(elements[i]) : !addOther(elements[i].getClassName())) return;
        }
    }

    private boolean addOwn(StackTraceElement element) {
        Map<String, Object> frame = frame(element);
        if (own.size() == OWN && !own.containsKey(frame)) return false;
        order.add(own.computeIfAbsent(frame, added -> own.size()));
        length = order.size();
        return true;
    }

    private boolean addOther(String className) {
        String name = className.substring(0, Math.max(0, className.lastIndexOf('.')));
        String known = Texts.cut(name, PACKAGE_CHARACTERS);
        if (others.size() == OTHERS && !others.containsKey(known)) return false;
        order.add(-1 - others.computeIfAbsent(known, added -> others.size()));
        return true;
    }

    private static Map<String, Object> frame(StackTraceElement element) {
        String file = element.getFileName() == null ? "" : element.getFileName();
        return Map.of(
                "member", Texts.cut(element.getClassName() + '.' + element.getMethodName(), NAME_CHARACTERS),
                "file", Texts.cut(file, NAME_CHARACTERS),
                "line", Math.max(0, element.getLineNumber()));
    }
}
