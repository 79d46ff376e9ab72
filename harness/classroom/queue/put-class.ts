/** Puts the gradings of a class into the database, instead of doing them here. */
import { randomUUID } from 'node:crypto';
import { GraderError } from '../../contracts/errors.ts';
import { packageVersion } from '../../platform/package-root.ts';
import type { RunPlan } from '../grade-bundle.ts';
import { reasonOf, storeFault, takeOver } from '../run/grade-job.ts';
import { type Job, type Plan, requirePlanned } from '../run/plan.ts';
import type { RunFacts } from '../run/run-facts.ts';
import { at } from '../../text/at.ts';
import { classIdOf, contentsOf, keepWanted } from './class-id.ts';
import type { Database, Runs } from './database.ts';
import { openJobs, type Jobs, type JobOptions, jobsSchema } from './jobs.ts';
import { packAttempt, type Packed } from './packed.ts';
import { installSchema } from './schema.ts';

interface PutHow extends JobOptions {
  /** What has a report in the database is graded again. */
  readonly again: boolean;
}

export interface PutResult {
  /** By which it is collected. */
  readonly id: string;
  /** Gradings that are new in the queue. */
  readonly put: number;
  /** Those that are in the database already, graded or waiting. */
  readonly known: number;
  /** Why others could not be put in, each of which is a fault in the folder. */
  readonly failed: readonly string[];
}

/**
 * To be given to `gradeBundle` as `run`; `done` is told when all of it is in. What is put in stays when this is interrupted,
 * and the next run goes on there. @throws {GraderError} for whatever the database lacks or refuses
 */
export const putInto =
  (database: Database, options: PutHow, done: (result: PutResult) => void): RunPlan =>
  async (plan, run, known) => {
    await installSchema(database);
    const jobs = await openJobs(database, { install: true, checkSeconds: null });
    try {
      const id = await classIdOf(run.folder);
      await database.query('INSERT INTO grader.class (id, name) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
        ...[id, known.bundle.name],
      ]);
      await keepWanted(run.folder, plan);
      await dropOlder(database, id, plan);
      const open = await openJobsOf(plan, run);
      await jobs.open(known.fingerprint);
      const facts: PutFacts = { id, ...options, jobs, database, fingerprint: known.fingerprint };
      const tier = await run.graders.alone.tier();
      const failed: string[] = [];
      let put = 0;
      for (const job of open) {
        run.signal.throwIfAborted();
        const packed = await packJob(job, run);
        if (packed instanceof GraderError) failed.push(reasonOf(packed));
        else if (await putJob(job, packed, tier, facts)) put += 1;
      }
      done({ id, put, known: open.length - put - failed.length, failed });
    } finally {
      await jobs.close();
    }
  };

/** What the database has of other files than the class has now: their reports would come back. */
const dropOlder = async (database: Database, id: string, plan: Plan): Promise<void> => {
  const now = contentsOf(plan);
  const columns = [now.map(([{ key }]) => key), now.map(([{ attempt }]) => attempt), now.map(([, content]) => content)];
  await database.query(
    `DELETE FROM grader.target t USING unnest($2::text[], $3::int[], $4::text[]) AS now (key, attempt, content)
     WHERE t.class = $1 AND t.key = now.key AND t.attempt = now.attempt AND t.content <> now.content`,
    [id, ...columns],
  );
};

/** What is graded under another place is only copied, and that is done here; but nothing is graded. */
const openJobsOf = async ({ jobs, again }: Plan, run: RunFacts): Promise<readonly Job[]> => {
  const open: Job[] = [];
  for (const job of [...jobs, ...again]) {
    run.signal.throwIfAborted();
    if (!(await takeOver(job, run))) open.push(job);
  }
  return open;
};

interface PutFacts extends PutHow {
  readonly id: string;
  readonly jobs: Jobs;
  readonly database: Database;
  readonly fingerprint: string;
}

/** What cannot be read, or is too large, is a fault of these students alone. */
const packJob = async (job: Job, run: RunFacts): Promise<Packed | GraderError> => {
  const startedAt = new Date();
  try {
    const packed = await packAttempt(at(job.targets, 0).attempt);
    await requirePlanned(job);
    return packed;
  } catch (error) {
    if (!(error instanceof GraderError)) throw error;
    await storeFault(job, error, startedAt, run);
    return error;
  }
};

/** Was it put in, and not only the students added who share it? */
const putJob = (job: Job, packed: Packed, tier: string, facts: PutFacts): Promise<boolean> =>
  facts.database.transaction(async (inside) => {
    const isNew = await putGrading(inside, job.content, packed, tier, facts);
    for (const { place } of job.targets) {
      await inside.query(
        `INSERT INTO grader.target VALUES ($1, $2, $3, $4)
         ON CONFLICT (class, key, attempt) DO UPDATE SET content = excluded.content`,
        [facts.id, place.key, place.attempt, job.content],
      );
    }
    return isNew;
  });

/** What waits is left as it is; what failed too often, or whose job somebody cancelled or deleted, gets another chance. */
const putGrading = async (
  inside: Runs,
  content: string,
  { sha256, bytes }: Packed,
  tier: string,
  { fingerprint, again, jobs, ...options }: PutFacts,
): Promise<boolean> => {
  const job = randomUUID();
  await inside.query(
    `INSERT INTO grader.blob AS b VALUES ($1, $2)
     ON CONFLICT (sha256) DO UPDATE SET bytes = excluded.bytes WHERE b.bytes <> excluded.bytes`,
    [sha256, bytes],
  );
  const rows = await inside.query(
    `INSERT INTO grader.grading AS g (content, fingerprint, grader, tier, submission, state, job)
     VALUES ($1, $2, $3, $4, $5, 'open', $6)
     ON CONFLICT (content) DO UPDATE
       SET state = 'open', submission = $5, job = $6, report = NULL, reason = NULL, attempt = g.attempt + 1, put = now()
       WHERE g.state = 'dead' OR ($7 AND g.state = 'done') OR (g.state IN ('open', 'active') AND NOT EXISTS (
         SELECT FROM ${jobsSchema}.job j WHERE j.id = g.job AND j.state IN ('created', 'retry', 'active')))
       RETURNING 1`,
    [content, fingerprint, packageVersion(), tier, sha256, job, again],
  );
  if (rows.length === 0) return false;
  await jobs.put(fingerprint, { content, job }, options, inside);
  return true;
};
