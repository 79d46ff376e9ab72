/**
 * The library classes that a Java submission may use, with the instruments that count what is done with them. They are
 * written from their published interface, which tells what each method does: here stands what is not to be seen there.
 *
 * <p>How the parts keep apart from a subject:
 * <ul>
 *   <li>{@code edu.princeton.cs.algs4} is all that a subject sees. Its priority queues report to {@code counting}.
 *   <li>{@code counting} holds the counters and their reading. It is exported to nobody; the probe reaches it through
 *       the one service that it provides, whose interface is exported to this module alone.
 *   <li>{@code increments} is what a substitute (reference/instruments/java/substitutes) counts with. It is exported at run time to
 *       the module of the substitutes' loader, which is not the subject's, and has no public way to read or reset.
 *   <li>The library is open to the probe alone, which adds up what its objects take.
 * </ul>
 */
module library {
    requires probe;

    exports edu.princeton.cs.algs4;
    opens edu.princeton.cs.algs4 to probe;

    provides probe.instrument.Instruments with counting.Instrumentation;
}
