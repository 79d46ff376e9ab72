/** The time that a grading may take as a whole, shared by its cases. */
import type { OutsideLimits } from '../probe/subject.ts';

export interface Budget {
  /** Limits for one more script, or null when the time of the whole grading is used up. */
  next(): OutsideLimits | null;
  readonly totalMs: number;
}

interface Limits {
  readonly caseWallMs: number;
  readonly caseCpuMs: number;
  readonly totalMs: number;
}

/** Less than this is not worth starting a script for. */
const leastMs = 200;

/** Starts the clock. A case gets its own limit, or what is left of the whole when that is less. */
export function startBudget(limits: Limits, now: () => number = () => performance.now()): Budget {
  const end = now() + limits.totalMs;
  return {
    totalMs: limits.totalMs,
    next() {
      const left = Math.floor(end - now());
      if (left < leastMs) return null;
      return { wallMs: Math.min(limits.caseWallMs, left), cpuMs: Math.min(limits.caseCpuMs, left) };
    },
  };
}
