package probe;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import probe.instrument.Instruments;

/**
 * Reads requests, runs scripts, answers in frames; see harness/contracts/protocol.ts.
 */
public final class Main {
    static final int LIMIT_REACHED = 86;
    static final int CHANNEL_CLOSED = 87;
    private static final int PROBE_FAILED = 88;
    /** The thread that runs the subject's code. By this name the harness finds it in {@code /proc}: 15 characters. */
    static final String THREAD = "subject";

    private final Channel channel = new Channel();
    private final Platform platform = new Platform();
    private final Instruments instruments = ServiceLoader.load(Instruments.class).findFirst().orElseThrow();
    private final Api api;
    private Loaders program;
    private volatile Runner running;

    private Main(Api api) {
        this.api = api;
        program = new Loaders(instruments, api, new Protocol.Load("", Map.of(), Map.of(), List.of(), false));
    }

    public static void main(String[] args) {
        Main main = new Main(Api.of(args));
        Output.install("", 0, Long.MAX_VALUE, () -> {});
        Runtime.getRuntime().addShutdownHook(new Thread(main::tellExit));
        new Thread(main::serve, THREAD).start();
    }

    private void serve() {
        int status = PROBE_FAILED;
        try {
            for (String line = channel.read(); line != null; line = channel.read()) answer(line);
            status = 0;
        } catch (IOException unreadable) {
            status = CHANNEL_CLOSED;
        } finally {
            Runtime.getRuntime().halt(status);
        }
    }

    private void answer(String line) throws IOException {
        Protocol.Request request;
        try {
            request = Protocol.request(line);
        } catch (RuntimeException malformed) {
            channel.tell("fault", Protocol.nonceOf(line), "message", "The probe does not understand the request: " + malformed);
            return;
        }
        if (request instanceof Protocol.Load load) load(load);
        else if (request instanceof Protocol.Run run) run(run);
    }

    private void run(Protocol.Run run) throws IOException {
        platform.restore();
        running = new Runner(channel, instruments, program, run);
        running.run();
        running = null;
    }

    /** Of a subject that ends the process by itself. The probe halts it, which runs no hooks. */
    private void tellExit() {
        Runner runner = running;
        if (runner != null) runner.tellExit();
    }

    private void load(Protocol.Load load) {
        String refusal = refusal(load);
        if (refusal == null) program = new Loaders(instruments, api, load);
        if (refusal == null) channel.tell("loaded", load.nonce());
        else channel.tell("unloadable", load.nonce(), "message", Texts.cut(refusal, 2_000));
    }

    /** Why the program cannot be loaded, or null. No code of the subject runs here. */
    private String refusal(Protocol.Load load) {
        SubjectLoader loader = new SubjectLoader(load.units(), new SubstituteLoader(instruments, api, List.of()));
        for (String name : load.classes()) {
            if (!load.units().containsKey(name)) return "There is no class " + name + ".";
        }
        for (String name : load.units().keySet()) {
            try {
                loader.findClass(name);
            } catch (ClassNotFoundException | LinkageError error) {
                if (!isTolerable(error)) return "The class " + name + " cannot be loaded: " + error;
            }
        }
        return null;
    }

    /** It has been defined already, below another class; or it needs a class that is not here, and so does who uses it. */
    private static boolean isTolerable(Throwable error) {
        return error.getClass() == LinkageError.class || error.getClass() == NoClassDefFoundError.class;
    }
}
