/** The options by which `grade explain` tells of the check that is meant, with a space before each. */
import type { Grader } from '../api/grader.ts';
import type { SubmissionOptions } from '../contracts/command.ts';
import type { Report } from '../contracts/report.ts';
import { shellWord } from '../text/shell-word.ts';

/** As they were given to this command. */
export type GivenOptions = Pick<SubmissionOptions, 'assignment' | 'config'>;

export const explainOptions = ({ assignment, config }: GivenOptions): string => asGiven({ assignment, config });

/** Options with their values, a space before each; none for a value that was not given. */
export const asGiven = (options: Readonly<Record<string, string | undefined>>): string =>
  Object.entries(options)
    .map(([name, value]) => (value === undefined ? '' : ` --${name} ${shellWord(value)}`))
    .join('');

/** With the assignment of a report where it is not the first that is looked into; a course's own may be in any file. */
export const explainReport = (grader: Grader, report: Report, given: GivenOptions): string => {
  const [first] = grader.assignments;
  const named = grader.assignments.includes(report.assignment) ? report.assignment : 'FILE';
  return explainOptions({
    ...given,
    assignment: given.assignment ?? (first === report.assignment ? undefined : named),
  });
};
