/** How far a class is: a bar, what is done, who failed, how long it will still take. */
import type { RunEvent } from '../../classroom/run/run-facts.ts';
import { openLineOrLog, type Progress } from '../progress.ts';

export const openClassProgress = async (wanted: boolean, color: boolean): Promise<Progress<RunEvent>> => {
  if (!wanted) return { onEvent: () => undefined, stop: () => undefined };
  const line = await openLineOrLog(color);
  const counts = startCounts(performance.now());
  return {
    onEvent: (event) => {
      count(counts, event);
      line.show(progressLine(counts, performance.now()));
    },
    stop: line.stop.bind(line),
  };
};

export interface Counts {
  readonly startedAt: number;
  total: number;
  kept: number;
  done: number;
  below: number;
  notGradable: number;
  faults: number;
  alone: number;
}

export const startCounts = (startedAt: number): Counts => ({
  ...{ startedAt, total: 0, kept: 0, done: 0 },
  ...{ below: 0, notGradable: 0, faults: 0, alone: 0 },
});

export const count = (counts: Counts, event: RunEvent): void => {
  if (event.kind === 'planned') {
    counts.total = event.attempts;
    counts.kept = event.kept;
    return;
  }
  if (event.kind === 'alone') {
    counts.alone = event.gradings;
    return;
  }
  // What is graded once more, alone, is counted already.
  if (counts.done === counts.total) return;
  counts.done += 1;
  const { state, score } = event.graded;
  if (state === 'not-gradable') counts.notGradable += 1;
  else if (state === 'grader-fault') counts.faults += 1;
  else if (score !== null && score < 100) counts.below += 1;
};

const cells = 20;

/** `[######--------------] 31 of 100, 4 below 100, 1 not gradable, about 12 min left`. Times in milliseconds. */
export const progressLine = (counts: Counts, now: number): string => {
  const { total, done, kept, below, notGradable, faults, alone, startedAt } = counts;
  const filled = total === 0 ? cells : Math.floor((cells * done) / total);
  const parts = [
    `[${'#'.repeat(filled)}${'-'.repeat(cells - filled)}] ${String(done)} of ${String(total)}`,
    kept > 0 ? `${String(kept)} kept` : [],
    below > 0 ? `${String(below)} below 100` : [],
    notGradable > 0 ? `${String(notGradable)} not gradable` : [],
    faults > 0 ? `${String(faults)} grader faults` : [],
    alone > 0 ? `${String(alone)} again alone` : [],
    timeLeft(total - done, done, now - startedAt),
  ];
  return parts.flat().join(', ');
};

/** Nothing before some are done: the first ones also start compilers. */
const timeLeft = (left: number, done: number, elapsed: number): string | [] => {
  const fewest = 3;
  if (left === 0 || done < fewest) return [];
  const seconds = (left * elapsed) / done / 1_000;
  return seconds < 90
    ? `about ${String(Math.ceil(seconds / 10) * 10)} s left`
    : `about ${String(Math.ceil(seconds / 60))} min left`;
};
