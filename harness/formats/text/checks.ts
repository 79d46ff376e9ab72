/** What failed, what was not run, and when asked for what passed. */
import { type CheckResult, notShown, type Report } from '../../contracts/report.ts';
import { caseLines } from './cases.ts';
import type { TextStyle } from '../../text/paint.ts';
import { displayWidth, hanging, padEnd, padStart, wrap, wrapAround } from '../../text/wrap.ts';
import { commonMessages } from '../common/messages.ts';
import { textMessages } from './messages.ts';
import { verdictMessages } from '../../messages/names.ts';
import { isFailure } from '../../contracts/is-failure.ts';
import { at, valueOf } from '../../text/at.ts';

export interface CheckStyle extends TextStyle {
  /** A file that holds what is left out. */
  readonly details: string | null;
  /** Those that `grade explain` needs, with a space before each. */
  readonly explainOptions?: string | undefined;
  /** Everything, instead of one screen. */
  readonly verbose: boolean;
}

/** Each check that failed and costs points, or with `information` that costs none, with its failed cases. */
export const failedChecks = (report: Report, style: CheckStyle, what: 'points' | 'information'): string[] => {
  const weights = new Map(report.scores.map(({ section, weight }) => [section, weight]));
  const costs = ({ section }: CheckResult): boolean => (weights.get(section) ?? 0) > 0;
  const failures = report.checks.filter((check) => isFailure(check) && costs(check) === (what === 'points'));
  const blocks = failures.map((check) => failedCheck(check, style));
  return blocks.flatMap((lines, index) => (index > 0 ? ['', ...lines] : lines));
};

const failedCheck = (check: CheckResult, style: CheckStyle): string[] => {
  const failed = check.cases.filter(isFailure);
  const lines = checkTitle(check, failed.length, style);
  for (const [index, result] of failed.entries()) {
    if (index > 0) lines.push('');
    lines.push(...caseLines(result, check, style));
  }
  return lines;
};

const checkTitle = (check: CheckResult, failed: number, { width, paint }: CheckStyle): string[] => {
  const verdict = verdictMessages[check.verdict]();
  const cases = String(check.cases.length);
  const right =
    check.cases.length > 1 && check.section !== 'style'
      ? textMessages.failedOfCases({ verdict, failed: String(failed), cases })
      : verdict;
  const lines = hanging(`${check.id}  `, check.title, width);
  const last = at(lines, -1);
  const room = width - displayWidth(right);
  if (displayWidth(last) + 2 <= room) {
    const painted = paint.verdict(check.verdict, right);
    return [...lines.slice(0, -1).map(paint.heading), `${paint.heading(padEnd(last, room))}${painted}`];
  }
  return [...lines.map(paint.heading), paint.verdict(check.verdict, padStart(right, width))];
};

/** One line for each check that passed. */
export const passedChecks = (report: Report, { width }: CheckStyle): string[] => {
  const passed = report.checks.filter(({ verdict }) => verdict === 'passed');
  const column = Math.max(0, ...passed.map(({ id }) => id.length)) + 2;
  return passed.flatMap(({ id, title }) => hanging(padEnd(id, column), title, width));
};

/** How to ask what a check measures. */
export const explainLines = (check: string, { width, paint, explainOptions = '' }: CheckStyle): string[] =>
  wrapAround(`grade explain ${check}${explainOptions}`, (command) => textMessages.explain({ command }), width).map(
    paint.faint,
  );

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
