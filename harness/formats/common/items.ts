/**
 * A report as a list of checks with points. Every format takes them from here, so that all agree.
 *
 * A check is worth its section's share of the 100 points, divided by the section's checks: an exact fraction. What was lost
 * is rounded as in the ledger: after each check that did not pass, in the ledger's order, what is left of the 100 is
 * rounded to hundredths, half up, and a check is worth the difference. Checks that passed are rounded in the same way,
 * counting up from 0. So no hundredth is lost or made: what was earned sums up to the score, and what there was to earn to
 * 100. What belongs to checks that a student's edition does not list is the rest, which is exact in the same way.
 */
import Fraction from 'fraction.js';
import { isFailure } from '../../contracts/is-failure.ts';
import { counts, exact, hundredths } from '../../rubric/score.ts';
import type { CheckResult, Report } from '../../contracts/report.ts';
import { lostChecks } from '../../rubric/ledger.ts';
import { valueOf } from '../../text/at.ts';
import { fixed } from '../../text/points.ts';

/** Points are in hundredths: whole numbers, which every platform adds up alike. */
export interface Item {
  readonly check: CheckResult;
  /** 0: the check is information, or the report has no score. */
  readonly available: number;
  readonly earned: number;
}

export interface Scored {
  /** In the order of the report. */
  readonly items: readonly Item[];
  /** The points of checks that are not among the items; null when there are none. */
  readonly rest: { readonly available: number; readonly earned: number } | null;
  /** Hundredths, 0 to 10,000; null when there is no score. */
  readonly score: number | null;
}

export const mostPoints = 10_000;

/** Not passed, at no cost: where a failed test would turn a whole run red, this must not. */
export const isRemark = ({ check, available }: Item, { score }: Scored): boolean =>
  score !== null && available === 0 && isFailure(check) && check.verdict !== 'grader-fault';

export const scoredItems = (report: Report): Scored => {
  const score = report.summary.score === null ? null : Math.round(report.summary.score * 100);
  if (score === null) {
    return { items: report.checks.map((check) => ({ check, available: 0, earned: 0 })), rest: null, score };
  }
  const worth = worths(report);
  const { failed, notRun } = lostChecks(report.checks);
  const lost = rounded([...failed, ...notRun.flat()], worth, mostPoints - score);
  const earned = rounded(report.checks.filter(isPassed), worth, score);
  const items = report.checks.map((check) =>
    isPassed(check)
      ? { check, available: valueOf(earned, check), earned: valueOf(earned, check) }
      : { check, available: lost.get(check) ?? 0, earned: 0 },
  );
  return { items, rest: restOf(items, score), score };
};

const isPassed = ({ verdict }: CheckResult): boolean => verdict === 'passed';

type Worth = (check: CheckResult) => Fraction;

/** Exact: by the weights, since what sections are out of is rounded in a report. */
const worths = ({ scores }: Report): Worth => {
  const assessed = scores.filter((one) => one.assessed && one.weight > 0 && one.total > 0);
  const whole = assessed.reduce((sum, { weight }) => sum.add(exact(weight)), new Fraction(0));
  const bySection = new Map(
    assessed.map(({ section, weight, total }) => [section, exact(weight).mul(100).div(whole).div(total)] as const),
  );
  return (check) => (counts(check) ? bySection.get(check.section) : undefined) ?? new Fraction(0);
};

/** Hundredths for each check; the running sum is rounded, and never above `most`. */
const rounded = (checks: readonly CheckResult[], worth: Worth, most: number): Map<CheckResult, number> => {
  let sum = new Fraction(0);
  let before = 0;
  const points = new Map<CheckResult, number>();
  // What is left of 100 is rounded half up: what is lost, half down.
  const whole = new Fraction(100);
  for (const check of checks) {
    sum = sum.add(worth(check));
    const now = isPassed(check) ? inHundredths(hundredths(sum)) : mostPoints - inHundredths(hundredths(whole.sub(sum)));
    const upToNow = Math.max(before, Math.min(most, now));
    points.set(check, upToNow - before);
    before = upToNow;
  }
  return points;
};

const inHundredths = (points: number): number => Math.round(points * 100);

const restOf = (items: readonly Item[], score: number): Scored['rest'] => {
  const available = items.reduce((sum, item) => sum - item.available, mostPoints);
  const earned = items.reduce((sum, item) => sum - item.earned, score);
  return available === 0 && earned === 0 ? null : { available, earned };
};

/** Hundredths as points: 1715 is 17.15. */
export const points = (value: number): number => value / 100;

/** With two decimals: `17.15`. */
export const pointsText = (value: number): string => fixed(points(value));
