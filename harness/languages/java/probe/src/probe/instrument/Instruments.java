package probe.instrument;

import java.util.Map;

/**
 * What the probe asks of the instruments under a subject, whatever they count.
 *
 * <p>The probe finds the one implementation with a {@link java.util.ServiceLoader}. A subject cannot: this package is
 * exported to the instruments' module alone.
 */
public interface Instruments {
    /** Forgets what was counted, and starts a script with these settings and with files by these names. */
    void begin(Watch watch, Map<String, String> files, long queueOperations, Runnable overrun);

    /** What was counted since the script began or since the last call; then counts from zero again. */
    Report read();

    /** The class file of a class that replaces one of the submission, or null when there is none by that name. */
    byte[] substitute(String className);

    /** Lets the substitutes of this module, and nothing else, reach what they count with. */
    void admit(Module substitutes);

    /** Names of operations with their counts, and what each queue did. */
    record Report(Map<String, Long> operations, java.util.List<QueueReport> queues) {}
}
