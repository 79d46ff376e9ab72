/** How far the gradings in a database are. */
import { type Database, withDatabase } from './database.ts';
import { reasonOfGrading, requireSchema } from './schema.ts';

export interface QueueStatus {
  readonly classes: readonly ClassStatus[];
  readonly workers: readonly WorkerStatus[];
  readonly dead: readonly DeadGrading[];
}

/** Gradings of one class by their state. */
export interface ClassStatus {
  readonly id: string;
  readonly name: string;
  readonly open: number;
  readonly active: number;
  readonly done: number;
  readonly dead: number;
  /** Since when the oldest waits, in seconds; null when none does. */
  readonly oldest: number | null;
}

export interface WorkerStatus {
  readonly name: string;
  readonly grader: string;
  readonly active: number;
  /** Seconds since it last looked for work or took some. */
  readonly silent: number;
}

/** One that was given up. */
export interface DeadGrading {
  readonly class: string;
  readonly key: string;
  readonly attempt: number;
  readonly reason: string;
}

/** @throws {GraderError} when there are no tables, or they are of another version */
export const queueStatus = (url: string): Promise<QueueStatus> => withDatabase(url, readStatus);

const readStatus = async (database: Database): Promise<QueueStatus> => {
  await requireSchema(database);
  const classes = await database.query<ClassStatus & Record<string, unknown>>(`
    SELECT c.id, c.name,
      count(*) FILTER (WHERE g.state = 'open')::int AS open, count(*) FILTER (WHERE g.state = 'active')::int AS active,
      count(*) FILTER (WHERE g.state = 'done')::int AS done, count(*) FILTER (WHERE g.state = 'dead')::int AS dead,
      extract(epoch FROM now() - min(g.put) FILTER (WHERE g.state = 'open'))::int AS oldest
    FROM grader.class c
    LEFT JOIN (SELECT DISTINCT class, content FROM grader.target) t ON t.class = c.id
    LEFT JOIN grader.grading g USING (content) GROUP BY c.id, c.name, c.put ORDER BY c.put`);
  const workers = await database.query<WorkerStatus & Record<string, unknown>>(`
    SELECT w.name, w.grader, count(g.content)::int AS active,
      extract(epoch FROM now() - greatest(w.seen, max(g.started)))::int AS silent
    FROM grader.worker w LEFT JOIN grader.grading g ON g.worker = w.name AND g.state = 'active'
    WHERE w.seen > now() - interval '1 day' OR g.content IS NOT NULL
    GROUP BY w.name, w.grader, w.seen ORDER BY w.name`);
  const dead = await database.query<DeadGrading & Record<string, unknown>>(`
    SELECT t.class, t.key, t.attempt, ${reasonOfGrading} FROM grader.target t JOIN grader.grading g USING (content)
    WHERE g.state = 'dead' ORDER BY t.class, t.key, t.attempt LIMIT 1000`);
  return { classes, workers, dead };
};
