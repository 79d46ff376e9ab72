/** Does a worker grade what is asked for? Reports by other settings, versions or isolation could not be compared. Pure. */
import { type GraderError, usageError } from '../../contracts/errors.ts';
import { sanitizeText } from '../../text/sanitize.ts';

/** What gradings depend on beside the files. */
export interface GradedBy {
  /** Of settings, checks, compilers, versions and isolation. */
  readonly fingerprint: string;
  readonly grader: string;
  readonly tier: string;
}

/** Gradings that are not done, by what they depend on. */
export interface Wanted extends GradedBy {
  readonly count: number;
}

/** Why it may do none of the gradings that wait; null when it may, or none does. */
export const whyUnfit = (all: readonly Wanted[], own: GradedBy): GraderError | null => {
  if (all.length === 0 || all.some(({ fingerprint }) => fingerprint === own.fingerprint)) return null;
  const [code, message, remedy] = differenceOf(all, own);
  const count = all.reduce((sum, one) => sum + one.count, 0);
  const where = `${count === 1 ? '1 grading waits' : `${String(count)} gradings wait`} in this database`;
  return usageError(code, message, { where, remedy });
};

const differenceOf = (all: readonly Wanted[], own: GradedBy): readonly [string, string, string] => {
  const versions = all.filter(({ grader }) => grader === own.grader);
  if (versions.length === 0)
    return [
      'worker-other-version',
      `This worker is ${own.grader}, and the class was put in with ${named(all, 'grader')}.`,
      'Install that version here, or put the class in again with this one.',
    ];
  if (versions.every(({ tier }) => tier !== own.tier))
    return [
      'worker-other-isolation',
      `This worker isolates submissions by the tier "${own.tier}", and the class was put in on a machine with "${named(versions, 'tier')}".`,
      'Run `grade doctor` on both machines: it says what is missing for the other tier.',
    ];
  return [
    'worker-other-settings',
    'This worker would grade with other settings, checks, compilers or tools than the class was put in with.',
    'Give the worker the same configuration and options as `grade class`, and the same versions of Java and Node.',
  ];
};

const named = (all: readonly Wanted[], what: 'grader' | 'tier'): string =>
  [...new Set(all.map((one) => sanitizeText(one[what], 40)))].join(' or ');
