/** While a worker grades it says so, and stops when it learns that another one has taken over. */
import type { Database } from './database.ts';
import type { JobData, Jobs } from './jobs.ts';

export interface Holding {
  /** Aborted when the worker stops, and when the grading is lost. */
  readonly signal: AbortSignal;
  isLost(): boolean;
  end(): void;
}

/** A third of the shortest time after which a silent worker is taken for gone (pg-boss, heartbeatSeconds: 10 at least). */
const everyMs = 3_000;

interface Held {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly fingerprint: string;
  readonly signal: AbortSignal;
}

export const holding = ({ content, attempt, job }: JobData & { readonly attempt: number }, lane: Held): Holding => {
  const { database, jobs, fingerprint } = lane;
  const lost = new AbortController();
  const beat = async (): Promise<void> => {
    const [row] = await database.query<{ mine: boolean }>('SELECT grader.mine($1, $2)', [content, attempt]);
    if (row?.mine === false) lost.abort(new Error('Another worker has taken over.'));
    else await jobs.touch(fingerprint, job);
  };
  // A database that is away for a moment must not end a grading: the end of it tells.
  const timer = setInterval(() => void beat().catch(() => undefined), everyMs);
  return {
    signal: AbortSignal.any([lane.signal, lost.signal]),
    isLost: () => lost.signal.aborted,
    end: () => {
      clearInterval(timer);
    },
  };
};
