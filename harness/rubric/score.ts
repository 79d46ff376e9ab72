/** Points from verdicts: sum of weight x passed / total over the sections that were assessed, out of 100. */
import Fraction from 'fraction.js';
import { at } from '../text/at.ts';
import { isFailure } from '../contracts/is-failure.ts';
import type { CheckResult, Report } from '../contracts/report.ts';

export interface Tally {
  readonly section: string;
  readonly passed: number;
  readonly total: number;
  /** False when no check of the section had anything to say. */
  readonly assessed: boolean;
}

/** What a score is made of. */
export type ScoredCheck = Pick<CheckResult, 'section' | 'verdict' | 'dependsOn'>;

/** Counts the checks of each of these sections. A check without inputs (a file that the course lacks) does not count. */
export function tallySections(checks: readonly ScoredCheck[], sections: readonly string[]): Tally[] {
  return sections.map((section) => {
    const counted = checks.filter((check) => check.section === section && counts(check));
    const passed = counted.filter((check) => check.verdict === 'passed').length;
    return { section, passed, total: counted.length, assessed: counted.length > 0 };
  });
}

/** Skipped for a reason that lies with the submission, a check still counts, as not passed. */
export const counts = (check: ScoredCheck): boolean => check.verdict !== 'skipped' || check.dependsOn !== null;

/** The points of a section, exact. `available`: with the weights of what is not assessed shared out; they sum to 100. */
export interface SectionPoints extends Tally {
  readonly weight: number;
  readonly available: Fraction;
  readonly earned: Fraction;
}

/** Points of each section; 0 for those that are left out. */
export type Weights = Readonly<Record<string, number>>;

export function sharePoints(tallies: readonly Tally[], weights: Weights): SectionPoints[] {
  const weighted = tallies.map((one) => ({ ...one, weight: weights[one.section] ?? 0 }));
  const whole = weighted
    .filter((one) => one.assessed)
    .reduce((sum, { weight }) => sum.add(exact(weight)), new Fraction(0));
  return weighted.map((one) => {
    const shared = one.assessed && whole.compare(0) > 0;
    const available = shared ? exact(one.weight).mul(100).div(whole) : new Fraction(0);
    return { ...one, available, earned: shared ? available.mul(one.passed).div(one.total) : new Fraction(0) };
  });
}

/** What one check of a section is worth, exact. */
export const worthBySection = (points: readonly SectionPoints[]): ReadonlyMap<string, Fraction> =>
  new Map(points.map(({ section, available, total }) => [section, total === 0 ? available : available.div(total)]));

/** What each check costs, by its id, as the ledger has it; checks that were not run cost it where what they depend on is. Without what costs nothing. */
export function costs(
  checks: readonly (ScoredCheck & Pick<CheckResult, 'id'>)[],
  points: readonly SectionPoints[],
): ReadonlyMap<string, number> {
  const worth = worthBySection(points);
  const costOf = ({ section }: ScoredCheck): Fraction => worth.get(section) ?? new Fraction(0);
  const notRun = Map.groupBy(checks, ({ verdict, dependsOn }) => (verdict === 'skipped' ? dependsOn : null));
  notRun.delete(null);
  const lines = [
    ...checks.filter(isFailure).map((check) => ({ id: check.id, cost: costOf(check) })),
    ...[...notRun].map(([id, group]) => ({ id: String(id), cost: sum(group.map(costOf)) })),
  ];
  const rounded = roundedCosts(lines.map(({ cost }) => cost));
  const byId = Map.groupBy(rounded.entries(), ([index]) => at(lines, index).id);
  const lost = [...byId].map(([id, own]) => [id, hundredths(sum(own.map(([, cost]) => exact(cost))))] as const);
  return new Map(lost.filter(([, cost]) => cost > 0));
}

/** Rounds what is left after each of them rather than the costs, so that no hundredth is lost or made. */
export const roundedCosts = (costs: readonly Fraction[]): number[] => {
  let left = new Fraction(100);
  return costs.map((cost) => {
    const before = hundredths(left);
    left = left.sub(cost);
    return Math.round((before - hundredths(left)) * 100) / 100;
  });
};

const sum = (all: readonly Fraction[]): Fraction => all.reduce((total, one) => total.add(one), new Fraction(0));

/** Was anything assessed that is worth points? If not, 0 says nothing of the submission. */
export const anyAvailable = (points: readonly SectionPoints[]): boolean =>
  points.some(({ available }) => available.compare(0) > 0);

/** The score: exact until here, then rounded once, half up, to two decimals. */
export function score(points: readonly SectionPoints[]): number {
  return hundredths(sum(points.map(({ earned }) => earned)));
}

/** The sections as the report lists them, points rounded for display only. */
export function sectionScores(points: readonly SectionPoints[]): Report['scores'] {
  return points.map((one) => ({ ...one, available: hundredths(one.available), earned: hundredths(one.earned) }));
}

/** Rounded half up to two decimals. */
export const hundredths = (value: Fraction): number => value.round(2).valueOf();

/** The exact value of a decimal as it is written: 0.1 is 1/10. The library does not know exponents. */
export const exact = (value: number): Fraction => {
  const [digits = '', power = ''] = value.toExponential().split('e');
  const shift = new Fraction(10n ** BigInt(Math.abs(Number(power))));
  return Number(power) < 0 ? new Fraction(digits).div(shift) : new Fraction(digits).mul(shift);
};
