package probe;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import probe.instrument.Instruments;

/** Answers one request to run a script: a frame for each row, then one that ends the answer. */
final class Runner {
    private static final long GARBAGE_WORTH_COLLECTING_BYTES = 64 << 20;

    private final Channel channel;
    private final Instruments instruments;
    private final Loaders loaders;
    private final String nonce;
    private final Protocol.Script script;
    private Output output;
    private boolean isOver;

    Runner(Channel channel, Instruments instruments, Loaders loaders, Protocol.Run run) {
        this.channel = channel;
        this.instruments = instruments;
        this.loaders = loaders;
        this.nonce = run.nonce();
        this.script = run.script();
    }

    /** Throws IOException when the channel breaks between two rows. */
    void run() throws IOException {
        begin();
        collectGarbage();
        try {
            Session session = new Session(loaders, script, instruments);
            Depth.ofScript(() -> runRows(session));
        } catch (Fault fault) {
            channel.tell("fault", nonce, "message", fault.getMessage());
            return;
        }
        int rows = script.rows().size();
        tellLast("end", "rows", rows, "out", output.out.report(), "err", output.err.report());
    }

    void tellExit() {
        tellLast("exit", "out", output.out.report(), "err", output.err.report());
    }

    /** Whichever thread comes first: nothing may follow the last frame of an answer. */
    private synchronized void tellLast(String kind, Object... parts) {
        if (!isOver) channel.tell(kind, nonce, parts);
        isOver = true;
    }

    private void begin() {
        Protocol.Limits limits = script.limits();
        output = Output.install(script.stdin(), limits.outputBytes(), limits.outputFloodBytes(), () -> stop("output"));
        instruments.begin(script.watch(), script.files(), limits.queueOperations(), () -> stop("queueOperations"));
    }

    /** Ends the process where the script meets a limit: no code of the subject can catch it. */
    private void stop(String limit) {
        tellLast("limit", "limit", limit, "out", output.out.report(), "err", output.err.report());
        Runtime.getRuntime().halt(Main.LIMIT_REACHED);
    }

    private Void runRows(Session session) throws IOException {
        for (int index = 0; index < script.rows().size(); index++) {
            if (script.paced()) awaitTurn(index);
            Map<String, Object> row = script.rows().get(index);
            String disorderIn = script.watch().disorderIn();
            if (!disorderIn.isEmpty()) instruments.disturb((Integer) row.get(disorderIn));
            List<Map<String, Object>> seen = session.runRow(row, tellsSteps() ? this::tellStep : step -> {});
            channel.tell("row", nonce, "index", index, "observations", seen);
        }
        return null;
    }

    /** Is it told how far the row has come? As {@code tellsSteps} of the protocol. */
    private boolean tellsSteps() {
        return script.rows().size() == 1 && !script.paced();
    }

    private void tellStep(int index) {
        channel.tell("step", nonce, "index", index);
    }

    /** A paced row begins with a clean heap, and when the harness says so. */
    private void awaitTurn(int index) throws IOException {
        System.gc();
        channel.tell("ready", nonce, "index", index);
        String line = channel.read();
        if (line == null) throw new IOException("the channel was closed between two rows");
        instruments.allow(script.limits().queueOperations());
        output.allow();
        if (!Protocol.isNext(line, nonce)) throw new Fault("The probe was to go on with a row and got another line.");
    }

    /** Between scripts, so that one script pays neither time nor memory for the garbage of another. */
    private static void collectGarbage() {
        Runtime runtime = Runtime.getRuntime();
        if (runtime.totalMemory() - runtime.freeMemory() > GARBAGE_WORTH_COLLECTING_BYTES) System.gc();
    }
}
