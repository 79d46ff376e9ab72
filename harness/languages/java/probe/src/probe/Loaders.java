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
    private final Map<String, byte[]> units = new LinkedHashMap<>();
    private final boolean stateless;
    /** By the names of the classes that substitutes replace. */
    private final Map<List<String>, SubjectLoader> kept = new HashMap<>();

    Loaders(Instruments instruments, Api api, Map<String, byte[]> units, boolean stateless) {
        this.instruments = instruments;
        this.api = api;
        this.stateless = stateless;
        units.forEach((name, code) -> this.units.put(name, new ClassFile(code).withPublicMethods(
                descriptor -> PACKAGED.matcher(descriptor).results().allMatch(type -> isHere(type.group(1), units.keySet())))));
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
        return new SubjectLoader(units, new SubstituteLoader(instruments, api, substitute));
    }
}
