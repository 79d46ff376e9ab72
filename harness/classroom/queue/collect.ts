/** Takes the reports of a class out of the database into its folder, as if they had been graded there. */
import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { usageError } from '../../contracts/errors.ts';
import { packageVersion } from '../../platform/package-root.ts';
import { type ClassFacts, type ClassFolder, readClass, readClasses } from '../class-folder.ts';
import type { Bench } from '../bench.ts';
import { isIntact, readGraded, readValid, storeGraded, storeReport } from '../store/attempt-store.ts';
import { isOfPolicy } from '../points/policy-change.ts';
import { type ClassFile, classFile } from '../store/class-file.ts';
import { faultOf, type Graded } from '../store/graded.ts';
import { inFolder, places } from '../store/places.ts';
import { requireWhole } from '../regrade.ts';
import { factsOf } from '../summarise.ts';
import { findClass, isWanted, takeFolder, type WantedContents } from './class-id.ts';
import { type Database, withDatabase } from './database.ts';
import { cancelled, jobsSchema } from './jobs.ts';
import { unpackReport } from './packed.ts';
import { patience } from './patience.ts';
import { reasonOfGrading, requireSchema } from './schema.ts';
import type { Given } from './usual.ts';

interface Collecting {
  /** Of which class; by default that of the folder, or the only one. */
  readonly id?: string | undefined;
  /** Waits until all of it is graded. */
  readonly wait: boolean;
  readonly signal: AbortSignal;
  /** Told of what a person should know, in sentences. */
  readonly say: (text: string) => void;
}

export interface CollectOptions extends Given<Collecting> {
  /** `postgresql://user@host/database`, as it was put in with. */
  readonly database: string;
}

export interface Collected {
  readonly file: ClassFile;
  /** Reports that were not in the folder before. */
  readonly taken: number;
  /** Attempts whose grading is not done. */
  readonly open: number;
  /** Gradings that failed too often, with the reason of each. */
  readonly dead: readonly string[];
}

/** Keeps class.json beside the gradings, so that any folder can take the reports. */
export const rememberClass = async (database: Database, id: string, file: ClassFile): Promise<void> => {
  await database.query('UPDATE grader.class SET file = $2 WHERE id = $1', [id, JSON.stringify(file)]);
};

/** Without a database, no folder is made. */
export const collectFrom = (
  { database: url, id, wait: isAwaited = false, ...options }: CollectOptions,
  change: (work: (opened: ClassFolder) => Promise<Collected>) => Promise<Collected>,
  bench: Bench,
): Promise<Collected> => {
  const { signal = new AbortController().signal, say = () => undefined } = options;
  const how = { id, wait: isAwaited, signal, say };
  return withDatabase(url, (database) => change((opened) => collectClass(database, opened, bench, how)));
};

/**
 * What is taken out stays in the database.
 * @throws {GraderError} when there is no such class, a report is damaged, or the folder is another class's
 */
export const collectClass = async (
  database: Database,
  folder: ClassFolder,
  bench: Bench,
  options: Collecting,
): Promise<Collected> => {
  const { signal, say } = options;
  await requireSchema(database);
  const id = await findClass(database, folder.path, options.id);
  const wanted = await takeFolder(folder.path, id);
  const [put] = await database.query<{ file: unknown }>('SELECT file FROM grader.class WHERE id = $1', [id]);
  const remembered = classFile.safeParse(put?.file).data;
  const facts = await factsFor(remembered, folder.path, wanted, database.shown);
  if (remembered !== undefined && !isOfPolicy(remembered, bench.policy)) say(otherPolicy);
  const patient = patience(signal, say);
  const students = new Set(facts.students.map(({ key }) => key));
  const seen = new Set<string>();
  const take = (row: Row): Promise<boolean> => patient(() => takeRow(row, database, folder, bench));
  let taken = 0;
  try {
    for (;;) {
      const all = await patient(() => rowsOf(database, id));
      // Who has left the class since it was put in is neither waited for nor a fault of its.
      const rows = all.filter((row) => students.has(row.key) && isWanted(wanted, row));
      taken += await takeRows(rows, signal, seen, take);
      const open = rows.filter(({ state }) => state === 'open' || state === 'active');
      if (options.wait && open.some((row) => !row.cancelled)) {
        await wait(lookEveryMs, undefined, { signal }).catch(() => undefined);
        continue;
      }
      if (open.some((row) => row.cancelled)) say(cancelled);
      const file = await folder.refresh(facts, bench.policy, bench.graders.alone);
      return { file, taken, open: open.length, dead: reasonsOf(rows) };
    }
  } catch (error) {
    // What was taken out until an interruption is summed up, too.
    await folder.refresh(facts, bench.policy, bench.graders.alone);
    throw error;
  }
};

const reasonsOf = (rows: readonly Row[]): readonly string[] =>
  rows.flatMap(({ state, reason }) => (state === 'dead' ? reason : []));

const otherPolicy =
  'The class settings are not those with which this class was put in. If that is not meant, collect it again with them: --config FILE.';

const lookEveryMs = 1_000;

interface Row {
  readonly key: string;
  readonly attempt: number;
  readonly content: string;
  readonly state: 'open' | 'active' | 'done' | 'dead';
  readonly report: string | null;
  readonly report_started: string | null;
  readonly alone: boolean;
  readonly reason: string;
  readonly worker: string | null;
  readonly ended: string;
  /** It has no job that a worker could take, or end. */
  readonly cancelled: boolean;
}

const rowsOf = (database: Database, id: string): Promise<Row[]> =>
  database.query<Row>(
    `SELECT t.key, t.attempt, g.content, g.state, g.report, g.report_started, g.alone, ${reasonOfGrading}, g.worker,
       to_char(coalesce(g.finished, g.put) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS ended, j.job IS NULL AS cancelled
     FROM grader.target t JOIN grader.grading g USING (content)
     LEFT JOIN (SELECT DISTINCT data->>'job' AS job FROM ${jobsSchema}.job WHERE state IN ('created', 'retry', 'active')) j
       ON j.job = g.job::text
     WHERE t.class = $1 ORDER BY t.key, t.attempt`,
    [id],
  );

/** How many of them were new. Those that are as they were `seen` are not looked at again, since that reads their reports. */
const takeRows = async (
  rows: readonly Row[],
  signal: AbortSignal,
  seen: Set<string>,
  take: (row: Row) => Promise<boolean>,
): Promise<number> => {
  let taken = 0;
  for (const row of rows) {
    signal.throwIfAborted();
    const text = JSON.stringify(row);
    if (seen.has(text)) continue;
    if (await take(row)) taken += 1;
    seen.add(text);
  }
  return taken;
};

/** Is there something new, and is it stored now? */
const takeRow = async (row: Row, database: Database, folder: ClassFolder, bench: Bench): Promise<boolean> => {
  const place = { key: row.key, attempt: row.attempt };
  const known = await readGraded(folder.path, place);
  const graded =
    row.state === 'dead' ? await takeDead(row, known, folder) : await takeDone(row, known, database, folder, bench);
  if (graded === null) {
    if (known !== null && (await isIntact(folder.path, place, known))) await folder.recover(place, known);
    return false;
  }
  const { report, content, state, score } = graded;
  await folder.record('graded', report ?? content, { ...place, state, score, worker: row.worker });
  return true;
};

const takeDone = async (
  { key, attempt, content, report, report_started: startedAt, alone }: Row,
  known: Graded | null,
  database: Database,
  { path }: ClassFolder,
  { page }: Bench,
): Promise<Graded | null> => {
  const place = { key, attempt };
  if (report === null) return null;
  if (known !== null && isNoOlder(known, content, startedAt) && (await isIntact(path, place, known))) return null;
  const [blob] = await database.query<{ bytes: Buffer }>('SELECT bytes FROM grader.blob WHERE sha256 = $1', [report]);
  if (blob === undefined) return null;
  const read = await unpackReport(blob.bytes, `report ${report.slice(0, 12)} in the database`);
  return storeReport(path, place, { report: read, content, alone, page });
};

/** Graded here again since, or this very report, which other settings may have scored anew. */
const isNoOlder = (known: Graded, content: string, startedAt: string | null): boolean =>
  known.content === content && known.state !== 'grader-fault' && known.startedAt >= (startedAt ?? '');

const takeDead = async (
  { key, attempt, content, reason, worker, ended }: Row,
  known: Graded | null,
  { path }: ClassFolder,
): Promise<Graded | null> => {
  if (known?.content === content && known.startedAt === ended) return null;
  // A report of these files that holds stays; the fault is told from the database each time.
  if ((await readValid(path, { key, attempt }))?.content === content) return null;
  const facts = { content, startedAt: ended, toolchain: packageVersion(), host: worker ?? '' };
  const fault = faultOf(reason, facts);
  await storeGraded(path, { key, attempt }, fault);
  return fault;
};

/**
 * The folder's own come first where a bundle was graded into it: only there it is known who else is in the class. A folder into which
 * the class was collected goes by what the class is in the database by now.
 */
const factsFor = async (
  remembered: ClassFile | undefined,
  folder: string,
  wanted: WantedContents,
  where: string,
): Promise<ClassFacts> => {
  for (const stored of await readClasses([folder])) await requireWhole(folder, stored);
  const isOwn = Object.keys(wanted).length > 0 || remembered === undefined;
  const file = isOwn && existsSync(inFolder(folder, places.class)) ? await readClass(folder) : remembered;
  if (file === undefined)
    throw usageError('class-half-put', 'This class was not put in completely.', {
      where,
      remedy: 'Run `grade class BUNDLE --database URL` again: it goes on where it was.',
    });
  return { ...file, students: file.students.map(factsOf) };
};
