package probe;

import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/** Keeps the first and the last bytes that are written, and counts them all. */
final class Capture extends OutputStream {
    private final byte[] head;
    private final byte[] ring;
    private final long floodBytes;
    private final Runnable flood;
    private long count;
    /** What was written before the row that is run now. */
    private long before;

    Capture(int keptBytes, long floodBytes, Runnable flood) {
        head = new byte[keptBytes];
        ring = new byte[keptBytes];
        this.floodBytes = floodBytes;
        this.flood = flood;
    }

    @Override
    public void write(int b) {
        write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public synchronized void write(byte[] bytes, int offset, int length) {
        int toHead = (int) Math.min(length, Math.max(0, head.length - count));
        System.arraycopy(bytes, offset, head, (int) Math.min(count, head.length), toHead);
        count += toHead;
        int rest = length - toHead;
        int skipped = Math.max(0, rest - ring.length);
        count += skipped;
        for (int i = length - rest + skipped; i < length; i++) ring[(int) (count++ % ring.length)] = bytes[offset + i];
        if (count - before > floodBytes) flood.run();
    }

    /** Another row begins, which may write as much. */
    synchronized void allow() {
        before = count;
    }

    synchronized Map<String, Object> report() {
        int inHead = (int) Math.min(count, head.length);
        int inTail = (int) Math.min(count - inHead, ring.length);
        byte[] tail = new byte[inTail];
        for (int i = 0; i < inTail; i++) tail[i] = ring[(int) ((count - inTail + i) % ring.length)];
        return Map.of("head", text(head, inHead), "tail", text(tail, inTail), "bytes", count);
    }

    private static String text(byte[] bytes, int length) {
        return new String(bytes, 0, length, StandardCharsets.UTF_8);
    }
}
