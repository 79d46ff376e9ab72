package probe;

import java.io.ByteArrayInputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * What the subject reads and prints in one script. New streams each time: a subject may close or lock the ones it had.
 * They are of the probe's own classes, so that an object of the subject that holds one is not charged with its buffers.
 */
final class Output {
    final Capture out;
    final Capture err;

    private Output(Capture out, Capture err) {
        this.out = out;
        this.err = err;
    }

    static Output install(String stdin, int keptBytes, long floodBytes, Runnable flood) {
        Output output = new Output(
                new Capture(keptBytes, floodBytes, flood), new Capture(keptBytes, floodBytes, flood));
        System.setIn(new ByteArrayInputStream(stdin.getBytes(StandardCharsets.UTF_8)) {});
        System.setOut(streamTo(output.out));
        System.setErr(streamTo(output.err));
        return output;
    }

    private static PrintStream streamTo(Capture capture) {
        return new PrintStream(capture, false, StandardCharsets.UTF_8) {};
    }

    /** Another row begins. */
    void allow() {
        out.allow();
        err.allow();
    }
}
