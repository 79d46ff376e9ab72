/** The students' pages as one archive, as the platform takes them back. */
import { readFile } from 'node:fs/promises';
import { usageError } from '../contracts/errors.ts';
import { feedbackZip } from './gradebook/feedback.ts';
import { readReport } from '../report/read.ts';
import { isDue } from '../report/visibility-rules.ts';
import type { MakePage } from './store/attempt-store.ts';
import type { ClassFile, ClassStudent } from './store/class-file.ts';
import { type AttemptPlace, attemptFile, inFolder } from './store/places.ts';
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
export const feedbackOf = async (
  folder: string,
  file: ClassFile,
  kind: FeedbackKind,
  makePage: MakePage,
): Promise<Feedback> => {
  if (kind === 'moodle' && file.bundle.kind !== 'moodle')
    throw usageError('not-of-moodle', `This class is from a bundle of another kind: ${file.bundle.kind}.`, {
      where: '--moodle',
      remedy: 'Moodle knows its own folders only. Leave out --moodle: one page for each student, by key.',
    });
  const graded = file.students.filter(({ report }) => report !== null);
  if (graded.length === 0)
    throw usageError('no-feedback', 'No student has a report yet.', { remedy: 'Grade the class first.' });
  // A group has one folder on the platform.
  const named = await readEach(graded, async (student) => {
    const { key, attempt, path } = feedbackPlace(student, kind);
    return [path, await pageOf(folder, { key, attempt }, makePage)] as const;
  });
  const pages = new Map(named);
  const archive = await feedbackZip(pages);
  const without = file.students.filter(({ report }) => report === null).map(({ key }) => key);
  return { archive, pages: graded.length, without };
};

/** Which attempt of a student, and where its page is in the archive. */
const feedbackPlace = (
  { key, attempt: counted, attempts }: ClassStudent,
  kind: FeedbackKind,
): AttemptPlace & { readonly path: string } => {
  const attempt = counted ?? 1;
  const place = attempts.find(({ number }) => number === attempt)?.place ?? key;
  return { key, attempt, path: kind === 'moodle' ? `${place}/report.html` : `${key}.html` };
};

/** As it is stored, or made anew if the due date has come since, after which students see more. */
const pageOf = async (folder: string, place: AttemptPlace, makePage: MakePage): Promise<Buffer> => {
  const report = await readReport(inFolder(folder, attemptFile(place, 'report.json')));
  const now = new Date();
  const wasDue = isDue(report.dueDate, new Date(report.volatile.startedAt));
  if (!wasDue && isDue(report.dueDate, now)) return Buffer.from(await makePage(report, now));
  return readFile(inFolder(folder, attemptFile(place, 'report.html')));
};
