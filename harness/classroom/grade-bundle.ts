/** From a bundle to the reports of a class: read, join with the roster, plan, run, sum up. */
import { availableParallelism, freemem } from 'node:os';
import { basename, resolve } from 'node:path';
import { usageError } from '../contracts/errors.ts';
import { sanitizeText } from '../text/sanitize.ts';
import type { Bench } from './bench.ts';
import { openBundle } from './bundle/open-bundle.ts';
import { type ClassFacts, type ClassFolder, readClass } from './class-folder.ts';
import { type ClassPolicy, zoneNotes } from './points/policy.ts';
import { joinRoster, type Student } from './roster/join.ts';
import { readGiven } from './read-given.ts';
import { regradeOthers } from './regrade.ts';
import { readRoster } from './roster/roster.ts';
import { keepWanted } from './queue/class-id.ts';
import { contentOf, type Plan, planClass, type Target } from './run/plan.ts';
import { runClass } from './run/run-class.ts';
import type { RunEvent, RunFacts } from './run/run-facts.ts';
import { inShard, type Shard } from './run/shard.ts';
import type { ClassFile } from './store/class-file.ts';
import { nameOf } from './store/places.ts';
import { type StudentFacts, wantedAttempts } from './summarise.ts';

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
  /** In place of grading here. */
  readonly run?: RunPlan | undefined;
}

/** @throws {GraderError} for a bundle or a roster that cannot be read; what is graded by then is stored and summed up */
export const gradeBundle = async (
  path: string,
  options: BundleOptions,
  folder: ClassFolder,
  bench: Bench,
): Promise<ClassFile> => {
  const { kind, pattern } = options;
  const { timeZone } = bench.policy;
  const expected = bench.graders.alone.expectedFiles;
  const bundle = await openBundle(path, { kind, pattern, timeZone, expected, classFolder: folder.path });
  try {
    const roster =
      options.roster === undefined ? null : readRoster(await readGiven(options.roster, 'roster'), options.roster);
    const { students, notes } = joinRoster(bundle.attempts, roster);
    const fingerprint = await bench.graders.alone.fingerprint();
    const targets = await targetsOf(students, fingerprint, bench.policy);
    const contents = new Map(targets.map(({ place, content }) => [nameOf(place), content]));
    const facts: ClassFacts = {
      bundle: { name: sanitizeText(basename(resolve(path)), 200), kind: bundle.kind },
      roster: options.roster === undefined ? null : sanitizeText(basename(options.roster), 200),
      fingerprint,
      unrecognised: [...bundle.unrecognised],
      notes: [...notes, ...zoneNotes(bench.policy, bundle), ...(await rosterLost(folder.path, options.roster))],
      students: students.map((student) => factsOf(student, contents)),
    };
    const told: string[] = [];
    try {
      told.push(...regradeNotes(await gradeStudents(targets, facts, options, folder, bench)));
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
        `Reports that had another score than the weights of these settings give, and were scored anew: ${String(regraded)}.`,
      ];

/** Without the roster of the run before, students may get other keys, by which exceptions name them. */
const rosterLost = async (folder: string, given: string | undefined): Promise<readonly string[]> => {
  const before = given === undefined ? await readClass(folder).catch(() => null) : null;
  const roster = before?.roster ?? null;
  if (roster === null) return [];
  return [
    `The last run had the roster ${roster}, this one has none: keys of students may differ, and nobody counts as missing. Give it again with --roster.`,
  ];
};

const factsOf = (student: Student, contents: ReadonlyMap<string, string>): StudentFacts => {
  const { key, id, name, username, email, lmsId, section, group, onRoster, attempts } = student;
  return {
    ...{ key, id, name, username, email, lmsId, section, group, onRoster },
    attempts: attempts.map(({ number, submittedAt, late, place, notes: own }) => ({
      ...{ number, late, place },
      submittedAt: submittedAt?.toISOString() ?? null,
      content: contents.get(nameOf({ key, attempt: number })) ?? null,
      notes: [...own],
    })),
  };
};

/** How many stored reports were scored anew. */
const gradeStudents = async (
  targets: readonly Target[],
  known: ClassFacts,
  options: BundleOptions,
  folder: ClassFolder,
  bench: Bench,
): Promise<number> => {
  const { graders, parallel = usualParallel(), page } = bench;
  const { only, failed = false, shard, signal = new AbortController().signal, onEvent = () => undefined } = options;
  const { run = runHere } = options;
  const { fingerprint } = known;
  if (only !== undefined) requireKnown(only, known.students);
  const chosen = targets.filter(
    ({ place: { key } }) => (only === undefined || only.includes(key)) && (shard === undefined || inShard(key, shard)),
  );
  const plan = await planClass(chosen, {
    folder: folder.path,
    again: (_, { score }) => failed && (score === null || score < 100),
  });
  for (const [{ place }, graded] of plan.kept) await folder.recover(place, graded);
  const onGraded: RunFacts['onGraded'] = async (place, { report, state, score, reason }, fault) => {
    const why = { ...(reason === null ? {} : { reason }), ...(fault === null ? {} : { fault }) };
    const details = { key: place.key, attempt: place.attempt, state, score, ...why, configuration: fingerprint };
    await folder.record('graded', report ?? fingerprint, details);
  };
  await run(plan, { ...{ folder: folder.path, graders, parallel, page, signal, onEvent }, onGraded }, known);
  return regradeOthers(chosen, folder, bench, signal);
};

const runHere: RunPlan = async (plan, run) => {
  await keepWanted(run.folder, plan);
  await runClass(plan, run);
};

/** Of the whole class, whoever is graded in this run: what is stored of other files than these counts no longer. */
const targetsOf = async (
  students: readonly Student[],
  fingerprint: string,
  policy: ClassPolicy,
): Promise<readonly Target[]> => {
  const targets: Target[] = [];
  for (const { key, attempts } of students) {
    const wanted = wantedAttempts(attempts, policy);
    for (const attempt of attempts.filter(({ number }) => wanted.includes(number))) {
      const content = await contentOf(attempt, fingerprint);
      targets.push({ place: { key, attempt: attempt.number }, attempt, content });
    }
  }
  return targets;
};

/** What a grading of one program at a time needs at most. */
const memoryOfGrading = 1_500_000_000;

/** One for each core, as far as the memory that is free allows. */
export const usualParallel = (): number =>
  Math.max(1, Math.min(availableParallelism(), Math.floor(freemem() / memoryOfGrading)));

const requireKnown = (only: readonly string[], students: readonly StudentFacts[]): void => {
  const unknown = only.find((key) => students.every((student) => student.key !== key));
  if (unknown === undefined) return;
  throw usageError('unknown-student', `There is no student "${sanitizeText(unknown, 80)}" in this class.`, {
    where: '--only',
    remedy: 'Give the key of a student, as class.json has it.',
  });
};
