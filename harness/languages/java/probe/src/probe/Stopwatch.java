package probe;

/** Tells when a time is over, and asks the clock seldom where rounds are so short that asking would count. */
final class Stopwatch {
    private static final long NANOSECONDS = 1_000_000;
    /** Ten questions a millisecond cost nothing that matters. */
    private static final long LOOK_EVERY_NS = NANOSECONDS / 10;

    private final long end;
    private long looked;
    private long rounds = 1;
    private long left = 1;

    Stopwatch(long milliseconds) {
        looked = System.nanoTime();
        end = looked + milliseconds * NANOSECONDS;
    }

    /** To be asked after each round. */
    boolean goesOn() {
        if (--left > 0) return true;
        long now = System.nanoTime();
        // Rounds may become longer again, so the number between two looks grows slowly and may fall at once.
        if (now - looked < LOOK_EVERY_NS) rounds *= 2;
        else if (now - looked > 10 * LOOK_EVERY_NS) rounds = 1;
        left = rounds;
        looked = now;
        return now - end < 0;
    }
}
