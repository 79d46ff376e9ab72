package probe;

import java.util.Random;

/**
 * How much of the stack is left where a subject's code is called would tell it why it is called: to answer, or to be weighed,
 * from a few frames further in. So each call is somewhat deeper, by what is drawn anew, and the whole script too, many times
 * those frames: who calls often and takes the least of what it finds learns only that sum, and keeps nothing of it.
 *
 * <p>A frame in which many numbers are passed takes as much as seven others: an exception takes time for each frame around it.
 */
final class Depth {
    private static final int NARROW = 7;
    private static final int WIDE_OF_CALL = 8;
    private static final int WIDE_OF_SCRIPT = 24;
    /** Not the thread's, which subjects can ask, too. */
    private static final Random RANDOM = new Random();

    interface Work<T, E extends Exception> {
        T run() throws E;
    }

    private Depth() {}

    static <T, E extends Exception> T ofCall(Work<T, E> work) throws E {
        return deepen(WIDE_OF_CALL, work);
    }

    static <T, E extends Exception> T ofScript(Work<T, E> work) throws E {
        return deepen(WIDE_OF_SCRIPT, work);
    }

    private static <T, E extends Exception> T deepen(int wide, Work<T, E> work) throws E {
        int narrow = RANDOM.nextInt(NARROW);
        return wide(RANDOM.nextInt(wide), () -> narrow(narrow, work), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
    }

    private static <T, E extends Exception> T narrow(int frames, Work<T, E> work) throws E {
        return frames == 0 ? work.run() : narrow(frames - 1, work);
    }

    private static <T, E extends Exception> T wide(int frames, Work<T, E> work, long a, long b, long c, long d, long e, long f,
            long g, long h, long i, long j, long k, long l, long m, long n, long o, long p, long q, long r, long s, long t,
            long u, long v, long w, long x, long y, long z, long aa, long bb, long cc, long dd, long ee, long ff) throws E {
        return frames == 0 ? work.run() : wide(frames - 1, work, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t,
                u, v, w, x, y, z, aa, bb, cc, dd, ee, ff);
    }
}
