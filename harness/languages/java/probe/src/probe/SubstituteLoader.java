package probe;

import java.util.List;
import probe.instrument.Instruments;

/**
 * Loads the substitutes for classes of the submission. They live in the unnamed module of this loader,
 * apart from the subject's: what the instruments export to it, they do not export to the subject.
 */
final class SubstituteLoader extends ClassLoader {
    private final Instruments instruments;
    private final List<String> names;

    SubstituteLoader(Instruments instruments, List<String> names) {
        super("substitutes", SubstituteLoader.class.getClassLoader());
        this.instruments = instruments;
        this.names = names;
        instruments.admit(getUnnamedModule());
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        int nested = name.indexOf('$');
        byte[] code = names.contains(nested < 0 ? name : name.substring(0, nested)) ? instruments.substitute(name) : null;
        if (code == null) throw new ClassNotFoundException(name);
        return defineClass(name, code, 0, code.length);
    }
}
