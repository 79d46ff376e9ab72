package probe;

import java.util.List;
import probe.instrument.Instruments;

/**
 * Loads the substitutes for classes of the submission. They live in the unnamed module of this loader,
 * apart from the subject's: what the instruments export to it, they do not export to the subject. They serve all
 * editions of an assignment; of their methods the subject meets those that the API of this one has.
 */
final class SubstituteLoader extends ClassLoader {
    private final Instruments instruments;
    private final Api api;
    private final List<String> names;

    SubstituteLoader(Instruments instruments, Api api, List<String> names) {
        super("substitutes", SubstituteLoader.class.getClassLoader());
        this.instruments = instruments;
        this.api = api;
        this.names = names;
        instruments.admit(getUnnamedModule());
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        int nested = name.indexOf('$');
        byte[] code = names.contains(nested < 0 ? name : name.substring(0, nested)) ? instruments.substitute(name) : null;
        if (code == null) throw new ClassNotFoundException(name);
        byte[] within = api.within(name, code);
        return defineClass(name, within, 0, within.length);
    }
}
