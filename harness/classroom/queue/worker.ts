/**
 * Grades what is in the queue until it is told to stop. Nothing is lost when it is killed: what it held goes to another one.
 * Nothing counts twice: a result is kept only from the worker that took the grading last.
 */
import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import type { Grader } from '../../api/grader.ts';
import { packageVersion } from '../../platform/package-root.ts';
import type { Database } from './database.ts';
import { openGate } from './gate.ts';
import { gradeTaken, type Lane } from './grade-taken.ts';
import { cancelled, type JobData, type Jobs, openJobs } from './jobs.ts';
import { patience } from './patience.ts';
import { faultsInARow } from '../run/faults-in-a-row.ts';
import { type GradedBy, type Wanted, whyUnfit } from './wanted.ts';

export interface WorkerOptions {
  readonly parallel: number;
  /** Ends when nothing that it could grade is left. */
  readonly untilEmpty: boolean;
  /** Looks so often for new gradings. */
  readonly pollSeconds: number;
  /** Looks so often for workers that are gone. */
  readonly checkSeconds: number;
  readonly signal: AbortSignal;
  /** Told of what a person should know, in sentences. */
  readonly say: (text: string) => void;
}

export interface WorkerResult {
  readonly graded: number;
  /** Results that came too late: another worker had taken over. */
  readonly late: number;
  /** Gradings that ended in an error, each time. */
  readonly faults: number;
}

/** @throws {GraderError} when this worker's settings or versions are of no use here, or three gradings in a row end in one error */
export const runWorker = async (
  database: Database,
  graders: { readonly beside: Grader; readonly alone: Grader },
  options: WorkerOptions,
): Promise<WorkerResult> => {
  const { signal, say, parallel, checkSeconds } = options;
  const ending = new AbortController();
  const either = AbortSignal.any([signal, ending.signal]);
  const patient = patience(either, say);
  const fingerprint = await graders.alone.fingerprint();
  const own = { fingerprint, grader: packageVersion(), tier: await graders.alone.tier() };
  const jobs = await openJobs(database, { install: false, checkSeconds });
  const tally = { graded: 0, late: 0, faults: 0 };
  const name = `${hostname()}:${String(process.pid)}`;
  const lane: WaitingLane = {
    ...{ own, told: new Set(), database, graders, jobs, fingerprint, patient, signal: either, say, tally, name },
    ...{ gate: openGate(), isBeside: parallel > 1, faults: faultsInARow() },
  };
  try {
    const unfit = whyUnfit(await wanted(database), own);
    if (unfit !== null) throw unfit;
    const lanes = Array.from({ length: parallel }, () => runLane(lane, options));
    await Promise.all(lanes).catch(async (error: unknown) => {
      ending.abort(error);
      await Promise.allSettled(lanes);
      throw error;
    });
    return tally;
  } finally {
    await jobs.close();
  }
};

const wanted = (database: Database): Promise<Wanted[]> => database.query<Wanted>('SELECT * FROM grader.wanted()');

interface WaitingLane extends Lane {
  readonly own: GradedBy;
  /** Why there is nothing for it to do among what waits. */
  readonly told: Set<string>;
}

const runLane = async (lane: WaitingLane, { untilEmpty, pollSeconds }: WorkerOptions): Promise<void> => {
  const { patient, signal } = lane;
  while (!signal.aborted) {
    const next = await patient(() => lookFor(lane));
    if (next === 'nothing' && untilEmpty) return;
    if (typeof next === 'object') await gradeTaken(next, lane);
    else await wait(pollSeconds * 1_000, undefined, { signal }).catch(() => undefined);
  }
  signal.throwIfAborted();
};

/** `busy`: others work on all that is left. What a person has cancelled or deleted is left to nobody. */
const lookFor = async (lane: WaitingLane): Promise<JobData | 'busy' | 'nothing'> => {
  const { database, jobs, fingerprint, name, own } = lane;
  await database.query('SELECT grader.seen($1, $2, $3)', [name, own.grader, fingerprint]);
  const waiting = await wanted(database);
  if (waiting.every((one) => one.fingerprint !== fingerprint)) {
    tellUnfit(waiting, lane);
    return 'nothing';
  }
  const found = await jobs.fetch(fingerprint);
  if (found !== null) return found;
  await buryDead(database, jobs, fingerprint);
  if (await jobs.isLeft(fingerprint)) return 'busy';
  if ((await wanted(database)).some((one) => one.fingerprint === fingerprint)) tellOnce(cancelled, lane);
  return 'nothing';
};

const tellUnfit = (waiting: readonly Wanted[], lane: WaitingLane): void => {
  const unfit = whyUnfit(waiting, lane.own);
  if (unfit !== null) tellOnce(`${unfit.message} ${String(unfit.remedy)}`, lane);
};

/** However often it looks. */
const tellOnce = (text: string, { told, say }: WaitingLane): void => {
  if (told.has(text)) return;
  told.add(text);
  say(text);
};

/** What was tried too often waits for nobody any more. */
const buryDead = async (database: Database, jobs: Jobs, fingerprint: string): Promise<void> => {
  for (;;) {
    const dead = await jobs.fetchDead(fingerprint);
    if (dead === null) return;
    await database.transaction(async (inside) => {
      await inside.query('SELECT grader.bury($1, $2)', [dead.data.content, dead.data.job]);
      await jobs.completeDead(fingerprint, dead.id, inside);
    });
  }
};
