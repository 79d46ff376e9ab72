/**
 * Attempts on disk: a report, its page, and graded.json, which speaks of the report. They are written together or not at all,
 * graded.json last: what was interrupted has none, or one of another report, and is graded again.
 */
import { readdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { GraderError, graderFault, usageError } from '../../contracts/errors.ts';
import type { Standing } from '../../contracts/format.ts';
import type { Report } from '../../contracts/report.ts';
import { errorMessage } from '../../text/error-message.ts';
import { parseJson } from '../../text/parse-json.ts';
import { sha256 } from '../../text/sha256.ts';
import { type Graded, graded, gradedFrom } from './graded.ts';
import { type AttemptFileName, type AttemptPlace, attemptFile, inFolder, places } from './places.ts';
import { orNull, readOrNull } from './reading.ts';
import { writeReason } from '../../text/file-reason.ts';
import { makeFolder } from '../../platform/make-folder.ts';
import { at } from '../../text/at.ts';
import { writeTogether } from '../../platform/write-whole.ts';

/**
 * How a report becomes the page for the student. What is handed out is as of `now` and tells what counts; what is stored is as of
 * the moment when its grading began, and of the attempt alone.
 */
export type MakePage = (
  report: Report,
  handedOut?: { readonly now: Date; readonly standing: () => Standing | undefined },
) => Promise<string>;

/** Null: not graded, or not completely. */
export const readGraded = async (folder: string, place: AttemptPlace): Promise<Graded | null> => {
  const text = await readOrNull(inFolder(folder, attemptFile(place, 'graded.json')));
  const parsed = text === null ? null : graded.safeParse(parseJson(text.toString('utf8')));
  return parsed?.success === true ? parsed.data : null;
};

/** The report that graded.json speaks of; null when it is gone or another one is there. */
export const readIntact = async (folder: string, place: AttemptPlace, { report }: Graded): Promise<Buffer | null> => {
  const bytes = await readOrNull(inFolder(folder, attemptFile(place, 'report.json')));
  return bytes !== null && sha256(bytes) === report ? bytes : null;
};

export const isIntact = async (folder: string, place: AttemptPlace, known: Graded): Promise<boolean> =>
  (await readIntact(folder, place, known)) !== null;

/** @throws {GraderError} when it is gone or another one is there */
export const requireIntact = async (folder: string, place: AttemptPlace, known: Graded): Promise<Buffer> => {
  const bytes = await readIntact(folder, place, known);
  if (bytes !== null) return bytes;
  throw usageError('changed-report', 'This report is gone, or not the one that was written when it was graded.', {
    where: inFolder(folder, attemptFile(place, 'report.json')),
    remedy: 'Run the class of this folder again: what was changed is graded again.',
  });
};

/** What still holds. A fault of the grader's says nothing about the submission: it is graded again in every run. */
export const readValid = async (folder: string, place: AttemptPlace): Promise<Graded | null> => {
  const known = await readGraded(folder, place);
  if (known === null || known.state === 'grader-fault') return null;
  return (await isIntact(folder, place, known)) ? known : null;
};

/** Writes a report for staff, the page for the student, and what is known of them. */
export const storeReport = async (
  folder: string,
  place: AttemptPlace,
  { report, content, alone, page }: { report: Report; content: string; alone: boolean; page: MakePage },
): Promise<Graded> => {
  // Files that several students sent are graded once: each report bears the name of its student.
  const own: Report = { ...report, submission: { ...report.submission, name: place.key } };
  const bytes = Buffer.from(`${JSON.stringify(own, null, 1)}\n`);
  const known = gradedFrom(own, { content, report: sha256(bytes) }, alone);
  const html = await pageOf(folder, place, own, page);
  await storeGraded(folder, place, known, [
    ['report.json', bytes],
    ['report.html', html],
  ]);
  return known;
};

/** The page alone, of a report that stays as it is. */
export const storePage = async (folder: string, place: AttemptPlace, report: Report, page: MakePage): Promise<void> =>
  write(folder, attemptFile(place, 'report.html'), await pageOf(folder, place, report, page));

const pageOf = (folder: string, place: AttemptPlace, report: Report, page: MakePage): Promise<string> =>
  page(report).catch((cause: unknown) => {
    throw graderFault('page-not-made', `The page of this report cannot be made: ${errorMessage(cause)}`, {
      where: inFolder(folder, attemptFile(place, 'report.html')),
      // What is wrong with the settings is said with its place in them.
      ...(cause instanceof GraderError ? { where: cause.where ?? undefined, remedy: cause.remedy ?? undefined } : {}),
      cause,
    });
  });

/** With the files that it speaks of. */
export const storeGraded = (
  folder: string,
  place: AttemptPlace,
  known: Graded,
  files: readonly (readonly [name: AttemptFileName, content: string | Buffer])[] = [],
): Promise<void> => {
  const all = [...files, ['graded.json', `${JSON.stringify(known)}\n`] as const];
  return writeAll(
    folder,
    all.map(([name, content]) => [attemptFile(place, name), content]),
  );
};

export interface StoredReport {
  readonly place: AttemptPlace;
  readonly graded: Graded;
}

/** Whatever is stored of attempts. */
export const listGraded = async (
  folder: string,
  read: typeof readGraded = readGraded,
): Promise<readonly StoredReport[]> => {
  const stored: StoredReport[] = [];
  for (const place of await listAttempts(folder)) {
    const known = await read(folder, place);
    if (known !== null) stored.push({ place, graded: known });
  }
  return stored;
};

/** Every attempt of which something is stored, by key, then by number. */
export const listAttempts = async (folder: string): Promise<readonly AttemptPlace[]> => {
  const keys = await namesIn(inFolder(folder, places.students));
  const found = await Promise.all(
    keys.map(async (key) => {
      const numbers = await namesIn(inFolder(folder, `${places.students}/${key}`));
      return numbers
        .filter((name) => /^[1-9]\d{0,5}$/.test(name))
        .map((name) => ({ key, attempt: Number(name) }))
        .sort((one, other) => one.attempt - other.attempt);
    }),
  );
  return found.flat();
};

const namesIn = (folder: string): Promise<string[]> =>
  readdir(folder)
    .catch(orNull)
    .then((names) => names?.sort() ?? []);

/** Whole or not at all. @throws {GraderError} when it cannot be written: the class goes on where it was once it can */
export const write = (folder: string, place: string, content: string | Buffer): Promise<void> =>
  writeAll(folder, [[place, content]]);

const writeAll = async (
  folder: string,
  files: readonly (readonly [place: string, content: string | Buffer])[],
): Promise<void> => {
  const placed = files.map(([place, content]) => [inFolder(folder, place), content] as const);
  try {
    for (const [path] of placed) makeFolder(dirname(path));
    await writeTogether(placed, 0o600);
  } catch (cause) {
    throw notWritten(at(placed, 0)[0], cause);
  }
};

export const notWritten = (path: string, cause: unknown): GraderError =>
  graderFault('class-not-written', `A file of the class cannot be written: ${writeReason(cause)}.`, {
    where: path,
    remedy:
      'Free some space or give access to the folder, and run the same command again: it continues where it stopped.',
    cause,
  });
