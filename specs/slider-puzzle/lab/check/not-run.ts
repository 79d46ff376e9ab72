/** Why a submission was not asked at all. */
import type { CheckResult, Report } from '../../../../harness/contracts/report.ts';
import { checkCommandMessages } from './messages/check.ts';

/** Lines for people; none when at least one puzzle was posed, or there was none to pose. */
export const notRunReasons = (report: Report, asked: readonly (CheckResult | undefined)[]): readonly string[] => [
  ...new Set(reasons(report, asked).flatMap((reason) => reason.split('\n'))),
];

const reasons = (report: Report, asked: readonly (CheckResult | undefined)[]): readonly string[] => {
  if (!report.gradable) return [report.notGradable ?? checkCommandMessages.notGraded(), ...noteLines(report)];
  const posed = asked.filter((check) => check?.reason === null);
  if (posed.length > 0 || asked.length === 0) return [];
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
