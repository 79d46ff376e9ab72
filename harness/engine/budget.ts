/** The time that a grading may take as a whole, shared by its cases. */
import type { OutsideLimits } from '../contracts/subject.ts';

export interface Budget {
  /** Limits for one more script, or null when the time of the whole grading is used up. */
  next(): OutsideLimits | null;
  /** Milliseconds that are left of the whole. */
  leftMs(): number;
  /** The first part of the same time. */
  slice(share: number): Budget;
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
  return budgetFrom(limits, now(), now);
}

function budgetFrom(limits: Limits, start: number, now: () => number): Budget {
  const leftMs = (): number => Math.max(0, Math.floor(start + limits.totalMs - now()));
  return {
    leftMs,
    slice: (share) => budgetFrom({ ...limits, totalMs: limits.totalMs * share }, start, now),
    totalMs: limits.totalMs,
    next() {
      const left = leftMs();
      if (left < leastMs) return null;
      return { wallMs: Math.min(limits.caseWallMs, left), cpuMs: Math.min(limits.caseCpuMs, left) };
    },
  };
}
