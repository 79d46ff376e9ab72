/** What was not run, and why. */
import type { CheckResult, Report } from '../../contracts/report.ts';
import { hanging, wrap } from '../../text/wrap.ts';
import { textMessages } from './messages.ts';
import { commonMessages } from '../common/messages.ts';

/** Checks and single cases that were not run, grouped by the reason. */
export const skippedChecks = (report: Report, width: number): string[] => {
  const reasons = new Map<string, string[]>();
  const add = (reason: string, name: string): void => {
    reasons.set(reason, [...(reasons.get(reason) ?? []), name]);
  };
  for (const check of report.checks) {
    if (check.verdict === 'skipped') add(reasonOf(check), check.id);
    else
      skippedCases(check).forEach(({ message, name }) => {
        add(message ?? '', `${check.id}: ${name}`);
      });
  }
  const ids = report.checks.map(({ id }) => id);
  return [...reasons].flatMap(([reason, names]) => [
    ...wrap(reason === '' ? commonMessages.noReason() : reason, width),
    ...hanging('  ', together(names, ids).join(', '), width),
  ]);
};

const skippedCases = ({ cases }: CheckResult): CheckResult['cases'] =>
  cases.filter(({ verdict }) => verdict === 'skipped');

const reasonOf = ({ reason, dependsOn }: CheckResult): string =>
  [reason ?? '', dependsOn === null ? '' : textMessages.see({ check: dependsOn })].join(' ').trim();

/** From so many on, checks whose ids begin alike are one name: `timing-1-* (25)`. */
const many = 5;

/** The names, those of a whole family as one; `ids` are those of all checks. */
const together = (names: readonly string[], ids: readonly string[]): string[] => {
  const own = Map.groupBy(names, familyOf);
  const all = Map.groupBy(ids, familyOf);
  const isWhole = (family: string): boolean => {
    const members = own.get(family) ?? [];
    return family !== '' && members.length >= many && members.length === all.get(family)?.length;
  };
  const one = (name: string): string =>
    isWhole(familyOf(name)) ? `${familyOf(name)}* (${String(own.get(familyOf(name))?.length)})` : name;
  return [...new Set(names.map(one))];
};

/** `timing-1-` of `timing-1-input20`. */
const familyOf = (id: string): string => id.slice(0, id.lastIndexOf('-') + 1);
