package probe.instrument;

/**
 * What the queues report besides their counts: changed keys, searches, contradictions (keys that come out after others which
 * their own comparison puts later: that takes comparisons which a subject can count), and at most {@code trace} operations. From the step
 * {@code disorder} of a search on they answer the wrong way round, and from the step {@code mildDisorder} on each gives out a
 * later key before its first, a few times (0: never). {@code disorderIn}: the field of rows that tells for how many steps a row
 * is in disorder at most, 0 for none; empty where all rows are. {@code confused}: does equals() of substitutes call every third pair
 * of different objects equal? {@code weakHashes}: do many different substitutes have the same hash code? {@code names}: what
 * substitutes call the parts that they show in texts, by part; null for their own names.
 */
public record Watch(
        boolean keys,
        boolean searches,
        boolean contradictions,
        int trace,
        int disorder,
        String disorderIn,
        int mildDisorder,
        boolean confused,
        boolean weakHashes,
        byte[] names) {
    /** Nothing but counts. */
    public static final Watch NOTHING = new Watch(false, false, false, 0, 0, "", 0, false, false, null);
}
