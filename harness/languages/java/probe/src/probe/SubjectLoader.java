package probe;

import java.util.Map;

/**
 * Loads the classes of one submission for one script. The library above it comes first, so that nothing of the
 * submission can take its place; then the substitutes that were asked for; then the submission's own classes.
 */
final class SubjectLoader extends ClassLoader {
    private final Map<String, byte[]> units;

    SubjectLoader(Map<String, byte[]> units, SubstituteLoader substitutes) {
        super("subject", substitutes);
        this.units = units;
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        byte[] code = units.get(name);
        if (code == null) throw new ClassNotFoundException(name);
        return defineClass(name, code, 0, code.length);
    }
}
