/**
 * The tables of a class that is graded on many machines. Workers call functions only, which run with the rights of their owner:
 * so a worker's role can neither list the students nor read a report.
 */
import { graderFault, usageError } from '../../contracts/errors.ts';
import type { Database } from './database.ts';

/** Raised whenever the tables change. */
export const schemaVersion = 2;

/** Makes the tables where there are none. @throws {GraderError} when they are of another version of the grader */
export const installSchema = async (database: Database): Promise<void> => {
  if ((await installedVersion(database)) === null) await define(database);
  await requireSchema(database);
};

/** Whoever puts another class in at the same moment may have been first. */
const define = (database: Database): Promise<unknown> =>
  database
    .transaction((inside) => inside.query(definitions))
    .catch(async (error: unknown) => {
      if ((await installedVersion(database)) === null) throw error;
    });

/** @throws {GraderError} when there are no tables, or they are of another version of the grader */
export const requireSchema = async (database: Database): Promise<void> => {
  const version = await installedVersion(database);
  if (version === schemaVersion) return;
  if (version === null)
    throw usageError('queue-not-set-up', 'No class has been put into this database.', {
      where: database.shown,
      remedy: 'Put one in first: grade class BUNDLE --database URL',
    });
  throw graderFault(
    'queue-other-version',
    `The tables in this database are of version ${String(version)}, and this grader needs ${String(schemaVersion)}.`,
    {
      where: database.shown,
      remedy: 'Use the same version of the grader everywhere; or collect what is done, and use a new database.',
    },
  );
};

const installedVersion = async (database: Database): Promise<number | null> => {
  const [found] = await database.query<{ is: boolean }>(`SELECT to_regclass('grader.setup') IS NOT NULL AS is`);
  if (found?.is !== true) return null;
  const [setup] = await database.query<{ version: number }>('SELECT version FROM grader.setup');
  return setup?.version ?? null;
};

/** Why a grading `g` was given up. `grader.bury` always says it; what was changed by hand may not. */
export const reasonOfGrading = "coalesce(g.reason, 'no reason is known') AS reason";

const tables = `
CREATE SCHEMA grader;
CREATE TABLE grader.setup (version int NOT NULL);
INSERT INTO grader.setup VALUES (${String(schemaVersion)});
CREATE TABLE grader.blob (sha256 text PRIMARY KEY, bytes bytea NOT NULL);
CREATE TABLE grader.class (id text PRIMARY KEY, name text NOT NULL, file jsonb, put timestamptz NOT NULL DEFAULT now());
CREATE TABLE grader.grading (
  content text PRIMARY KEY,
  fingerprint text NOT NULL, grader text NOT NULL, tier text NOT NULL,
  submission text NOT NULL REFERENCES grader.blob,
  state text NOT NULL CHECK (state IN ('open', 'active', 'done', 'dead')),
  attempt int NOT NULL DEFAULT 0,
  job uuid NOT NULL,
  report text REFERENCES grader.blob,
  report_started text, alone boolean NOT NULL DEFAULT false,
  reason text, worker text,
  put timestamptz NOT NULL DEFAULT now(), started timestamptz, finished timestamptz
);
CREATE INDEX ON grader.grading (fingerprint) WHERE state IN ('open', 'active');
CREATE TABLE grader.target (
  class text NOT NULL, key text NOT NULL, attempt int NOT NULL,
  content text NOT NULL REFERENCES grader.grading,
  PRIMARY KEY (class, key, attempt)
);
CREATE TABLE grader.worker (name text PRIMARY KEY, grader text NOT NULL, fingerprint text NOT NULL, seen timestamptz NOT NULL);
`;

const signature = 'LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp';

/**
 * Every write of a worker names the attempt that it holds: who has lost it changes nothing, and nobody what is done. Whose connection
 * broke hands in the same report again.
 */
const functions = `
CREATE FUNCTION grader.wanted() RETURNS TABLE (fingerprint text, grader text, tier text, count int) ${signature} AS $$
  SELECT fingerprint, grader, tier, count(*)::int FROM grader.grading
  WHERE state IN ('open', 'active') GROUP BY 1, 2, 3 $$;
CREATE FUNCTION grader.seen(p_name text, p_grader text, p_fingerprint text) RETURNS void ${signature} AS $$
  INSERT INTO grader.worker VALUES (p_name, p_grader, p_fingerprint, now())
  ON CONFLICT (name) DO UPDATE SET grader = p_grader, fingerprint = p_fingerprint, seen = now() $$;
CREATE FUNCTION grader.take(p_content text, p_job uuid, p_worker text, p_fingerprint text)
RETURNS TABLE (attempt int, submission bytea) ${signature} AS $$
  UPDATE grader.grading g SET attempt = g.attempt + 1, worker = p_worker, state = 'active', started = now()
  FROM grader.blob b WHERE g.content = p_content AND g.job = p_job AND g.fingerprint = p_fingerprint
    AND g.state IN ('open', 'active') AND b.sha256 = g.submission RETURNING g.attempt, b.bytes $$;
CREATE FUNCTION grader.mine(p_content text, p_attempt int) RETURNS boolean ${signature} AS $$
  SELECT EXISTS (SELECT FROM grader.grading WHERE content = p_content AND attempt = p_attempt) $$;
CREATE FUNCTION grader.finish(p_content text, p_attempt int, p_sha256 text, p_bytes bytea, p_started text, p_alone boolean)
RETURNS boolean ${signature} AS $$
  INSERT INTO grader.blob SELECT p_sha256, p_bytes
  WHERE encode(sha256(p_bytes), 'hex') = p_sha256
    AND EXISTS (SELECT FROM grader.grading WHERE content = p_content AND attempt = p_attempt AND state = 'active')
  ON CONFLICT DO NOTHING;
  WITH mine AS (
    UPDATE grader.grading SET state = 'done', report = p_sha256, report_started = p_started, alone = p_alone,
      reason = NULL, finished = now() WHERE content = p_content AND attempt = p_attempt
        AND (state = 'active' OR report = p_sha256) RETURNING 1)
  SELECT EXISTS (SELECT FROM mine) $$;
CREATE FUNCTION grader.fault(p_content text, p_attempt int, p_reason text) RETURNS boolean ${signature} AS $$
  WITH mine AS (
    UPDATE grader.grading SET state = 'open', reason = p_reason
    WHERE content = p_content AND attempt = p_attempt AND state = 'active' RETURNING 1)
  SELECT EXISTS (SELECT FROM mine) $$;
CREATE FUNCTION grader.bury(p_content text, p_job uuid) RETURNS void ${signature} AS $$
  UPDATE grader.grading SET state = 'dead', finished = now(), attempt = attempt + 1, reason = coalesce(reason,
    'Every worker that graded it was gone before it had a report, ' || attempt || ' times.')
  WHERE content = p_content AND job = p_job AND state IN ('open', 'active') $$;
REVOKE EXECUTE ON ALL FUNCTIONS IN SCHEMA grader FROM PUBLIC;
`;

const definitions = `${tables} ${functions}`;
