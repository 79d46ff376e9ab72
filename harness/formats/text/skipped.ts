/** What was not run, and why. */
import { type CheckResult, notShown, type Report } from '../../contracts/report.ts';
import { hanging, wrap } from '../../text/wrap.ts';
import { textMessages } from './messages.ts';
import { commonMessages } from '../common/messages.ts';
import { valueOf } from '../../text/at.ts';

/** Checks and single cases that were not run, grouped by the reason. */
export const skippedChecks = (report: Report, width: number): string[] => {
  const reasons = Map.groupBy(report.checks.flatMap(skippedOf), ({ reason }) => reason);
  const ids = report.checks.map(({ id }) => id);
  return [...reasons].flatMap(([reason, all]) => {
    const names = all.map(({ name }) => name);
    return [
      ...wrap(reason === '' ? commonMessages.noReason() : reason, width),
      ...hanging('  ', together(names, ids).join(', '), width),
    ];
  });
};

const skippedOf = (check: CheckResult): { readonly reason: string; readonly name: string }[] =>
  check.verdict === 'skipped'
    ? [{ reason: reasonOf(check), name: check.id }]
    : check.cases
        .filter(({ verdict }) => verdict === 'skipped')
        .map(({ message, name }) => ({ reason: message ?? '', name: `${check.id}: ${name}` }));

const reasonOf = ({ id, reason, dependsOn }: CheckResult): string => {
  const isNamed = dependsOn !== null && dependsOn !== id && dependsOn !== notShown;
  return [reason ?? '', isNamed ? textMessages.see({ check: dependsOn }) : ''].join(' ').trim();
};

/** From so many on, checks whose ids begin alike are one name: `timing-1-* (25)`. */
const many = 5;

/** The names, those of a whole family as one; `ids` are those of all checks. */
const together = (names: readonly string[], ids: readonly string[]): string[] => {
  const own = Map.groupBy(names, familyOf);
  const all = Map.groupBy(ids, familyOf);
  const one = (name: string): string => {
    const family = familyOf(name);
    const count = valueOf(own, family).length;
    return family !== '' && count >= many && count === all.get(family)?.length ? `${family}* (${String(count)})` : name;
  };
  return [...new Set(names.map(one))];
};

/** `timing-1-` of `timing-1-input20`. */
const familyOf = (id: string): string => id.slice(0, id.lastIndexOf('-') + 1);
