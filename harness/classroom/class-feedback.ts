/** The students' pages as one archive, as the platform takes them back. */
import { readFile } from 'node:fs/promises';
import { usageError } from '../contracts/errors.ts';
import { feedbackZip } from './gradebook/feedback.ts';
import type { ClassFile, ClassStudent } from './store/class-file.ts';
import { attemptFile, inFolder } from './store/places.ts';
import { readEach } from './store/reading.ts';

/**
 * `moodle`: folders as in its download (`Jane Doe_657737_assignsubmission_file`), each with its page: what "Upload multiple
 * feedback files in a zip" takes (moodle, mod/assign/feedback/file/importziplib.php). `pages`: `ada.html` for each
 * student's key.
 */
export type FeedbackKind = 'moodle' | 'pages';

export interface Feedback {
  readonly archive: Buffer;
  /** How many students have a page in it. */
  readonly pages: number;
  /** Keys of those who have none. */
  readonly without: readonly string[];
}

/** @throws {GraderError} when it is Moodle's and the bundle was not, when no student has a page, or a page is gone */
export const feedbackOf = async (folder: string, file: ClassFile, kind: FeedbackKind): Promise<Feedback> => {
  if (kind === 'moodle' && file.bundle.kind !== 'moodle')
    throw usageError('not-of-moodle', `This class is from a bundle of another kind: ${file.bundle.kind}.`, {
      where: '--moodle',
      remedy: 'Moodle knows its own folders only. Leave out --moodle: one page for each student, by key.',
    });
  const graded = file.students.filter(({ report }) => report !== null);
  if (graded.length === 0)
    throw usageError('no-feedback', 'No student has a report yet.', { remedy: 'Grade the class first.' });
  // A group has one folder on the platform.
  const pages = new Map(await readEach(graded, (student) => pageOf(folder, student, kind)));
  const archive = await feedbackZip(pages);
  const without = file.students.filter(({ report }) => report === null).map(({ key }) => key);
  return { archive, pages: graded.length, without };
};

const pageOf = async (
  folder: string,
  { key, attempt, attempts }: ClassStudent,
  kind: FeedbackKind,
): Promise<readonly [path: string, bytes: Buffer]> => {
  const number = attempt ?? 1;
  const place = attempts.find((one) => one.number === number)?.place ?? key;
  const bytes = await readFile(inFolder(folder, attemptFile({ key, attempt: number }, 'report.html')));
  return [kind === 'moodle' ? `${place}/report.html` : `${key}.html`, bytes];
};
