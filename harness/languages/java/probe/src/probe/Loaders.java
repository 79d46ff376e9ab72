package probe;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import probe.instrument.Instruments;

/**
 * The class loaders of one program: a new one for each script, so that nothing stays in static fields from one to the
 * next. A program that can keep nothing there is loaded once, and its compiled code serves all scripts.
 */
final class Loaders {
    private final Instruments instruments;
    private final Api api;
    private final Map<String, byte[]> units;
    private final boolean stateless;
    /** By the names of the classes that substitutes replace. */
    private final Map<List<String>, SubjectLoader> kept = new HashMap<>();

    Loaders(Instruments instruments, Api api, Map<String, byte[]> units, boolean stateless) {
        this.instruments = instruments;
        this.api = api;
        this.units = units;
        this.stateless = stateless;
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
