package probe;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import probe.instrument.Instruments;

/**
 * The class loaders of one program: a new one for each script, so that nothing stays in static fields from one to the
 * next. A program that can keep nothing there is loaded once, and its compiled code serves all scripts.
 */
final class Loaders {
    /** In a descriptor, a class in a package. */
    private static final Pattern PACKAGED = Pattern.compile("L([^;]+/[^;]+);");

    private final Instruments instruments;
    private final Api api;
    private final Map<String, byte[]> units;
    /** The same classes, as they are where none is substituted. */
    private final Map<String, byte[]> together;
    private final boolean stateless;
    /** By the names of the classes that substitutes replace. */
    private final Map<List<String>, SubjectLoader> kept = new HashMap<>();

    Loaders(Instruments instruments, Api api, Protocol.Load load) {
        this.instruments = instruments;
        this.api = api;
        stateless = load.stateless();
        units = withPublicMethods(load.units());
        together = withPublicMethods(load.together());
    }

    private static Map<String, byte[]> withPublicMethods(Map<String, byte[]> units) {
        Map<String, byte[]> open = new LinkedHashMap<>();
        units.forEach((name, code) -> open.put(name, new ClassFile(code).withPublicMethods(
                descriptor -> PACKAGED.matcher(descriptor).results().allMatch(type -> isHere(type.group(1), units.keySet())))));
        return open;
    }

    /** In the program, or in the modules that it runs on. */
    private static boolean isHere(String type, Set<String> own) {
        String name = type.replace('/', '.');
        try {
            return own.contains(name) || Class.forName(name, false, Loaders.class.getClassLoader()) != null;
        } catch (ClassNotFoundException | LinkageError missing) {
            return false;
        }
    }

    SubjectLoader forScript(List<String> substitute) {
        if (!stateless) return load(substitute);
        SubjectLoader before = kept.get(substitute);
        if (before != null && !Fixed.are(before.loaded())) kept.remove(substitute);
        return kept.computeIfAbsent(substitute, this::load);
    }

    Map<String, byte[]> units() {
        return units;
    }

    private SubjectLoader load(List<String> substitute) {
        return new SubjectLoader(substitute.isEmpty() ? together : units, new SubstituteLoader(instruments, api, substitute));
    }
}
