/** A worker: opened, run until nothing is left or it is told to stop, closed. */
import { openGrader, type OpenOptions } from '../../api/open-grader.ts';
import { usualParallel } from '../grade-bundle.ts';
import { requireMethodOptions } from '../require-options.ts';
import { withDatabase } from './database.ts';
import { type Given, usual } from './usual.ts';
import { runWorker, type WorkerOptions, type WorkerResult } from './worker.ts';

export interface WorkOptions extends OpenOptions, Given<WorkerOptions> {
  /** `postgresql://user@host/database`; the password is better in PGPASSWORD. */
  readonly database: string;
}

/**
 * Grades what `Class.put` has put into a database, on this machine or another: with the same version of the grader and the same
 * settings. Without `untilEmpty` it ends by its signal only.
 * @throws {GraderError} when what waits was put in with other settings, and for whatever the database lacks or refuses
 * @throws the reason of `signal`, when what was running is given back
 */
export const work = async (options: WorkOptions): Promise<WorkerResult> => {
  const { database: url, parallel, untilEmpty, pollSeconds, checkSeconds, signal, say, ...flags } = options;
  requireMethodOptions('work', { database: url, parallel, untilEmpty, pollSeconds, checkSeconds, signal, say });
  const alone = await openGrader(flags);
  const beside = await openGrader({ ...flags, jobs: 1 });
  const how: WorkerOptions = {
    parallel: parallel ?? usualParallel(),
    untilEmpty: untilEmpty ?? false,
    pollSeconds: pollSeconds ?? usual.pollSeconds,
    checkSeconds: checkSeconds ?? usual.checkSeconds,
    signal: signal ?? new AbortController().signal,
    say: say ?? (() => undefined),
  };
  try {
    return await withDatabase(url, (database) => runWorker(database, { alone, beside }, how));
  } finally {
    await Promise.all([alone.close(), beside.close()]);
  }
};
