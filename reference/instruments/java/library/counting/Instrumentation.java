package counting;

import edu.princeton.cs.algs4.StdRandom;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.reflect.Field;
import java.util.Collection;
import java.util.Map;
import java.util.function.ToLongFunction;
import probe.instrument.Instruments;
import probe.instrument.Watch;

/** The instruments of this module, as the probe sees them. */
public final class Instrumentation implements Instruments {
    /** Scripts see the same random numbers each time they run. */
    private static final long SEED = 226;

    private final BoardAccess boards = BoardAccess.get();

    @Override
    public void begin(Watch watch, Map<String, String> files, long queueOperations, Runnable overrun) {
        Turns.readAndReset(boards.readAndReset());
        boards.name(watch.names());
        boards.confuse(watch.confused());
        boards.weakenHashes(watch.weakHashes());
        QueueLog.begin(watch, queueOperations, overrun);
        ScriptFiles.set(files);
        StdRandom.setSeed(SEED);
    }

    @Override
    public void allow(long queueOperations) {
        QueueLog.allow(queueOperations);
    }

    @Override
    public void disturb(int steps) {
        Disorder.disturb(steps);
    }

    @Override
    public Report read() {
        Map<String, Long> counts = boards.readAndReset();
        Turns.readAndReset(counts);
        Waiting.readAndReset(counts);
        AskedOrder.readAndReset(counts);
        return new Report(counts, QueueLog.readAndReset());
    }

    @Override
    public byte[] substitute(String className) {
        try (InputStream code = Instrumentation.class.getResourceAsStream("/substitutes/" + className + ".code")) {
            return code == null ? null : code.readAllBytes();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    @Override
    public void keepQueues(int from, ToLongFunction<Collection<?>> scales) {
        counting.KeptQueues.begin(from, scales);
    }

    @Override
    public Instruments.KeptQueues takeQueues() {
        return counting.KeptQueues.take();
    }

    @Override
    public long leafBytes(Object object) {
        return boards.isBoard(object) ? boards.bytes(object) : -1;
    }

    /** All but the counting of the queues, and what disturbs them. */
    @Override
    public boolean charges(Field field) {
        return field.getType() != QueueLog.class && field.getType() != Disorder.class;
    }

    @Override
    public void admit(Module substitutes) {
        Instrumentation.class.getModule().addExports("increments", substitutes);
    }
}
