/** From a bundle to the reports of a class: read, join with the roster, plan, run, sum up. */
import { availableParallelism, freemem } from 'node:os';
import { basename, resolve } from 'node:path';
import { usageError } from '../contracts/errors.ts';
import { keyHint } from './points/key-hint.ts';
import { sanitizeText } from '../text/sanitize.ts';
import type { Bench } from './bench.ts';
import { openBundle } from './bundle/open-bundle.ts';
import { removeComparisons } from './similarity/compare-class.ts';
import { type ClassFacts, type ClassFolder, readClass } from './class-folder.ts';
import { readGiven } from './read-given.ts';
import { isNameOfRow } from './roster/find-rows.ts';
import { readRoster } from './roster/roster.ts';
import { keepReports } from './keep-reports.ts';
import { regradeOthers } from './regrade.ts';
import { keepWanted } from './queue/class-id.ts';
import { type Plan, planClass, type Target } from './run/plan.ts';
import { runClass } from './run/run-class.ts';
import type { RunEvent, RunFacts } from './run/run-facts.ts';
import { inShard, type Shard } from './run/shard.ts';
import type { ClassFile } from './store/class-file.ts';
import type { StudentFacts } from './summarise.ts';
import { wholeClass } from './whole-class.ts';

/** Does what is planned for a class. */
export type RunPlan = (plan: Plan, run: RunFacts, known: ClassFacts) => Promise<unknown>;

export interface BundleOptions {
  /** CSV of the students. */
  readonly roster?: string | undefined;
  /** The platform that made it; recognised from its names by default. */
  readonly kind?: string | undefined;
  /** For bundles of another make: a regular expression with the groups `student_id` and `file_id`. */
  readonly pattern?: string | undefined;
  /** Keys of the only students to grade. */
  readonly only?: readonly string[] | undefined;
  /** Only those who lost points or have none are graded again. */
  readonly failed?: boolean | undefined;
  /** Only one part of the students, for several machines. */
  readonly shard?: Shard | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly onEvent?: ((event: RunEvent) => void) | undefined;
}

interface RunOptions extends BundleOptions {
  /** In place of grading here. */
  readonly run?: RunPlan;
}

export interface BundlePlace extends Pick<ClassFolder, 'path'> {
  open(): Promise<ClassFolder>;
}

/** @throws {GraderError} for a bundle or a roster that cannot be read; what is graded by then is stored and summed up */
export const gradeBundle = async (
  path: string,
  options: RunOptions,
  place: BundlePlace,
  bench: Bench,
): Promise<ClassFile> => {
  const { kind, pattern } = options;
  const { timeZone } = bench.policy;
  const expected = bench.graders.alone.expectedFiles;
  const given = options.roster;
  const roster = given === undefined ? null : readRoster(await readGiven(given, 'roster'), given);
  const isStudent = (name: string): boolean => roster !== null && isNameOfRow(roster.rows, name);
  const own = [place.path, ...(given === undefined ? [] : [given])];
  const bundle = await openBundle(path, { kind, pattern, timeZone, expected, isStudent, own });
  try {
    const fingerprint = await bench.graders.alone.fingerprint();
    // Only now: for a bundle that is none, or settings that fit no submission, no folder is made.
    const folder = await place.open();
    const { known, targets, kept, areKeysSame } = await wholeClass(bundle, roster, folder.path, {
      ...bench,
      fingerprint,
    });
    const facts = {
      bundle: { name: sanitizeText(basename(resolve(path)), 200), kind: bundle.kind },
      ...known,
    };
    if (options.only !== undefined) requireKnown(options.only, known.students);
    if (!areKeysSame) await removeComparisons(folder.path);
    await keepReports(kept, folder, bench.page);
    // First of all: what is to be graded again, or alone, may depend on it.
    const told = regradeNotes(await regradeOthers(fingerprint, folder, bench));
    try {
      await gradeStudents(targets, facts, options, folder, bench);
    } finally {
      // What was graded until an interruption is summed up, too.
      await folder.refresh({ ...facts, notes: [...facts.notes, ...told] }, bench.policy);
    }
    return await readClass(folder.path);
  } finally {
    await bundle.close();
  }
};

const regradeNotes = (regraded: number): readonly string[] =>
  regraded === 0
    ? []
    : [
        `Reports that were scored by other weights than those of these settings, and were scored again without being graded: ${String(regraded)}.`,
      ];

const gradeStudents = async (
  targets: readonly Target[],
  known: ClassFacts,
  options: RunOptions,
  folder: ClassFolder,
  bench: Bench,
): Promise<void> => {
  const { graders, parallel = usualParallel(), page } = bench;
  const { only, failed = false, shard, signal = new AbortController().signal, onEvent = () => undefined } = options;
  const { run = runHere } = options;
  const { fingerprint } = known;
  const isChosen = ({ place: { key } }: Target): boolean =>
    (only === undefined || only.includes(key)) && (shard === undefined || inShard(key, shard));
  const chosen = targets.filter(isChosen);
  const plan = await planClass(chosen, {
    folder: folder.path,
    again: ({ score }) => failed && (score === null || score < 100),
  });
  for (const [{ place }, graded] of plan.kept) await folder.recover(place, graded);
  const onGraded: RunFacts['onGraded'] = async (place, { report, state, score, reason }, fault) => {
    const why = { ...(reason === null ? {} : { reason }), ...(fault === null ? {} : { fault }) };
    const details = { key: place.key, attempt: place.attempt, state, score, ...why, fingerprint };
    await folder.record('graded', report ?? fingerprint, details);
  };
  await run(plan, { ...{ folder: folder.path, graders, parallel, page, signal, onEvent }, onGraded }, known);
};

const runHere: RunPlan = async (plan, run) => {
  await keepWanted(run.folder, plan);
  await runClass(plan, run);
};

/** What a grading of one program at a time needs at most. */
const memoryOfGrading = 1_500_000_000;

/** One for each core, as far as the memory that is free allows, on the machine and by the limit of a container. */
export const usualParallel = (): number => {
  const memory = Math.min(freemem(), process.constrainedMemory() || Infinity);
  return Math.max(1, Math.min(availableParallelism(), Math.floor(memory / memoryOfGrading)));
};

const requireKnown = (only: readonly string[], students: readonly StudentFacts[]): void => {
  const unknown = only.find((key) => students.every((student) => student.key !== key));
  if (unknown === undefined) return;
  throw usageError('unknown-student', `There is no student "${sanitizeText(unknown, 80)}" in this class.`, {
    where: '--only',
    remedy: keyHint(unknown, students) ?? 'Give the key of a student, as class.json has it.',
  });
};
