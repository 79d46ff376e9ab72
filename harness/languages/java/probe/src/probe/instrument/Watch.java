package probe.instrument;

/**
 * What the queues report besides their counts: changed keys, searches, and at most {@code trace} operations. With
 * {@code disorder} they put some of their keys in the wrong order.
 */
public record Watch(boolean keys, boolean searches, int trace, boolean disorder) {
    /** Nothing but counts. */
    public static final Watch NOTHING = new Watch(false, false, 0, false);
}
