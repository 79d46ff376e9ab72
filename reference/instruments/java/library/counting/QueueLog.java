package counting;

import java.util.ArrayList;
import java.util.List;
import probe.instrument.QueueReport;
import probe.instrument.Watch;

/**
 * What one queue did since the counters were last read. Each queue holds its log; a log that is older than the last
 * reading is replaced by the queue's next operation, so that idle queues are not reported. No log holds its queue: a
 * queue that a subject lets go of does not stay for our sake.
 */
public final class QueueLog {
    /** Compares two keys as a queue does: what comes out first is smaller. */
    public interface Order {
        int compare(Object queue, Object a, Object b);
    }

    /** As many as the protocol tells of; those after the last of them are reported together with it. */
    private static final int REPORTED_QUEUES = 100;

    private static final List<QueueLog> LOGS = new ArrayList<>();
    private static int epoch;
    private static Watch watch = Watch.NOTHING;
    private static long operationsLeft = Long.MAX_VALUE;
    /** The thread that runs the subject. What queues do on another one is not counted: it could fall into any script. */
    private static Thread counted;
    private static Runnable overrun = () -> {};

    /** Made where nothing is counted, it is of no reading: the first operation that counts takes another. */
    private final int born = isCounted() ? epoch : -1;
    private final String type;
    private final Order order;
    private final Watching watching;
    /** The log that is reported: this one, or the last one that is. */
    private final QueueLog told;
    /** In this queue. */
    private long keys;
    private long inserts;
    private long delMins;
    private long size;
    private long maxSize;
    private long keyDecreases;

    private QueueLog(String type, Order order, long keys) {
        this.type = type;
        this.order = order;
        this.keys = keys;
        boolean isTold = !isCounted() || LOGS.size() < REPORTED_QUEUES;
        told = isTold ? this : LOGS.get(REPORTED_QUEUES - 1);
        boolean watched = watch.keys() || watch.searches() || watch.trace() > 0;
        watching = watched ? new Watching(watch, isTold ? null : told.watching) : null;
        if (isCounted() && isTold) LOGS.add(this);
        told.grow(keys);
    }

    /** The log of a new queue. {@code order} must not hold the queue. */
    public static QueueLog of(Object queue, Order order) {
        if (isCounted()) KeptQueues.note(queue, 0);
        return new QueueLog(queue.getClass().getName(), order, 0);
    }

    /** Counts an insertion that is about to happen; returns the log to use from now on. */
    public QueueLog inserting(Object queue, Object key) {
        if (!isCounted()) return this;
        QueueLog log = current();
        spend();
        log.told.inserts++;
        log.hold(1);
        KeptQueues.note(queue, log.keys);
        if (log.watching != null) log.watching.inserted(key);
        return log;
    }

    /**
     * Counts a removal that is about to happen, before a comparison of the subject's can throw; returns the log to use from
     * now on. {@code another} is a key that stays, or the same one when none does.
     */
    public QueueLog removing(Object queue, Object key, Object another) {
        if (!isCounted()) return this;
        QueueLog log = current();
        spend();
        log.told.delMins++;
        long calls = BoardAccess.get().neighbors();
        Turns.removed(calls);
        Waiting.removed();
        log.hold(-1);
        KeptQueues.note(queue, log.keys);
        if (watch.contradictions() && another != key && log.comesBefore(queue, another, key)) log.told.keyDecreases++;
        if (log.watching != null) log.watching.removed(key);
        return log;
    }

    /** A key that need not be the first goes from the queue; returns the log to use from now on. */
    public QueueLog deleting(Object queue) {
        if (!isCounted()) return this;
        QueueLog log = current();
        log.hold(-1);
        KeptQueues.note(queue, log.keys);
        return log;
    }

    static void allow(long operations) {
        operationsLeft = operations;
    }

    static void begin(Watch settings, long operations, Runnable onOverrun) {
        counted = Thread.currentThread();
        watch = settings;
        operationsLeft = operations;
        overrun = onOverrun;
        Disorder.begin(settings, operations);
        Waiting.begin(settings.mildDisorder() > 0);
        AskedOrder.begin(settings.searches());
        readAndReset();
    }

    static List<QueueReport> readAndReset() {
        List<QueueReport> reports = LOGS.stream().map(QueueLog::report).toList();
        LOGS.clear();
        epoch++;
        Disorder.restart();
        return reports;
    }

    static boolean isCounted() {
        return Thread.currentThread() == counted;
    }

    private QueueLog current() {
        return born == epoch ? this : new QueueLog(type, order, keys);
    }

    private void hold(int more) {
        keys += more;
        told.grow(more);
    }

    private void grow(long more) {
        size += more;
        if (size > maxSize) maxSize = size;
    }

    private static void spend() {
        if (--operationsLeft < 0) overrun.run();
    }

    /**
     * Only where the counts of boards are no one's business: a subject could do its work in this comparison. Of two keys in the
     * queue, as the queue itself compares: no key can tell why it is asked. It may throw, and what it calls must not count. One that
     * never answers 0 puts each of two equal keys before the other.
     */
    private boolean comesBefore(Object queue, Object key, Object other) {
        BoardAccess.get().suspend();
        try {
            return order.compare(queue, key, other) < 0 && order.compare(queue, other, key) >= 0;
        } catch (Throwable ofTheSubject) {
            return false;
        } finally {
            BoardAccess.get().resume();
        }
    }

    private QueueReport report() {
        Watching seen = watching == null ? new Watching(Watch.NOTHING, null) : watching;
        return new QueueReport(
                type,
                inserts,
                delMins,
                maxSize,
                size,
                keyDecreases,
                seen.priorityDecreases(),
                seen.changedKeys(),
                seen.searches(),
                seen.trace());
    }
}
