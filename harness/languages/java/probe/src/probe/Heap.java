package probe;

/** Bytes on the heap at one moment, without garbage: whatever holds them. */
final class Heap {
    private final long used;

    private Heap(long used) {
        this.used = used;
    }

    static Heap now() {
        System.gc();
        return new Heap(used());
    }

    /** By how many bytes it has grown since; with some garbage where that is little enough not to be looked for. */
    long grown(long little) {
        if (used() - used > little) System.gc();
        return used() - used;
    }

    private static long used() {
        Runtime runtime = Runtime.getRuntime();
        return runtime.totalMemory() - runtime.freeMemory();
    }
}
