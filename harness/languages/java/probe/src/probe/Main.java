package probe;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import probe.instrument.Instruments;

/**
 * Reads requests, runs scripts, answers in frames; see harness/probe/protocol.ts.
 *
 * <p>Build and run: {@code javac -d out/probe module-info.java probe/*.java probe/instrument/*.java}, then the
 * instruments' module against it, then {@code java -p out -m probe/probe.Main}.
 */
public final class Main {
    static final int LIMIT_REACHED = 86;
    static final int CHANNEL_CLOSED = 87;
    private static final long GARBAGE_WORTH_COLLECTING_BYTES = 64 << 20;

    private final Channel channel = new Channel();
    private final Instruments instruments = ServiceLoader.load(Instruments.class).findFirst().orElseThrow();
    private Protocol.Load program = new Protocol.Load("", Map.of(), List.of());

    private Main() {}

    public static void main(String[] args) throws IOException {
        Main main = new Main();
        Output.install(0, Long.MAX_VALUE, () -> {});
        for (String line = main.channel.read(); line != null; line = main.channel.read()) main.answer(line);
        Runtime.getRuntime().halt(0);
    }

    private void answer(String line) {
        Protocol.Request request;
        try {
            request = Protocol.request(line);
        } catch (RuntimeException malformed) {
            Map<String, Object> frame = Channel.frame("fault", Protocol.nonceOf(line));
            frame.put("message", "The probe does not understand the request: " + malformed);
            channel.write(frame);
            return;
        }
        if (request instanceof Protocol.Load load) load(load);
        else if (request instanceof Protocol.Run run) run(run);
    }

    private void load(Protocol.Load load) {
        String refusal = refusal(load);
        Map<String, Object> frame = Channel.frame(refusal == null ? "loaded" : "unloadable", load.nonce());
        if (refusal == null) program = load;
        else frame.put("message", Texts.cut(refusal, 2_000));
        channel.write(frame);
    }

    /** Why the program cannot be loaded, or null. No code of the subject runs here. */
    private String refusal(Protocol.Load load) {
        for (String name : load.units().keySet()) {
            if (name.indexOf('.') >= 0 || name.indexOf('/') >= 0) return "The class " + name + " is in a package.";
        }
        SubjectLoader loader = new SubjectLoader(load.units(), new SubstituteLoader(instruments, load.classes()));
        for (String name : load.classes()) {
            if (!load.units().containsKey(name)) return "There is no class " + name + ".";
        }
        for (String name : load.units().keySet()) {
            try {
                loader.findClass(name);
            } catch (ClassNotFoundException | LinkageError error) {
                if (!alreadyDefined(error)) return "The class " + name + " cannot be loaded: " + error;
            }
        }
        return null;
    }

    private static boolean alreadyDefined(Throwable error) {
        return error.getClass() == LinkageError.class;
    }

    private void run(Protocol.Run run) {
        collectGarbage();
        Protocol.Script script = run.script();
        Limits limits = new Limits(channel, run.nonce());
        Output output = Output.install(
                script.limits().outputBytes(), script.limits().outputFloodBytes(), () -> limits.stop("output"));
        limits.watch(output);
        instruments.begin(script.watch(), script.limits().queueOperations(), () -> limits.stop("queueOperations"));
        Session session = new Session(program.units(), script, instruments);
        for (int index = 0; index < script.rows().size(); index++) {
            Map<String, Object> frame = Channel.frame("row", run.nonce());
            frame.put("index", index);
            frame.put("observations", session.runRow(script.rows().get(index)));
            channel.write(frame);
        }
        Map<String, Object> end = Channel.frame("end", run.nonce());
        end.put("rows", script.rows().size());
        output.addTo(end);
        channel.write(end);
    }

    /** Between scripts, so that one script pays neither time nor memory for the garbage of another. */
    private static void collectGarbage() {
        Runtime runtime = Runtime.getRuntime();
        if (runtime.totalMemory() - runtime.freeMemory() > GARBAGE_WORTH_COLLECTING_BYTES) System.gc();
    }
}
