package probe.instrument;

/** What the queues report beside their counts: changed keys, searches, and at most {@code trace} operations. */
public record Watch(boolean keys, boolean searches, int trace) {
    /** Nothing but counts. */
    public static final Watch NOTHING = new Watch(false, false, 0);
}
