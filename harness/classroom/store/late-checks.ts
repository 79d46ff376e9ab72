/** Gradings that failed by time, and may have done so only because others ran beside them, are looked at again alone. */
import type { Grader } from '../../api/grader.ts';
import type { Report } from '../../contracts/report.ts';
import { isFailure } from '../../contracts/is-failure.ts';

/**
 * A program that others slow down is late in a few rows, since limits are of CPU time and each program has a core. One
 * that is late in more is slow by itself: to grade it again would cost minutes and tell nothing new.
 */
const mostLateShare = 0.1;

/** Did some checks fail by time, and so few that the machine may be the reason? */
export const isWorthGradingAlone = (report: Report): boolean => {
  const late = lateChecks(report);
  return late.length > 0 && late.length <= report.checks.length * mostLateShare;
};

/**
 * The grading as it is alone: first only what was late is asked again, and what fails again stands. All of it is graded again
 * when anything of that passes.
 */
export const gradeAlone = async (
  grader: Grader,
  path: string,
  report: Report,
  signal: AbortSignal,
): Promise<Report> => {
  const only = lateChecks(report);
  const again = await grader.grade(path, { only, signal });
  const passes = again.checks.some(({ id, verdict }) => only.includes(id) && verdict === 'passed');
  return passes ? grader.grade(path, { signal }) : report;
};

/** Checks that cost points and took too long, or whose row in a table of times failed. */
const lateChecks = ({ checks, tables, lost }: Report): readonly string[] => {
  const dear = new Set(lost.filter(({ points }) => points > 0).map(({ check }) => check));
  const timed = new Set(tables.filter(isOfTimes).flatMap(({ rows }) => rows.map(({ check }) => check)));
  return checks
    .filter((check) => isFailure(check) && dear.has(check.id))
    .filter(({ id, cases }) => timed.has(id) || cases.some(({ verdict }) => verdict === 'timed-out'))
    .map(({ id }) => id);
};

const isOfTimes = ({ columns }: Report['tables'][number]): boolean =>
  columns.some(({ unit }) => unit === 'seconds' || unit === 'microseconds');
