package probe;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

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

    /** The submission's classes that have been loaded so far, in the order of their names. */
    List<Class<?>> loaded() {
        List<Class<?>> loaded = new ArrayList<>();
        for (String name : new TreeSet<>(units.keySet())) {
            Class<?> type = findLoadedClass(name);
            if (type != null && type.getClassLoader() == this) loaded.add(type);
        }
        return loaded;
    }

    /** Those in whose static fields anything can stand. */
    List<Class<?>> initialized() {
        return loaded().stream().filter(Initialized::is).toList();
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        byte[] code = units.get(name);
        if (code == null) throw new ClassNotFoundException(name);
        return defineClass(name, code, 0, code.length);
    }
}
