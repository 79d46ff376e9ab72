/** One grading of a worker: taken, held, done, and handed in all at once or thrown away. */
import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Grader } from '../../api/grader.ts';
import { graderFault } from '../../contracts/errors.ts';
import { forItsStudent } from '../../intake/for-its-student.ts';
import type { Report } from '../../contracts/report.ts';
import { explained } from '../../platform/system-error.ts';
import { errorMessage } from '../../text/error-message.ts';
import { sanitizeText } from '../../text/sanitize.ts';
import { writeAttempt } from '../bundle/write-attempt.ts';
import { faultIn } from '../store/graded.ts';
import type { Made } from '../run/grade-job.ts';
import { gradeAlone, isWorthGradingAlone } from '../store/late-checks.ts';
import type { Database } from './database.ts';
import type { Gate } from './gate.ts';
import { holding } from './holding.ts';
import type { JobData, Jobs } from './jobs.ts';
import { packReport, unpackAttempt } from './packed.ts';
import type { Patience } from './patience.ts';
import type { FaultsInARow } from '../run/faults-in-a-row.ts';

/** What the gradings of a worker share. */
export interface Lane {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly graders: { readonly beside: Grader; readonly alone: Grader };
  readonly fingerprint: string;
  readonly name: string;
  /** More than one grading runs at once. */
  readonly isBeside: boolean;
  readonly gate: Gate;
  readonly patient: Patience;
  readonly faults: FaultsInARow;
  readonly signal: AbortSignal;
  readonly say: (text: string) => void;
  readonly tally: { graded: number; late: number; faults: number };
}

/** A grading that this worker holds: by its number, which the next one to take it raises. */
export interface Taken extends JobData {
  readonly attempt: number;
}

/** @throws the reason of the signal, after the grading was given back; what makes no sense to go on with */
export const gradeTaken = async (data: JobData, lane: Lane): Promise<void> => {
  const { content, job } = data;
  const [row] = await lane.patient(() =>
    lane.database.query<{ attempt: number; submission: Buffer }>('SELECT * FROM grader.take($1, $2, $3, $4)', [
      ...[content, job, lane.name, lane.fingerprint],
    ]),
  );
  // Done meanwhile by a worker that was taken for gone, or put in anew under another job.
  if (row === undefined) {
    await lane.patient(() => lane.jobs.complete(lane.fingerprint, job, lane.database));
    return;
  }
  const taken: Taken = { content, job, attempt: row.attempt };
  const hold = holding(taken, lane);
  try {
    const { report, alone } = await forItsStudent(() => reportOf(row.submission, lane, hold.signal));
    lane.faults.clear();
    const fault = faultIn(report);
    // It says nothing of the submission: the next try may, and in the end it is given up.
    if (fault !== null) throw graderFault('checks-not-asked', fault);
    await handIn(taken, report, alone, lane);
  } catch (error) {
    await giveBack(taken, error, lane, hold.isLost());
  } finally {
    hold.end();
  }
};

const reportOf = async (submission: Buffer, lane: Lane, signal: AbortSignal): Promise<Made> => {
  const { gate, graders, isBeside } = lane;
  await using scratch = await mkdtempDisposable(join(tmpdir(), 'worker-'));
  const attempt = await unpackAttempt(submission);
  const path = await writeAttempt(attempt, join(scratch.path, 'submission'), graders.alone.expectedFiles);
  if (!isBeside) return { report: await graders.alone.grade(path, { signal }), alone: true };
  const report = await gate.beside(() => graders.beside.grade(path, { signal }));
  if (!isWorthGradingAlone(report)) return { report, alone: false };
  return { report: await gate.alone(() => gradeAlone(graders.alone, path, report, signal)), alone: true };
};

/** The report, the state and the end of the job: all of them or none. */
const handIn = async ({ content, attempt, job }: Taken, report: Report, alone: boolean, lane: Lane): Promise<void> => {
  const { sha256, bytes } = await packReport(report);
  const isKept = await lane.patient(() =>
    lane.database.transaction(async (inside) => {
      const [row] = await inside.query<{ finish: boolean }>('SELECT grader.finish($1, $2, $3, $4, $5, $6)', [
        ...[content, attempt, sha256, bytes, report.volatile.startedAt, alone],
      ]);
      if (row?.finish !== true) return false;
      await lane.jobs.complete(lane.fingerprint, job, inside);
      return true;
    }),
  );
  if (isKept) lane.tally.graded += 1;
  else tellLate(lane);
};

/** Another one takes it: after an error as often as the class allows, and when this worker is told to stop as if it had not been taken. */
const giveBack = async (taken: Taken, thrown: unknown, lane: Lane, isLost: boolean): Promise<void> => {
  if (isLost) {
    tellLate(lane);
    return;
  }
  const isStopped = lane.signal.aborted;
  const error = explained(thrown);
  const reason = isStopped ? null : sanitizeText(errorMessage(error), 1_000);
  const back = (): Promise<void> =>
    lane.database.transaction(async (inside) => {
      const { content, attempt, job } = taken;
      const [row] = await inside.query<{ fault: boolean }>('SELECT grader.fault($1, $2, $3)', [
        ...[content, attempt, reason],
      ]);
      if (row?.fault !== true) return;
      if (reason === null) await lane.jobs.restore(lane.fingerprint, job, inside);
      else await lane.jobs.fail(lane.fingerprint, job, reason, inside);
    });
  // Who is stopped does not wait for a database: what it held goes to another worker in time.
  await (isStopped ? back().catch(() => undefined) : lane.patient(back));
  lane.signal.throwIfAborted();
  lane.tally.faults += 1;
  if (!(error instanceof Error)) throw error;
  lane.faults.note(taken.content, error);
};

const tellLate = (lane: Lane): void => {
  lane.tally.late += 1;
  lane.say('A grading took so long that another worker has taken it over: the result of this one is thrown away.');
};
