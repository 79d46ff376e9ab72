/** Measures seconds since it was made. */
export class Stopwatch {
  readonly #start = Date.now();

  elapsedTime(): number {
    return (Date.now() - this.#start) / 1_000;
  }
}

/** The same: a subject has one thread, and no clock for its own CPU time. */
export class StopwatchCPU extends Stopwatch {}
