/** The students' pages as one archive, as the platform takes them back. */
import { readFile } from 'node:fs/promises';
import { usageError } from '../contracts/errors.ts';
import { feedbackZip, moodleFeedbackZip } from './gradebook/feedback.ts';
import type { ClassFile, ClassStudent } from './store/class-file.ts';
import { attemptFile, inFolder } from './store/places.ts';
import { readEach } from './store/reading.ts';

/** `moodle`: folders as in its download. `pages`: one file for each student, by key. */
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
  const pages = await readEach(graded, (student) => pageOf(folder, student));
  const archive = kind === 'moodle' ? await moodleFeedbackZip(onePerPlace(pages)) : await feedbackZip(pages);
  const without = file.students.filter(({ report }) => report === null).map(({ key }) => key);
  return { archive, pages: graded.length, without };
};

interface Page {
  readonly key: string;
  readonly place: string;
  readonly name: string;
  readonly bytes: Buffer;
}

const pageOf = async (folder: string, { key, attempt, attempts }: ClassStudent): Promise<Page> => {
  const number = attempt ?? 1;
  const place = attempts.find((one) => one.number === number)?.place ?? key;
  const bytes = await readFile(inFolder(folder, attemptFile({ key, attempt: number }, 'report.html')));
  return { key, place, name: 'report.html', bytes };
};

/** A group has one folder on the platform. */
const onePerPlace = (pages: readonly Page[]): readonly Page[] => [
  ...new Map(pages.map((page) => [page.place, page])).values(),
];
