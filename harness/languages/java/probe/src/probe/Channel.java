package probe;

import java.io.ByteArrayOutputStream;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/**
 * The process's own standard input and output, taken before any class of the subject is loaded. Plain streams, since
 * the channels of java.nio close when a subject interrupts the thread that uses them. The platform's own descriptors are
 * left without their files: a subject that reads or writes past System.in and System.out finds them closed.
 */
final class Channel {
    private static final int MAX_REQUEST_BYTES = 256 << 20;

    private final InputStream in = new FileInputStream(take(FileDescriptor.in, 0));
    private final OutputStream out = new FileOutputStream(take(FileDescriptor.out, 1));
    private final byte[] buffer = new byte[1 << 16];
    private int position;
    private int filled;

    /** Another descriptor for the same file; {@code java.io} is open to this module, and to no subject. */
    private static FileDescriptor take(FileDescriptor standard, int number) {
        try {
            Constructor<FileDescriptor> maker = FileDescriptor.class.getDeclaredConstructor(int.class);
            maker.setAccessible(true);
            Field file = FileDescriptor.class.getDeclaredField("fd");
            file.setAccessible(true);
            file.setInt(standard, -1);
            return maker.newInstance(number);
        } catch (ReflectiveOperationException impossible) {
            throw new AssertionError(impossible);
        }
    }

    /** The next request, or null when the harness has closed the channel. */
    String read() throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        while (fill()) {
            int end = position;
            while (end < filled && buffer[end] != '\n') end++;
            line.write(buffer, position, end - position);
            position = end + 1;
            if (end < filled) return line.toString(StandardCharsets.UTF_8);
            if (line.size() > MAX_REQUEST_BYTES) throw new IOException("a request is longer than the probe accepts");
        }
        return null;
    }

    /** Writes one frame whole, so that frames of two threads never mix. */
    private synchronized void write(Map<String, Object> frame) {
        byte[] bytes = (Json.write(frame) + '\n').getBytes(StandardCharsets.US_ASCII);
        try {
            out.write(bytes);
        } catch (IOException closed) {
            Runtime.getRuntime().halt(Main.CHANNEL_CLOSED);
        }
    }

    /** A frame with what it tells: names and values in turns. */
    void tell(String kind, String nonce, Object... parts) {
        Map<String, Object> frame = Json.object("kind", kind, "nonce", nonce);
        frame.putAll(Json.object(parts));
        write(frame);
    }

    private boolean fill() throws IOException {
        if (position < filled) return true;
        position = 0;
        filled = in.read(buffer);
        return filled > 0;
    }
}
