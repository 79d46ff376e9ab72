package probe;

/** Bytes on the heap at one moment, without garbage: whatever holds them. */
final class Heap {
    private static final int COLLECTIONS = 5;

    private final long used;

    private Heap(long used) {
        this.used = used;
    }

    /** The least of two looks: see {@link #grown}. */
    static Heap now() {
        return new Heap(Math.min(collected(), collected()));
    }

    /**
     * By how many bytes it has grown since; with some garbage where that is little enough not to be looked for. One collection
     * may not do: the platform's threads wake up after it, clear what it has found and take a mebibyte or two to allocate from.
     */
    long grown(long little) {
        long now = used();
        for (int i = 0; i < COLLECTIONS && now - used > little; i++) now = Math.min(now, collected());
        return now - used;
    }

    private static long collected() {
        System.gc();
        return used();
    }

    private static long used() {
        Runtime runtime = Runtime.getRuntime();
        return runtime.totalMemory() - runtime.freeMemory();
    }
}
