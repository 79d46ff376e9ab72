/** Every lost point, and what lost it. */
import Fraction from 'fraction.js';
import type { CheckResult, Report } from '../contracts/report.ts';
import { isFailure } from '../contracts/is-failure.ts';
import { roundedCosts, type SectionPoints, worthBySection } from './score.ts';
import { verdictMessages } from '../messages/names.ts';
import { defineMessages } from '../messages/messages.ts';
import { at } from '../text/at.ts';

const lostMessages = defineMessages('lost', {
  casesFailed: '{title}: {failed} of {cases} cases {verdict}',
  failed: '{title}: {verdict}',
  notRun: { one: '{count} check was not run: {reason}', other: '{count} checks were not run: {reason}' },
});

interface Loss {
  readonly check: string;
  readonly reason: string;
  readonly cost: Fraction;
}

/**
 * One line for each check that did not pass, in declaration order; the checks that were skipped because of another are
 * one line together. Points are rounded so that the lines and the score add up to 100.
 */
export function ledger(checks: readonly CheckResult[], sections: readonly SectionPoints[]): Report['lost'] {
  const worths = worthBySection(sections);
  const worth = ({ section }: CheckResult): Fraction => worths.get(section) ?? new Fraction(0);
  const { failed, notRun } = lostChecks(checks);
  const losses = [
    ...failed.map((check) => ({ check: check.id, reason: failureReason(check), cost: worth(check) })),
    ...notRun.map((group) => skippedLoss(group, worth)),
  ];
  const costly = losses.filter(({ cost }) => cost.compare(0) > 0);
  const points = roundedCosts(costly.map(({ cost }) => cost));
  return costly.map(({ check, reason }, index) => ({ check, points: at(points, index), reason }));
}

type NotRun = CheckResult & { readonly dependsOn: string };

/** What counts and did not pass, in the order of the ledger: what was not run is together by what kept it from being run. */
export function lostChecks(checks: readonly CheckResult[]): {
  readonly failed: readonly CheckResult[];
  readonly notRun: readonly (readonly NotRun[])[];
} {
  const groups = Map.groupBy(checks.filter(isNotRun), ({ dependsOn, reason }) => JSON.stringify([dependsOn, reason]));
  return { failed: checks.filter(isFailure), notRun: [...groups.values()] };
}

const isNotRun = (check: CheckResult): check is NotRun => check.verdict === 'skipped' && check.dependsOn !== null;

function failureReason(check: CheckResult): string {
  const facts = { title: check.title, verdict: verdictMessages[check.verdict]() };
  const failed = String(check.cases.filter(isFailure).length);
  return check.cases.length > 1
    ? lostMessages.casesFailed({ ...facts, failed, cases: String(check.cases.length) })
    : lostMessages.failed(facts);
}

function skippedLoss(group: readonly NotRun[], worth: (check: CheckResult) => Fraction): Loss {
  const { dependsOn, reason } = at(group, 0);
  return {
    check: dependsOn,
    reason: lostMessages.notRun({ count: group.length, reason: reason ?? '' }),
    cost: group.reduce((sum, check) => sum.add(worth(check)), new Fraction(0)),
  };
}
