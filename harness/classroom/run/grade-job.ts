/** One job of a run: its report is made or taken over, and stored for everyone who handed in these files. */
import { mkdtempDisposable } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { GraderError } from '../../contracts/errors.ts';
import { forItsStudent } from '../../intake/for-its-student.ts';
import type { Report } from '../../contracts/report.ts';
import { packageVersion } from '../../platform/package-root.ts';
import { explained } from '../../platform/system-error.ts';
import { parseReport } from '../../report/parse.ts';
import { at } from '../../text/at.ts';
import { writeAttempt } from '../bundle/write-attempt.ts';
import { readIntact, readValid, storeGraded, storeReport } from '../store/attempt-store.ts';
import { faultIn, faultOf, type Graded } from '../store/graded.ts';
import { type AttemptPlace, attemptFile } from '../store/places.ts';
import type { FaultsInARow } from './faults-in-a-row.ts';
import { gradeAlone, isWorthGradingAlone } from '../store/late-checks.ts';
import { type Job, requirePlanned, type Target } from './plan.ts';
import type { RunFacts } from './run-facts.ts';

/** Beside others, alone, or alone after it was late beside others. */
export type Turn = 'beside' | 'alone' | 'again';

/** A report, and whether no other grading ran beside it. */
export interface Made {
  readonly report: Report;
  readonly alone: boolean;
}

export const wasLate = ({ report, alone }: Made): boolean => !alone && isWorthGradingAlone(report);

interface JobResult {
  /** Null after an error. */
  readonly made: Made | null;
  readonly graded: readonly (readonly [Target, Graded])[];
}

/** `faults`: told of each grading that ended in an error, or in a report. */
export const gradeJob = async (job: Job, turn: Turn, facts: RunFacts, faults: FaultsInARow): Promise<JobResult> => {
  const startedAt = new Date();
  let made: Made | null = null;
  try {
    made = await forItsStudent(() => makeReport(job, turn, facts));
    const graded = await storeMade(job, made, facts);
    faults.clear();
    return { made, graded };
  } catch (thrown) {
    facts.signal.throwIfAborted();
    const error = explained(thrown);
    // A report that cannot be stored is nobody's own matter, unless it cannot be shown.
    if (!(error instanceof Error) || (made !== null && !isOfPage(error))) throw error;
    faults.note(job.content, error);
    return { made: null, graded: await storeFault(job, error, startedAt, facts) };
  }
};

const isOfPage = (error: Error): boolean => error instanceof GraderError && error.code === 'page-not-made';

/** For everyone who handed in these files: why they could not be graded. */
export const storeFault = async (
  job: Job,
  error: Error,
  startedAt: Date,
  facts: RunFacts,
): Promise<JobResult['graded']> => {
  const reason = reasonOf(error);
  const known = { content: job.content, startedAt: startedAt.toISOString() };
  const fault = faultOf(reason, { ...known, toolchain: packageVersion(), host: hostname() });
  const store = (place: AttemptPlace): Promise<Graded> => storeGraded(facts.folder, place, fault).then(() => fault);
  return storeAll(job, store, reason, facts);
};

/** For who grades nothing: is the report that was planned to be taken over still there, and stored now? */
export const takeOver = async (job: Job, facts: RunFacts): Promise<boolean> => {
  const made = await storedReport(job, facts);
  if (made === null || wasLate(made)) return false;
  await storeMade(job, made, facts);
  return true;
};

const storeMade = (job: Job, made: Made, facts: RunFacts): Promise<JobResult['graded']> => {
  const store = (place: AttemptPlace): Promise<Graded> =>
    storeReport(facts.folder, place, { ...made, content: job.content, page: facts.page });
  return storeAll(job, store, faultIn(made.report), facts);
};

export const reasonOf = (error: Error): string =>
  error instanceof GraderError && error.where !== null ? `${error.message} (${error.where})` : error.message;

/** After a fault, a report of the same files that holds stays as it is. */
const storeAll = async (
  { targets, content }: Job,
  store: (place: AttemptPlace) => Promise<Graded>,
  fault: string | null,
  facts: RunFacts,
): Promise<JobResult['graded']> => {
  const stored: (readonly [Target, Graded])[] = [];
  for (const target of targets) {
    const before = fault === null ? null : await readValid(facts.folder, target.place);
    const kept = before?.content === content ? before : null;
    const known = kept ?? (await store(target.place));
    await facts.onGraded(target.place, known, kept === null ? null : fault);
    facts.onEvent({ kind: 'graded', place: target.place, graded: known });
    stored.push([target, known]);
  }
  return stored;
};

const makeReport = async (job: Job, turn: Turn, facts: RunFacts): Promise<Made> => {
  const { graders, signal } = facts;
  const stored = await storedReport(job, facts);
  if (stored !== null && (turn !== 'again' || stored.alone)) return stored;
  await using scratch = await mkdtempDisposable(join(tmpdir(), 'class-'));
  const { expectedFiles } = graders.alone;
  const path = await writeAttempt(at(job.targets, 0).attempt, join(scratch.path, 'submission'), expectedFiles);
  await requirePlanned(job);
  if (stored !== null) return { report: await gradeAlone(graders.alone, path, stored.report, signal), alone: true };
  const isBeside = turn === 'beside';
  const report = await (isBeside ? graders.beside : graders.alone).grade(path, { signal });
  return { report, alone: !isBeside };
};

/** The one that the plan found. Null: there was none, or this run has put another one in its place. */
const storedReport = async ({ stored }: Job, { folder }: RunFacts): Promise<Made | null> => {
  const bytes = stored === null ? null : await readIntact(folder, stored.place, stored.graded);
  if (stored === null || bytes === null) return null;
  const report = parseReport(bytes, attemptFile(stored.place, 'report.json'));
  return { report, alone: stored.graded.alone };
};
