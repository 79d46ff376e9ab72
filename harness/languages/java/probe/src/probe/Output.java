package probe;

import java.io.ByteArrayInputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/** What the subject reads and prints in one script. New streams each time: a subject may close or lock the ones it had. */
final class Output {
    private final Capture out;
    private final Capture err;

    private Output(Capture out, Capture err) {
        this.out = out;
        this.err = err;
    }

    static Output install(String stdin, int keptBytes, long floodBytes, Runnable flood) {
        Output output = new Output(
                new Capture(keptBytes, floodBytes, flood), new Capture(keptBytes, floodBytes, flood));
        System.setIn(new ByteArrayInputStream(stdin.getBytes(StandardCharsets.UTF_8)));
        System.setOut(new PrintStream(output.out, false, StandardCharsets.UTF_8));
        System.setErr(new PrintStream(output.err, false, StandardCharsets.UTF_8));
        return output;
    }

    void addTo(Map<String, Object> frame) {
        frame.put("out", out.report());
        frame.put("err", err.report());
    }
}
