/** Why a submission was not asked at all. */
import type { CheckResult, Report } from '../../../../harness/contracts/report.ts';
import { checkCommandMessages } from './messages/check.ts';
import { checkTableMessages } from './messages/table.ts';

/** Lines for people; none when there is an answer for a puzzle, or no puzzle. */
export const notRunReasons = (report: Report, asked: readonly (CheckResult | undefined)[]): readonly string[] => [
  ...new Set(reasons(report, asked).flatMap((reason) => reason.split('\n'))),
];

/** For standard error. */
export const notRunText = (reasons: readonly string[]): string =>
  `${checkTableMessages.notRun()}\n${reasons.map((line) => `  ${line}\n`).join('')}`;

const reasons = (report: Report, asked: readonly (CheckResult | undefined)[]): readonly string[] => {
  // A case that is not asked, as of a board that the assignment does not solve, is an answer too; so is a fault of the grader.
  if (asked.some((check) => check !== undefined && check.cases.length > 0)) return [];
  if (!report.gradable) return [report.notGradable ?? checkCommandMessages.notGraded(), ...noteLines(report)];
  if (asked.length === 0) return [];
  const compilation = report.checks.find(({ id }) => id === 'compilation');
  const failed = compilation?.cases.filter(({ verdict }) => verdict !== 'passed') ?? [];
  const lines = failed.flatMap(({ name, message, reproduction }) => [
    `${name}: ${message ?? ''}`,
    ...reproduction.map((line) => `    ${line}`),
  ]);
  return lines.length > 0 ? lines : [asked[0]?.reason ?? checkCommandMessages.nothingAsked()];
};

const noteLines = ({ submission }: Report): readonly string[] =>
  submission.notes.filter(({ level }) => level === 'error').map(({ message }) => message);
