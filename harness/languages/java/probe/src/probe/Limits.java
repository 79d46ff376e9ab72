package probe;

import java.util.Map;

/** Ends the process when a script meets a limit, where no code of the subject can catch it. */
final class Limits {
    private final Channel channel;
    private final String nonce;
    private Output output;

    Limits(Channel channel, String nonce) {
        this.channel = channel;
        this.nonce = nonce;
    }

    void watch(Output output) {
        this.output = output;
    }

    void stop(String limit) {
        Map<String, Object> frame = Channel.frame("limit", nonce);
        frame.put("limit", limit);
        output.addTo(frame);
        channel.write(frame);
        Runtime.getRuntime().halt(Main.LIMIT_REACHED);
    }
}
