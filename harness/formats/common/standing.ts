/** What a report can say about a score at all. */
import type { Report } from '../../contracts/report.ts';

/**
 * - `graded`: there is a score.
 * - `nothing-to-grade`: certainly because of what was submitted: there was nothing to build.
 * - `withheld`: the grader failed, or nothing was run until a person has looked. Never a zero.
 */
export type Standing = 'graded' | 'nothing-to-grade' | 'withheld';

export const standingOf = ({ summary, checks, submission, isolation }: Report): Standing => {
  if (summary.score !== null) return 'graded';
  const empty = checks.length === 0 && submission.sources.length === 0 && isolation === 'not-used';
  return empty ? 'nothing-to-grade' : 'withheld';
};
