/** The time that a grading may take as a whole, shared by its cases. */
import type { GradingLimits } from '../contracts/settings.ts';
import type { OutsideLimits } from '../contracts/subject.ts';
import { remembered } from '../text/remembered.ts';
import { newPatience, type Patience } from './patience.ts';
import { newUnfinished, type Unfinished } from './unfinished.ts';

export interface Budget {
  /** Limits for one more script, or null when the time of the whole grading is used up. */
  next(): OutsideLimits | null;
  /** With the scripts of this lane. */
  patience(lane: string): Patience;
  /** To be told when the time ended while a script was run; `starved`: since the machine was busy with something else. */
  end(starved: boolean): void;
  /** Did it end for that reason? What was not run is then nobody's fault. */
  starved(): boolean;
  readonly totalMs: number;
  readonly unfinished: Unfinished;
}

type Limits = Pick<GradingLimits, 'caseWallMs' | 'caseCpuMs' | 'totalMs'>;

/** Less than this is not worth starting a script for. */
const leastMs = 200;
/** No timer waits longer: one that is asked to comes at once. */
const longestMs = 2 ** 31 - 1;

export function startBudget(limits: Limits, now: () => number = () => performance.now()): Budget {
  const deadline = now() + Math.min(limits.totalMs, longestMs);
  const patience = new Map<string, Patience>();
  let starved = false;
  return {
    totalMs: limits.totalMs,
    next() {
      if (deadline - now() < leastMs) return null;
      return { wallMs: limits.caseWallMs, cpuMs: limits.caseCpuMs, deadline };
    },
    patience: (lane) => remembered(patience, lane, newPatience),
    end(isStarved) {
      starved ||= isStarved;
    },
    starved: () => starved,
    unfinished: newUnfinished(),
  };
}
