/** The one failed case that stands for a cause. */
import type { CaseResult, CheckResult } from '../contracts/report.ts';
import { isFailure } from '../rubric/score.ts';
import type { Cause } from './causes.ts';
import { hasEnded } from './describe-cause.ts';

/** Grids up to this size are understood at once, and drawn wherever there is little room. */
export const largestGrid = 5;

export interface Example {
  readonly check: CheckResult;
  readonly one: CaseResult;
}

/** Of those that ended, the first with the smallest grids; null for a cause without a failed case. */
export const exampleOf = ({ checks }: Pick<Cause, 'checks'>): Example | null => {
  const found = checks.flatMap((check) => check.cases.filter(isFailure).map((one) => ({ check, one })));
  const [first] = found.toSorted(
    (a, b) => Number(hasEnded(b.one)) - Number(hasEnded(a.one)) || sizeOf(a.one) - sizeOf(b.one),
  );
  return first ?? null;
};

/** Rows of the largest grid. */
const sizeOf = ({ grids }: CaseResult): number =>
  grids.length === 0 ? largestGrid + 1 : Math.max(...grids.map(({ cells }) => cells.length));
