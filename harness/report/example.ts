/** The one failed case that stands for a cause. */
import type { CaseResult, CheckResult } from '../contracts/report.ts';
import { isFailure } from '../contracts/is-failure.ts';
import { at, valueOf } from '../text/at.ts';
import type { Cause } from './causes.ts';
import { describe, descriptionOfCheck, hasEnded } from './describe-cause.ts';

/** Grids up to this size are understood at once, and drawn wherever there is little room. */
export const largestGrid = 5;

export interface Example {
  readonly check: CheckResult;
  readonly one: CaseResult;
}

/** Of those that ended, first those that tell the cause itself, then the smallest; null for a cause without a failed case. */
export const exampleOf = ({ id, checks }: Pick<Cause, 'id' | 'checks'>): Example | null => {
  const found = failedCases(checks);
  const isOfCheck = checks.some((check) => descriptionOfCheck(check).id === id);
  const ranks = new Map(
    found.map((example) => {
      const tells = isOfCheck || describe(example.one, example.check, noTitles).id === id;
      return [example, [Number(!hasEnded(example.one)), Number(!tells), sizeOf(example.one)]] as const;
    }),
  );
  const [first] = found.toSorted((a, b) => compare(valueOf(ranks, a), valueOf(ranks, b)));
  return first ?? null;
};

export const failedCases = (checks: readonly CheckResult[]): readonly Example[] =>
  checks.flatMap((check) => check.cases.filter(isFailure).map((one) => ({ check, one })));

/** The title of a check does not change which cause a case tells. */
const noTitles: ReadonlyMap<string, string> = new Map();

const compare = (one: readonly number[], other: readonly number[]): number =>
  one.map((value, index) => value - at(other, index)).find((difference) => difference !== 0) ?? 0;

/** Rows of the largest grid, drawn or named as `n-by-n`. */
const sizeOf = ({ grids, message }: CaseResult): number => {
  if (grids.length > 0) return Math.max(...grids.map(({ cells }) => cells.length));
  const [, rows] = /\b(\d{1,4})-by-\1\b/.exec(message ?? '') ?? [];
  return rows === undefined ? largestGrid + 1 : largestGrid + Number(rows);
};
