/** What failed, what was not run, and when asked for what passed. */
import type { CheckResult, Report } from '../../contracts/report.ts';
import { caseLines, type CaseStyle } from './cases.ts';
import { displayWidth, hanging, padEnd, padStart, wrap } from '../../text/wrap.ts';
import { textMessages } from './messages.ts';
import { verdictMessages } from '../../messages/names.ts';
import { isFailure } from '../../rubric/score.ts';
import { at } from '../../text/at.ts';

/** Cases of one check that are shown unless everything is. What the compiler found is short, and each may be the cause. */
const mostCases = ({ section }: CheckResult): number => (section === 'compilation' || section === 'api' ? 10 : 3);

export interface CheckStyle extends CaseStyle {
  /** A file that holds what is left out. */
  readonly details: string | null;
}

/** Rows of one table that are told one by one; the table shows the others. */
const mostRows = 3;

/** Each check that failed and costs points, or with `information` that costs none, with its first failed cases. */
export const failedChecks = (report: Report, style: CheckStyle, what: 'points' | 'information'): string[] => {
  const weights = new Map(report.scores.map(({ section, weight }) => [section, weight]));
  const costs = ({ section }: CheckResult): boolean => (weights.get(section) ?? 0) > 0;
  const failures = report.checks.filter((check) => isFailure(check) && costs(check) === (what === 'points'));
  const { shown, left } = style.verbose ? { shown: failures, left: [] } : withoutRows(failures, report);
  const blocks = [...shown.map((check) => failedCheck(check, style)), ...left.map((line) => wrap(line, style.width))];
  return blocks.flatMap((lines, index) => (index > 0 ? ['', ...lines] : lines));
};

/** Of a table with many failed rows only the first are told here. */
const withoutRows = (
  failures: readonly CheckResult[],
  { tables }: Report,
): { readonly shown: readonly CheckResult[]; readonly left: readonly string[] } => {
  const many = tables.map(({ title, rows }) => {
    const ids = new Set(rows.map(({ check }) => check));
    return { title, hidden: failures.filter(({ id }) => ids.has(id)).slice(mostRows) };
  });
  const hidden = new Set(many.flatMap((table) => table.hidden));
  return {
    shown: failures.filter((check) => !hidden.has(check)),
    left: many.flatMap(({ title, hidden: rows }) =>
      rows.length === 0 ? [] : [textMessages.moreRows({ rows: String(rows.length), table: title })],
    ),
  };
};

const failedCheck = (check: CheckResult, style: CheckStyle): string[] => {
  const failed = check.cases.filter(isFailure);
  const shown = style.verbose ? failed : failed.slice(0, mostCases(check));
  const lines = checkTitle(check, failed.length, style);
  for (const [index, result] of shown.entries()) {
    if (index > 0) lines.push('');
    lines.push(...caseLines(result, check, style));
  }
  const left = failed.length - shown.length;
  if (left > 0) lines.push('', ...wrap(moreCases(left, style.details), style.width - 2).map((line) => `  ${line}`));
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
  if (displayWidth(last) + right.length + 2 <= width) {
    const painted = paint.verdict(check.verdict, right);
    return [...lines.slice(0, -1).map(paint.heading), `${paint.heading(padEnd(last, width - right.length))}${painted}`];
  }
  return [...lines.map(paint.heading), paint.verdict(check.verdict, padStart(right, width))];
};

const moreCases = (left: number, details: string | null): string =>
  details === null ? textMessages.moreCases({ count: left }) : textMessages.moreCasesIn({ count: left, details });

/** One line for each check that passed. */
export const passedChecks = (report: Report, { width }: CheckStyle): string[] => {
  const passed = report.checks.filter(({ verdict }) => verdict === 'passed');
  const column = Math.max(0, ...passed.map(({ id }) => id.length)) + 2;
  return passed.flatMap(({ id, title }) => hanging(padEnd(id, column), title, width));
};
