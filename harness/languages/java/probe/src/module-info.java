/**
 * The program inside the sandbox that holds a subject and does as the harness says. It knows no assignment.
 *
 * <p>Nothing is exported but the interface that the instruments implement, and that only to their module: a student's
 * classes live in the unnamed module of a loader of their own, where neither this module nor the counters can be
 * reached, with reflection or without.
 */
module probe {
    exports probe.instrument to library;

    uses probe.instrument.Instruments;
}
