/** The students' pages as one archive, as the platform takes them back. */
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { type GraderError, usageError } from '../contracts/errors.ts';
import type { Report } from '../contracts/report.ts';
import { parseReport } from '../report/parse.ts';
import { sharedStanding } from './points/standing.ts';
import { withoutUnseen } from './roster/names.ts';
import { type MakePage, readGraded, requireIntact } from './store/attempt-store.ts';
import { type ClassAttempt, type ClassFile, type ClassStudent, countedOf } from './store/class-file.ts';
import { filesOf, type Graded } from './store/graded.ts';
import { attemptFile, inFolder } from './store/places.ts';
import { readEach } from './store/reading.ts';
import { at } from '../text/at.ts';
import { sanitizeText } from '../text/sanitize.ts';

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
  /** Keys of those who have none: there is no report, or Moodle would take none. */
  readonly without: readonly string[];
}

/** @throws {GraderError} when it is Moodle's and the bundle was not, no student has a report, or one is gone or not summed up */
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
  const reported = file.students.filter(({ report }) => report !== null);
  if (reported.length === 0)
    throw usageError('no-feedback', 'No student has a report yet.', { remedy: 'Grade the class first.' });
  const graded = kind === 'moodle' ? reported.filter(isAddressed) : reported;
  // A group has one folder on the platform.
  const owners = Map.groupBy(graded, (student) => feedbackPath(student, kind));
  const pages = new Map(
    await readEach([...owners], async ([path, group]) => [path, await pageOf(folder, group, makePage)] as const),
  );
  const archive = await zipOf(pages);
  const paged = new Set(graded);
  const without = file.students.filter((one) => !paged.has(one)).map(({ key }) => key);
  return { archive, pages: graded.length, without };
};

/** The folder of those who are in no group has no number, and Moodle passes it over. */
const isAddressed = (student: ClassStudent): boolean =>
  !/(?<!_\d+)_assignsubmission_/.test(withoutUnseen(countedOf(student).place));

/** Where the page of the attempt that counts is in the archive. */
const feedbackPath = (student: ClassStudent, kind: FeedbackKind): string =>
  // A mark in a name, written as `_u200F`, would move the number, by which alone Moodle goes.
  kind === 'moodle' ? `${withoutUnseen(countedOf(student).place)}/report.html` : `${student.key}.html`;

/** Made anew: it tells what counts now, and after the due date students see more. */
const pageOf = async (folder: string, owners: readonly ClassStudent[], makePage: MakePage): Promise<Buffer> => {
  const student = at(owners, 0);
  const counted = countedOf(student);
  const place = { key: student.key, attempt: counted.number };
  const path = inFolder(folder, attemptFile(place, 'report.json'));
  const known = await readGraded(folder, place);
  const isScored = student.state === 'excused' || known?.score === student.raw;
  if (known === null || !isScored || !isOfFiles(known, counted)) throw notSummedUp(path);
  const report = parseReport(await requireIntact(folder, place, known), path);
  return Buffer.from(
    await makePage(titled(report, owners), { now: new Date(), standing: () => sharedStanding(owners) }),
  );
};

const isOfFiles = (known: Graded, { content }: ClassAttempt): boolean =>
  content === null || filesOf(content) === filesOf(known.content);

/** A page that a group shares bears its name, not that of one member. */
const titled = (report: Report, owners: readonly ClassStudent[]): Report => {
  const group = owners.length > 1 ? at(owners, 0).group : null;
  if (group === null) return report;
  return { ...report, submission: { ...report.submission, name: sanitizeText(group, 200) } };
};

const notSummedUp = (path: string): GraderError =>
  usageError(
    'class-not-summed-up',
    'class.json was not made from this report as it is: the page would tell students something else than what counts.',
    {
      where: path,
      remedy: 'A command was interrupted: run it again.',
    },
  );

/** The same in every archive: when it was made is no one's business. */
const date = new Date(2026, 0, 1);

/** `pages`: path in the archive, and what is there. Equal pages give equal archives, byte for byte. */
const zipOf = (pages: ReadonlyMap<string, Buffer>): Promise<Buffer> => {
  const zip = new ZipFile();
  for (const [path, bytes] of pages) zip.addBuffer(bytes, path, { mtime: date, mode: 0o100644 });
  const packed = buffer(zip.outputStream);
  zip.end();
  return packed;
};
