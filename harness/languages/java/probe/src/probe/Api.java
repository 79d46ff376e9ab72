package probe;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/** The methods that the assignment's API gives its classes, from arguments like {@code Stack=push,pop}. */
final class Api {
    /** What every object has may be overridden, whatever the API says of it. */
    private static final Set<String> INHERITED = Set.of("equals", "hashCode", "toString");

    private final Map<String, Set<String>> methods = new HashMap<>();

    private Api() {}

    static Api of(String[] classes) {
        Api api = new Api();
        for (String given : classes) {
            int end = given.indexOf('=');
            api.methods.put(given.substring(0, end), Set.copyOf(Arrays.asList(given.substring(end + 1).split(","))));
        }
        return api;
    }

    /** The class file without the public methods that the API of its class does not have; the same one without an API. */
    byte[] within(String name, byte[] classFile) {
        Set<String> known = methods.get(name);
        if (known == null) return classFile;
        Predicate<String> isBeyond = method -> !known.contains(method) && !INHERITED.contains(method);
        return new ClassFile(classFile).withoutPublicMethods(isBeyond);
    }
}
