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

    Runner(Channel channel, Instruments instruments, Loaders loaders, Protocol.Run run) {
        this.channel = channel;
        this.instruments = instruments;
        this.loaders = loaders;
        this.nonce = run.nonce();
        this.script = run.script();
    }

    /** Throws IOException when the channel breaks between two rows. */
    void run() throws IOException {
        Output output = begin();
        collectGarbage();
        try {
            Session session = new Session(loaders, script, instruments);
            Depth.ofScript(() -> runRows(session, output));
        } catch (Fault fault) {
            channel.fault(nonce, fault.getMessage());
            return;
        }
        Map<String, Object> end = Channel.frame("end", nonce);
        end.put("rows", script.rows().size());
        output.addTo(end);
        channel.write(end);
    }

    private Output begin() {
        Protocol.Limits limits = script.limits();
        Limits stop = new Limits(channel, nonce);
        Output output = Output.install(
                script.stdin(), limits.outputBytes(), limits.outputFloodBytes(), () -> stop.stop("output"));
        stop.watch(output);
        instruments.begin(
                script.watch(), script.files(), limits.queueOperations(), () -> stop.stop("queueOperations"));
        return output;
    }

    private Void runRows(Session session, Output output) throws IOException {
        for (int index = 0; index < script.rows().size(); index++) {
            if (script.paced()) awaitTurn(index, output);
            Map<String, Object> row = script.rows().get(index);
            String disorderIn = script.watch().disorderIn();
            if (!disorderIn.isEmpty()) instruments.disturb((Integer) row.get(disorderIn));
            List<Map<String, Object>> seen = session.runRow(row, tellsSteps() ? this::tellStep : step -> {});
            Map<String, Object> frame = Channel.frame("row", nonce);
            frame.put("index", index);
            frame.put("observations", seen);
            channel.write(frame);
        }
        return null;
    }

    /** Is it told how far the row has come? As {@code tellsSteps} of the protocol. */
    private boolean tellsSteps() {
        return script.rows().size() == 1 && !script.paced();
    }

    private void tellStep(int index) {
        Map<String, Object> frame = Channel.frame("step", nonce);
        frame.put("index", index);
        channel.write(frame);
    }

    /** A paced row begins with a clean heap, and when the harness says so. */
    private void awaitTurn(int index, Output output) throws IOException {
        System.gc();
        Map<String, Object> frame = Channel.frame("ready", nonce);
        frame.put("index", index);
        channel.write(frame);
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
