/**
 * Grades what a plan says, several at once. Each report is on the disk before the next is begun in its place; one bad
 * submission stops nobody; what the machine lacks stops all, and the next run goes on from there.
 */
import { mkdtempDisposable } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import pLimit from 'p-limit';
import type { Grader } from '../../api/grader.ts';
import { GraderError } from '../../contracts/errors.ts';
import type { Report } from '../../contracts/report.ts';
import { packageVersion } from '../../platform/package-root.ts';
import { explained } from '../../platform/system-error.ts';
import { readReport } from '../../report/read.ts';
import { at } from '../../text/at.ts';
import { writeAttempt } from '../bundle/write-attempt.ts';
import { type MakePage, storeGraded, storeReport } from '../store/attempt-store.ts';
import { faultOf, type Graded } from '../store/graded.ts';
import { type AttemptPlace, attemptFile, inFolder } from '../store/places.ts';
import { gradeAlone, isWorthGradingAlone } from './late-checks.ts';
import type { Job, Plan, Target } from './plan.ts';

export type RunEvent =
  | { readonly kind: 'planned'; readonly gradings: number; readonly attempts: number; readonly kept: number }
  | { readonly kind: 'graded'; readonly place: AttemptPlace; readonly graded: Graded }
  | { readonly kind: 'alone'; readonly gradings: number };

export interface RunFacts {
  readonly folder: string;
  /** Grades while others run beside it, and grades alone. They may be the same. */
  readonly graders: { readonly beside: Grader; readonly alone: Grader };
  /** Gradings at once. */
  readonly parallel: number;
  readonly page: MakePage;
  readonly signal: AbortSignal;
  /** Called when the report is stored, before the next event. */
  onGraded(place: AttemptPlace, graded: Graded): Promise<void>;
  onEvent(event: RunEvent): void;
}

/** What is known of every target afterwards. @throws the reason of `signal`; {GraderError} for what the machine lacks */
export const runClass = async (plan: Plan, facts: RunFacts): Promise<ReadonlyMap<Target, Graded>> => {
  const results = new Map(plan.kept);
  const attempts = plan.jobs.reduce((sum, { targets }) => sum + targets.length, 0);
  facts.onEvent({ kind: 'planned', gradings: plan.jobs.length, attempts, kept: plan.kept.size });
  const again: Job[] = [];
  const faults = faultsInARow();
  const isBeside = facts.parallel > 1;
  const limit = pLimit({ concurrency: facts.parallel, rejectOnClear: false });
  const doJob = async (job: Job, turn: Turn): Promise<void> => {
    facts.signal.throwIfAborted();
    const { report, graded } = await gradeJob(job, turn, facts, faults);
    for (const [target, known] of graded) results.set(target, known);
    if (turn === 'beside' && report !== null && isWorthGradingAlone(report))
      again.push({ ...job, stored: at(job.targets, 0).place });
  };
  try {
    await Promise.all(plan.jobs.map((job) => limit(() => doJob(job, isBeside ? 'beside' : 'alone'))));
  } finally {
    limit.clearQueue();
  }
  if (again.length > 0) facts.onEvent({ kind: 'alone', gradings: again.length });
  for (const job of again) await doJob(job, 'again');
  return results;
};

/** Beside others, alone, or alone after it was late beside others. */
type Turn = 'beside' | 'alone' | 'again';

interface JobResult {
  readonly report: Report | null;
  readonly graded: readonly (readonly [Target, Graded])[];
}

/** `faults`: told of each grading that ended in an error, or in a report. */
const gradeJob = async (job: Job, turn: Turn, facts: RunFacts, faults: FaultsInARow): Promise<JobResult> => {
  const startedAt = new Date().toISOString();
  const { content } = job;
  const report = await reportOf(job, turn, facts).catch((error: unknown) => {
    facts.signal.throwIfAborted();
    return faults.note(error);
  });
  if (report instanceof Error) {
    const fault = faultOf(reasonOf(report), { content, startedAt, toolchain: packageVersion(), host: hostname() });
    const store = (place: AttemptPlace): Promise<Graded> => storeGraded(facts.folder, place, fault).then(() => fault);
    return { report: null, graded: await storeAll(job, store, facts) };
  }
  faults.clear();
  const store = (place: AttemptPlace): Promise<Graded> =>
    storeReport(facts.folder, place, { report, content, alone: turn !== 'beside', page: facts.page });
  return { report, graded: await storeAll(job, store, facts) };
};

const reasonOf = (error: Error): string =>
  error instanceof GraderError && error.where !== null ? `${error.message} (${error.where})` : error.message;

/** So many gradings in a row that end in the same error tell of the machine, or of the settings, and not of submissions. */
const mostInARow = 3;

interface FaultsInARow {
  /** @throws the error once it has come too often */
  note(error: unknown): Error;
  clear(): void;
}

const faultsInARow = (): FaultsInARow => {
  let seen: string[] = [];
  return {
    note: (thrown) => {
      const error = explained(thrown);
      if (!(error instanceof Error)) throw error;
      const code = error instanceof GraderError ? error.code : error.message;
      seen = seen.includes(code) ? [...seen, code] : [code];
      if (seen.length >= mostInARow) throw error;
      return error;
    },
    clear: () => {
      seen = [];
    },
  };
};

const storeAll = async (
  { targets }: Job,
  store: (place: AttemptPlace) => Promise<Graded>,
  facts: RunFacts,
): Promise<(readonly [Target, Graded])[]> => {
  const stored: (readonly [Target, Graded])[] = [];
  for (const target of targets) {
    const known = await store(target.place);
    await facts.onGraded(target.place, known);
    facts.onEvent({ kind: 'graded', place: target.place, graded: known });
    stored.push([target, known]);
  }
  return stored;
};

const reportOf = async (job: Job, turn: Turn, { folder, graders, signal }: RunFacts): Promise<Report> => {
  const stored = job.stored === null ? null : readReport(inFolder(folder, attemptFile(job.stored, 'report.json')));
  if (stored !== null && turn !== 'again') return stored;
  await using scratch = await mkdtempDisposable(join(tmpdir(), 'class-'));
  const path = await writeAttempt(at(job.targets, 0).attempt, join(scratch.path, 'submission'));
  if (stored !== null) return await gradeAlone(graders.alone, path, await stored, signal);
  return await (turn === 'beside' ? graders.beside : graders.alone).grade(path, { signal });
};
