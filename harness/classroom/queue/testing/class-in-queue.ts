/** A class of four students that several processes grade, with a real PostgreSQL. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest';
import type { Run } from '../../../testing/grade-command.ts';
import { keptCommand } from '../../../testing/kept-command.ts';
import { classFile } from '../../store/class-file.ts';
import { courseModule, programBy, student, workFolder } from '../../testing/course-class.ts';
import { startPostgres, type TestServer, whyNoPostgres } from './postgres.ts';

export const settings = ['--assignment', courseModule, '--no-style'];
/** So that a test sees within seconds what takes minutes otherwise. */
const quick = ['--poll-seconds', '1', '--check-seconds', '1'];

/** What the docs tell the owner of a database to say, for workers with no more rights than they need. */
const [role = '', ...rights] =
  /```sql\n(CREATE ROLE grader_worker[^]*?)```/
    .exec(readFileSync(resolve('docs/class.md'), 'utf8'))?.[1]
    ?.trim()
    .split('\n') ?? [];

/** The last two handed in the same. */
export const four = [0, 1, 2, 2].map((program, id) =>
  student(
    id,
    programBy(
      program % 2 === 0 ? 'java' : 'typescript',
      program % 3 === 0 ? 'wraps-around' : 'correct',
      String(program),
    ),
  ),
);

/** A worker. */
export interface Started {
  readonly child: ChildProcess;
  readonly text: () => string;
  readonly ended: Promise<number | null>;
}

export interface QueueTools {
  readonly work: ReturnType<typeof workFolder>;
  readonly server: () => TestServer;
  /** The scores when one machine grades the class alone. */
  readonly alone: () => unknown;
  readonly grade: (args: readonly string[]) => Promise<Run>;
  readonly scoresIn: (folder: string) => unknown;
  /** A class of its own in a database of its own, whose owner's address it gives; workers may come. */
  readonly put: (name: string, more?: readonly string[], order?: readonly string[]) => Promise<string>;
  readonly start: (url: string, more?: readonly string[]) => Started;
  /** The scores of the class with that name, when everything has been taken out. */
  readonly collected: (name: string, url: string) => Promise<unknown>;
}

/** Declares the tests of a suite that has a server and a class of its own; skipped where there is no PostgreSQL, with the reason. */
export const describeQueue = (name: string, tests: (tools: QueueTools) => void): void => {
  describe.skipIf(whyNoPostgres !== null)(`${name}${whyNoPostgres === null ? '' : ` (${whyNoPostgres})`}`, () => {
    const work = workFolder();
    let server: TestServer;
    let bundle = '';
    const workers: ChildProcess[] = [];
    const tools = toolsOf({ work, server: () => server, bundle: () => bundle, workers });
    beforeAll(async () => {
      server = startPostgres();
      await sql(server.url(), role);
      bundle = await work.bundle('four.zip', 'canvas', four);
      await tools.grade(['class', bundle, '--out', 'alone', '--quiet', ...settings]);
    });
    afterAll(() => {
      server.remove();
    });
    afterEach(() => {
      for (const one of workers.splice(0)) one.kill('SIGKILL');
    });
    tests(tools);
  });
};

interface Suite extends Pick<QueueTools, 'work' | 'server'> {
  readonly bundle: () => string;
  /** Those that are ended after each test. */
  readonly workers: ChildProcess[];
}

const toolsOf = ({ work, server, bundle, workers }: Suite): QueueTools => {
  const grade = (args: readonly string[]): Promise<Run> => keptCommand(args, { cwd: work.path('') });
  const scoresIn = (folder: string): unknown =>
    classFile
      .parse(JSON.parse(readFileSync(work.path(`${folder}/class.json`), 'utf8')))
      .students.map(({ key, state, score }) => [key, state, score]);
  return {
    ...{ work, server, grade, scoresIn },
    alone: () => scoresIn('alone'),
    put: async (name, more = [], order = [bundle(), ...settings]) => {
      await sql(server().url(), `CREATE DATABASE ${name}`);
      const url = server().url('owner', name);
      const { code, stderr } = await grade(['class', ...order, '--out', name, '--database', url, ...more]);
      expect([code, stderr]).toEqual([0, '']);
      await sql(url, rights.join('\n'));
      return url;
    },
    start: (url, more = []) => {
      const started = startWorker(work.path(''), workerArgs(url, more));
      workers.push(started.child);
      return started;
    },
    collected: async (name, url) => {
      const course = ['--out', name, '--assignment', courseModule];
      const { code, stderr } = await grade(['class', 'collect', '--database', url, '--wait', ...course]);
      expect([code, stderr]).toEqual([0, expect.stringContaining('New reports taken out')]);
      const verified = await grade(['class', 'verify', ...course]);
      expect(verified.stdout).toBe('Everything is as the log says.\n');
      return scoresIn(name);
    },
  };
};

/** The address of a database, which it is given as the owner's, for the role that the docs create. */
export const asWorker = (url: string): string => url.replace('//owner@', '//grader_worker@');

export const workerArgs = (url: string, more: readonly string[] = [], own = settings): string[] => [
  ...['worker', '--database', asWorker(url), '--parallel', '1', ...own, ...quick, ...more],
];

const startWorker = (cwd: string, args: readonly string[]): Started => {
  const child = spawn(process.execPath, [resolve('bin/grade.js'), ...args], {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const ended = new Promise<number | null>((done) => child.on('close', done));
  return { child, text: () => text, ended };
};

/** The rows that a statement gives. */
export const sql = async <Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> => {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
};

/** Fails after two minutes. */
export const until = async (holds: () => Promise<boolean>): Promise<void> => {
  for (let left = 1_200; !(await holds()); left -= 1) {
    if (left === 0) throw new Error('it did not come to that within 120 s');
    await wait(100);
  }
};
