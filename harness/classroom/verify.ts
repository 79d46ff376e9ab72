/** Is everything that is stored of a class as the log says? */
import { GraderError } from '../contracts/errors.ts';
import { readClass } from './class-folder.ts';
import { gradesCsv } from './gradebook/grades-csv.ts';
import { studentsDigest } from './points/policy-change.ts';
import { isIntact, listAttempts, readGraded } from './store/attempt-store.ts';
import type { ClassFile } from './store/class-file.ts';
import { checkLog, lastLines, type LogLine, readLog } from './store/log.ts';
import { type AttemptPlace, attemptFile, inFolder, nameOf, places } from './store/places.ts';
import { readEach, readOrNull } from './store/reading.ts';

export interface ClassProblem {
  /** A path from the folder of the class, with `:line` where there is one. */
  readonly where: string;
  readonly problem: string;
}

/** @throws {GraderError} when there is no class */
export const verifyClass = async (folder: string): Promise<readonly ClassProblem[]> => {
  const file = await readClass(folder).catch(changedOnly);
  if (file instanceof GraderError) return [{ where: places.class, problem: file.message }];
  const log = inFolder(folder, places.log);
  if ((await readOrNull(log)) === null) return [{ where: places.log, problem: 'The log is gone.' }];
  const broken = await checkLog(log);
  if (broken !== null) return [{ where: `${places.log}:${String(broken.line)}`, problem: broken.problem }];
  const { lines } = await readLog(log);
  const logged = lastLines(lines);
  const changed = await readEach(await listAttempts(folder), (place) => problemOf(folder, place, logged));
  const reports = file.students.flatMap(({ report }) => report ?? []);
  const missing = await readEach(reports, (place) => missingIn(folder, place));
  const isCut = lines.every(({ hash }) => hash !== file.log);
  const others = isCut ? [] : await studentProblems(folder, file, logged.get('points'));
  return [...(isCut ? [lost] : []), ...changed.flat(), ...missing.flat(), ...others];
};

const changedOnly = (error: unknown): GraderError => {
  if (error instanceof GraderError && error.code === 'changed-class') return error;
  throw error;
};

/** The students with their scores, and the table that is made of them. */
const studentProblems = async (
  folder: string,
  file: ClassFile,
  points: LogLine | undefined,
): Promise<readonly ClassProblem[]> => {
  const logged = points?.details['class'];
  // Earlier versions did not log it.
  if (logged !== undefined && logged !== studentsDigest(file))
    return [{ where: places.class, problem: 'The students and scores are not those that the log mentions last.' }];
  const table = await readOrNull(inFolder(folder, places.grades));
  if (table?.toString('utf8') === gradesCsv(file.students)) return [];
  return [{ where: places.grades, problem: 'It is not what class.json says: `grade class index` makes it again.' }];
};

const lost: ClassProblem = {
  where: places.log,
  problem: 'The log ends before the line that class.json was made after: lines at its end were removed.',
};

const problemOf = async (
  folder: string,
  place: AttemptPlace,
  lines: ReadonlyMap<string, LogLine>,
): Promise<readonly ClassProblem[]> => {
  const where = attemptFile(place, 'report.json');
  const graded = await readGraded(folder, place);
  if (graded === null) return [{ where, problem: 'It was not completed: run the class again.' }];
  if (graded.report === null && graded.score === null) return [];
  if (!(await isIntact(folder, place, graded)))
    return [{ where, problem: 'It is not the report that was written: it was changed, or is gone.' }];
  const logged = lines.get(nameOf(place));
  if (logged === undefined) return [{ where, problem: 'The log does not mention it.' }];
  if (logged.digest !== graded.report) return [{ where, problem: 'It is not the report that the log mentions last.' }];
  // Not every line has one.
  const { score = graded.score } = logged.details;
  if (score === graded.score) return [];
  const problem = 'Its score is not the one that the log mentions last: run the class again.';
  return [{ where: attemptFile(place, 'graded.json'), problem }];
};

const missingIn = async (folder: string, place: string): Promise<readonly ClassProblem[]> =>
  (await readOrNull(inFolder(folder, place))) === null
    ? [{ where: place, problem: 'The report that the score is from is gone.' }]
    : [];
