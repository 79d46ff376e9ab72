package probe.instrument;

import java.lang.reflect.Field;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.function.ToLongFunction;

/**
 * What the probe asks of the instruments under a subject.
 *
 * <p>The probe finds the one implementation with a {@link java.util.ServiceLoader}. A subject cannot: this package is
 * exported to the instruments' module alone.
 */
public interface Instruments {
    /** Forgets what was counted, and starts a script with these settings and with files by these names. */
    void begin(Watch watch, Map<String, String> files, long queueOperations, Runnable overrun);

    /** Allows this many operations from here on: a row of a paced script begins. */
    void allow(long queueOperations);

    /** A row begins that is in disorder for so many steps at most; 0: it is in order. */
    void disturb(int steps);

    /** What was counted since the script began or since the last call; then counts from zero again. */
    Report read();

    /** The class file of a class that replaces one of the submission, or null when there is none by that name. */
    byte[] substitute(String className);

    /** Lets the substitutes of this module, and nothing else, reach what they count with. */
    void admit(Module substitutes);

    /**
     * From now on the queues that are made or used are kept, until they are taken. They are put on the scales when they hold
     * {@code from} keys together, and each time that these have doubled; 0: never.
     */
    void keepQueues(int from, ToLongFunction<Collection<?>> scales);

    /** The queues that were kept; they are kept no longer. */
    KeptQueues takeQueues();

    /**
     * The bytes that an object is charged with as a whole, instead of itself and all it refers to, when it stands for
     * an object of the subject's; -1 for any other object.
     */
    long leafBytes(Object object);

    /** Is an object charged with this field? Not with one that is there to count. */
    boolean charges(Field field);

    /**
     * Queues with the most keys that were in them at once, and those that were in the end. {@code during}: the most bytes that the
     * scales showed for each key, times the most keys at once; 0 when nothing was weighed.
     */
    record KeptQueues(List<Object> queues, long maxSize, long finalSize, long during) {}

    /** Names of operations with their counts, and what each queue did. */
    record Report(Map<String, Long> operations, List<QueueReport> queues) {}
}
