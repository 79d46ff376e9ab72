/** The queue of gradings, kept by pg-boss in the same database. Only ids are in it: nothing of a student. */
import type { PgBoss } from 'pg-boss';
import { requireSchema } from './schema.ts';
import type { Database, Runs } from './database.ts';
import { graderFault } from '../../contracts/errors.ts';

export interface JobData {
  readonly content: string;
  /** Its own id: it changes when the content is put in again. */
  readonly job: string;
}

export interface JobOptions {
  /** A worker that has not said for so long that it works on a grading is taken for gone; 10 at least. */
  readonly heartbeatSeconds: number;
  /** After so long a grading is given to another worker, whatever its holder says. */
  readonly expireSeconds: number;
  /** How often it is tried again. */
  readonly retries: number;
}

export interface Jobs {
  /** A queue for gradings by these settings, and one for those that failed too often. */
  open(fingerprint: string): Promise<void>;
  put(fingerprint: string, data: JobData, options: JobOptions, inside: Runs): Promise<void>;
  /** Null when there is none to take. */
  fetch(fingerprint: string): Promise<JobData | null>;
  fetchDead(fingerprint: string): Promise<{ readonly id: string; readonly data: JobData } | null>;
  /** Is there one that is to be taken, or that somebody works on? */
  isLeft(fingerprint: string): Promise<boolean>;
  touch(fingerprint: string, id: string): Promise<void>;
  complete(fingerprint: string, id: string, inside: Runs): Promise<void>;
  completeDead(fingerprint: string, id: string, inside: Runs): Promise<void>;
  fail(fingerprint: string, id: string, reason: string, inside: Runs): Promise<void>;
  /** As if it had never been taken: that counts as no try. */
  restore(fingerprint: string, id: string, inside: Runs): Promise<void>;
  close(): Promise<void>;
}

export interface JobsFacts {
  /** Makes the tables. */
  readonly install: boolean;
  /** Looks so often for workers that are gone; null: never. */
  readonly checkSeconds: number | null;
}

/** Of pg-boss. */
export const jobsSchema = 'grader_queue';

/** @throws {GraderError} when there are no tables, or they are of another version */
export const openJobs = async (database: Database, facts: JobsFacts): Promise<Jobs> => {
  await requireSchema(database);
  return jobsOf(await startBoss(database, facts), database);
};

const startBoss = async (database: Database, { install, checkSeconds }: JobsFacts): Promise<PgBoss> => {
  const loaded = await import('pg-boss');
  const interval = checkSeconds ?? 60;
  const boss = new loaded.PgBoss({
    ...{ schema: jobsSchema, migrate: install, createSchema: install, db: runs(database) },
    ...{ supervise: checkSeconds !== null, schedule: false, reindex: false, monitorVacuum: false },
    ...{ superviseIntervalSeconds: interval, monitorIntervalSeconds: interval },
  });
  // What fails beside the calls is tried again; without a listener it would end the process.
  boss.on('error', () => undefined);
  await boss.start().catch((error: unknown) => {
    throw isOther(error) ? otherVersion(database, error) : error;
  });
  return boss;
};

const jobsOf = (boss: PgBoss, database: Database): Jobs => {
  const fetch = async (name: string): Promise<{ id: string; data: JobData } | null> =>
    (await boss.fetch<JobData>(name))[0] ?? null;
  return {
    open: async (fingerprint) => {
      await boss.createQueue(deadOf(fingerprint), { retentionSeconds: year });
      await boss.createQueue(nameOf(fingerprint), { deadLetter: deadOf(fingerprint), retentionSeconds: year });
    },
    put: async (fingerprint, data, { heartbeatSeconds, expireSeconds: expireInSeconds, retries }, inside) => {
      const job = { id: data.job, data, heartbeatSeconds, expireInSeconds, retryLimit: retries };
      await boss.insert(nameOf(fingerprint), [job], { db: runs(inside) });
    },
    fetch: async (fingerprint) => (await fetch(nameOf(fingerprint)))?.data ?? null,
    fetchDead: (fingerprint) => fetch(deadOf(fingerprint)),
    isLeft: (fingerprint) => isLeft(database, fingerprint),
    touch: async (fingerprint, id) => {
      await boss.touch(nameOf(fingerprint), id);
    },
    complete: async (fingerprint, id, inside) => {
      await boss.complete(nameOf(fingerprint), id, null, { db: runs(inside) });
    },
    completeDead: async (fingerprint, id, inside) => {
      await boss.complete(deadOf(fingerprint), id, null, { db: runs(inside) });
    },
    fail: async (fingerprint, id, reason, inside) => {
      await boss.fail(nameOf(fingerprint), id, { reason }, { db: runs(inside) });
    },
    // As pg-boss does itself, which offers it to nobody: a job that was never begun counts no try when it is fetched.
    restore: async (fingerprint, id, inside) => {
      await inside.query(
        `UPDATE ${jobsSchema}.job SET state = 'created', started_on = NULL, heartbeat_on = NULL
         WHERE name = $1 AND id = $2 AND state = 'active'`,
        [nameOf(fingerprint), id],
      );
    },
    close: () => boss.stop({ graceful: false }),
  };
};

/** Of those that nobody is left to do. */
export const cancelled = 'Gradings wait whose jobs were cancelled or deleted: put their class in again, as before.';

/** What a person has cancelled or deleted is not. */
const isLeft = async (database: Database, fingerprint: string): Promise<boolean> => {
  const found = await database.query(
    `SELECT FROM ${jobsSchema}.job WHERE name = ANY($1) AND state IN ('created', 'retry', 'active') LIMIT 1`,
    [[nameOf(fingerprint), deadOf(fingerprint)]],
  );
  return found.length > 0;
};

const year = 365 * 86_400;

const nameOf = (fingerprint: string): string => `grading-${fingerprint}`;
const deadOf = (fingerprint: string): string => `dead-${fingerprint}`;

const runs = (on: Runs): { executeSql: (text: string, values?: unknown[]) => Promise<{ rows: Row[] }> } => ({
  executeSql: async (text, values) => ({ rows: await on.query<Row>(text, values) }),
});
type Row = Record<string, unknown>;

const isOther = (error: unknown): boolean =>
  error instanceof Error && /requires migrations|not installed|migrat/i.test(error.message);

const otherVersion = (database: Database, cause: unknown): Error =>
  graderFault('queue-other-version', 'The queue in this database is of another version of the grader.', {
    where: database.shown,
    remedy: 'Use the same version everywhere, and run `grade class BUNDLE --database URL` with it as the owner.',
    cause,
  });
