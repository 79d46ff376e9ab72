/** Runs something again and again for a while. */
import type { Observation, Step } from '../../../../contracts/protocol.ts';

/** How often the clock may be read during the runs. */
const READINGS = 32;

/** Stops at the first run that gives a failure, which is then the answer. */
export const repeat = (
  run: () => Observation | null,
  { forMs, most }: Pick<Extract<Step, { op: 'repeat' }>, 'forMs' | 'most'>,
  now: () => number,
): Observation => {
  const start = now();
  let times = 0;
  for (let batch = 1; times < most;) {
    const last = Math.min(times + batch, most);
    for (; times < last; times += 1) {
      const failure = run();
      if (failure !== null) return failure;
    }
    const elapsed = now() - start;
    if (elapsed >= forMs) break;
    batch = batchSize(times, elapsed, forMs);
  }
  return { kind: 'repeated', times };
};

/** As many runs as a fraction of the time allows, and at most as many again as there were; never too late by much. */
const batchSize = (times: number, elapsed: number, forMs: number): number => {
  const inFraction = (times / Math.max(elapsed, 0.001)) * Math.min(forMs / READINGS, forMs - elapsed);
  return Math.max(1, Math.min(times, Math.floor(inFraction)));
};
