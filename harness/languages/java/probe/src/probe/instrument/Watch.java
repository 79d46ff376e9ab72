package probe.instrument;

/**
 * What the queues report besides their counts: changed keys, searches, and at most {@code trace} operations. After
 * {@code disorder} comparisons they answer the wrong way round (0: never). {@code names}: what substitutes call the parts
 * that they show in texts, by part; null for their own names.
 */
public record Watch(boolean keys, boolean searches, int trace, int disorder, byte[] names) {
    /** Nothing but counts. */
    public static final Watch NOTHING = new Watch(false, false, 0, 0, null);
}
