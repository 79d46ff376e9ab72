/** The folder of a class: held by one process at a time, made consistent after every change. */
import { existsSync } from 'node:fs';
import { z } from 'zod';
import { type GraderError, graderFault, usageError } from '../contracts/errors.ts';
import { packageVersion } from '../platform/package-root.ts';
import { at } from '../text/at.ts';
import { fileReason } from '../text/file-reason.ts';
import { parseJson } from '../text/parse-json.ts';
import { sanitizeText } from '../text/sanitize.ts';
import { gradesCsv } from './gradebook/grades-csv.ts';
import type { ClassPolicy } from '../config/class-policy.ts';
import { pointsDigest, studentsDigest } from './points/policy-change.ts';
import { otherAssignments, otherSettings, otherWeights, type Rescorer } from './other-settings.ts';
import { policyNotes } from './points/policy-notes.ts';
import { renderClassSite } from './site/class-site.ts';
import { listGraded, type StoredReport, write } from './store/attempt-store.ts';
import { type ClassFile, classFile, classSchema } from './store/class-file.ts';
import type { Graded } from './store/graded.ts';
import { type IndexFile, openIndex } from './store/index-file.ts';
import { type Log, type LogRecord, openLog, userName } from './store/log.ts';
import { type AttemptPlace, inFolder, nameOf, places } from './store/places.ts';
import { readOrNull } from './store/reading.ts';
import { currentOf, type GradedOf, type StudentFacts, summarise } from './summarise.ts';
import { cannotBeMade } from '../platform/cannot-be-made.ts';
import { makeFolder } from '../platform/make-folder.ts';

/** What is known of a class before its scores. */
export type ClassFacts = Pick<
  ClassFile,
  'bundle' | 'roster' | 'fingerprint' | 'former' | 'unrecognised' | 'notes' | 'localTimesIn'
> & {
  readonly students: readonly StudentFacts[];
};

export interface ClassFolder {
  readonly path: string;
  /** Adds a line to the log, with who, when and by which configuration. */
  record(what: LogRecord['what'], digest: string, details: LogRecord['details']): Promise<void>;
  /** Adds one for a report that was stored when the process ended before the log was told; none for any other. */
  recover(place: AttemptPlace, graded: Graded): Promise<void>;
  /** Makes class.json, grades.csv, the index and the page from what is stored; `by` tells what other weights have scored. */
  refresh(facts: ClassFacts, policy: ClassPolicy, by?: Rescorer): Promise<ClassFile>;
  /** Makes the pages for staff from class.json as it is. */
  draw(): Promise<void>;
  close(): void;
}

/**
 * `configuration`: its digest, for the log.
 * @throws {GraderError} when another process works on it, or it cannot be written
 */
export const openFolder = async (path: string, configuration: string): Promise<ClassFolder> => {
  try {
    makeFolder(path);
  } catch (error) {
    throw cannotBeMade(path, error);
  }
  const index = openIndex(path);
  try {
    const recordOf = recordBy(configuration);
    const log = await openLog(inFolder(path, places.log), recordOf('recovered', configuration, {}));
    const record: ClassFolder['record'] = (...parts) => log.append(recordOf(...parts));
    return {
      path,
      record,
      recover: async (place, { report, score }) => {
        if (report === null || log.last(nameOf(place))?.digest === report) return;
        await record('recovered', report, { ...place, score });
      },
      refresh: (...given) => refresh({ path, log, index, record }, ...given),
      draw: () => draw(path),
      close: () => {
        index.close();
      },
    };
  } catch (error) {
    index.close();
    throw error;
  }
};

const recordBy =
  (configuration: string) =>
  (...[what, digest, details]: Parameters<ClassFolder['record']>): LogRecord => ({
    at: new Date().toISOString(),
    who: userName(),
    grader: packageVersion(),
    ...{ what, digest, details: { ...details, configuration } },
  });

interface OpenParts extends Pick<ClassFolder, 'path' | 'record'> {
  readonly log: Log;
  readonly index: IndexFile;
}

const refresh = async (
  { path, log, index, record }: OpenParts,
  ...[facts, policy, by]: Parameters<ClassFolder['refresh']>
): Promise<ClassFile> => {
  const { attempts, gradedOf } = await readCurrent(path, facts.students);
  const students = [...summarise(facts.students, gradedOf, policy)];
  const digest = pointsDigest(policy, students);
  const known = studentsDigest({ ...facts, students });
  const told = log.last('points');
  // By the log and not by class.json, which is the one of before where it could not be written after the log was.
  if (told?.digest !== digest || told.details['class'] !== known)
    await record('points', digest, { students: students.length, class: known });
  const assignments = new Set(attempts.flatMap(({ graded }) => graded.assignment ?? []));
  const file: ClassFile = {
    schema: classSchema,
    ...facts,
    assignment: [...assignments].sort().join(', ') || null,
    students,
    policyNotes: [
      ...policyNotes(policy, students, facts.localTimesIn),
      ...otherAssignments(students, gradedOf),
      ...otherSettings(students, gradedOf),
      ...(by === undefined ? [] : otherWeights(students, gradedOf, by)),
    ],
    grader: packageVersion(),
    points: digest,
    log: log.head(),
    updatedAt: new Date().toISOString(),
  };
  await write(path, places.class, `${JSON.stringify(file, null, 1)}\n`);
  await write(path, places.grades, gradesCsv(students));
  await drawPages(path, file, gradedOf);
  index.fill(file, attempts);
  return file;
};

const draw = async (path: string): Promise<void> => {
  const file = await readClass(path);
  const { gradedOf } = await readCurrent(path, file.students);
  await drawPages(path, file, gradedOf);
};

const drawPages = async (path: string, file: ClassFile, gradedOf: GradedOf): Promise<void> => {
  const { named, anonymous } = await renderClassSite(path, file, gradedOf);
  await write(path, places.site, named);
  await write(path, places.anonymous, anonymous);
};

/** What is stored of the attempts that a class has now. */
export const readCurrent = async (
  path: string,
  students: readonly StudentFacts[],
): Promise<{ readonly attempts: readonly StoredReport[]; readonly gradedOf: GradedOf }> => {
  const stored = await listGraded(path);
  const known = new Map(stored.map(({ place, graded }) => [nameOf(place), graded]));
  const gradedOf = currentOf(students, (place) => known.get(nameOf(place)) ?? null);
  return { attempts: stored.filter(({ place }) => gradedOf(place) !== null), gradedOf };
};

/** @throws {GraderError} when there is no class, it cannot be read, or is one of another version */
export const readClass = async (path: string): Promise<ClassFile> => {
  const where = inFolder(path, places.class);
  const bytes = await readOrNull(where).catch((cause: unknown) => {
    throw notRead(where, cause);
  });
  if (bytes === null) throw noClass(where, isBegun(path));
  const value = parseJson(bytes.toString('utf8'));
  const parsed = classFile.safeParse(value);
  if (parsed.success) return parsed.data;
  throw wrongClass(where, value, parsed.error);
};

const notRead = (where: string, cause: unknown): GraderError =>
  graderFault('class-not-read', `class.json cannot be read: ${fileReason(cause)}.`, {
    where,
    remedy:
      'Give yourself access to it. If that is impossible, remove it: then only students of the next download are known.',
    cause,
  });

/** The index is there while a class is worked on, and something is logged from the first report on; class.json comes at the end of a run. */
const isBegun = (path: string): boolean =>
  [places.index, places.log].some((place) => existsSync(inFolder(path, place)));

const noClass = (where: string, begun: boolean): GraderError => {
  const [problem, remedy] = begun
    ? [
        'This class has no class.json: its first run is not over or was interrupted, or the file was removed.',
        'Unless it is still running, grade the bundle into this folder again: what is graded stays, and class.json is written.',
      ]
    : ['This folder does not contain a class.', 'Give the folder that `grade class BUNDLE --out DIR` wrote.'];
  return usageError('no-class', problem, { where, remedy });
};

const wrongClass = (where: string, value: unknown, error: z.ZodError): GraderError => {
  const found =
    typeof value === 'object' && value !== null && 'schema' in value ? String(value.schema) : 'nothing known';
  const remedy = 'Grade the bundle again into this folder: reports that are still valid are kept.';
  if (found !== classSchema) {
    const problem = `class.json is not of this version: it says ${found.slice(0, 60)}, expected ${classSchema}.`;
    return usageError('wrong-class', problem, { where, remedy });
  }
  const place = sanitizeText(z.core.toDotPath(at(error.issues, 0).path), 100);
  return usageError('changed-class', `class.json was changed: "${place}" is not as the grader writes it.`, {
    ...{ where, remedy },
  });
};

/** Of those folders that hold one. */
export const readClasses = async (paths: readonly string[]): Promise<readonly ClassFile[]> => {
  const found = await Promise.all(paths.map((path) => readClass(path).catch(() => null)));
  return found.filter((file) => file !== null);
};
