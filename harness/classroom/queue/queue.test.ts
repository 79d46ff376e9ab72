/** Classes that are graded by several processes, with a real PostgreSQL. */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { gradeCommand, type Run } from '../../testing/grade-command.ts';
import { classFile } from '../store/class-file.ts';
import { courseModule, programBy, student, workFolder } from '../testing/course-class.ts';
import { startPostgres, type TestServer, whyNoPostgres } from './testing/postgres.ts';

const settings = ['--assignment', courseModule, '--no-style'];
/** So that a test sees within seconds what takes minutes otherwise. */
const quick = ['--poll-seconds', '1', '--check-seconds', '1'];

describe.skipIf(whyNoPostgres !== null)(
  `a class on many machines${whyNoPostgres === null ? '' : ` (${whyNoPostgres})`}`,
  () => {
    const work = workFolder();
    let server: TestServer;
    let bundle = '';
    // The last two handed in the same.
    const four = [0, 1, 2, 2].map((program, id) =>
      student(
        id,
        programBy(
          program % 2 === 0 ? 'java' : 'typescript',
          program % 3 === 0 ? 'wraps-around' : 'correct',
          String(program),
        ),
      ),
    );
    const alone = (): unknown => scoresIn('alone');
    const grade = (args: readonly string[]): Promise<Run> => gradeCommand(args, { cwd: work.path('') });
    const scoresIn = (folder: string): unknown =>
      classFile
        .parse(JSON.parse(readFileSync(work.path(`${folder}/class.json`), 'utf8')))
        .students.map(({ key, state, score }) => [key, state, score]);

    beforeAll(async () => {
      server = startPostgres();
      bundle = await work.bundle('four.zip', 'canvas', four);
      await grade(['class', bundle, '--out', 'alone', '--quiet', ...settings]);
    });
    afterAll(() => {
      server.remove();
      work.remove();
    });

    const workers: ChildProcess[] = [];
    afterEach(() => {
      for (const one of workers.splice(0)) one.kill('SIGKILL');
    });

    /** A class of its own in a database of its own. */
    const put = async (name: string, more: readonly string[] = []): Promise<string> => {
      await sql(server.url(), `CREATE DATABASE ${name}`);
      const url = server.url('owner', name);
      const { code, stderr } = await grade(['class', bundle, '--out', name, '--database', url, ...settings, ...more]);
      expect([code, stderr]).toEqual([0, '']);
      return url;
    };
    const workerArgs = (url: string, more: readonly string[] = []): string[] => [
      ...['worker', '--database', url, '--parallel', '1', ...settings, ...quick, ...more],
    ];
    const start = (url: string, more: readonly string[] = []): Started => {
      const args = [resolve('bin/grade.js'), ...workerArgs(url, more)];
      const child = spawn(process.execPath, args, { cwd: work.path(''), stdio: ['ignore', 'pipe', 'pipe'] });
      workers.push(child);
      let text = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
      const ended = new Promise<number | null>((done) => child.on('close', done));
      return { child, text: () => text, ended };
    };
    const collected = async (name: string, url: string): Promise<unknown> => {
      const { code, stderr } = await grade([
        ...['class', 'collect', '--database', url, '--out', name, '--wait', '--assignment', courseModule],
      ]);
      expect([code, stderr]).toEqual([0, expect.stringContaining('reports taken out')]);
      const verified = await grade(['class', 'verify', '--out', name, '--assignment', courseModule]);
      expect(verified.stdout).toBe('Everything is as the log says.\n');
      return scoresIn(name);
    };

    describe('that two workers have graded', () => {
      let [url, own] = ['', ''];
      beforeAll(async () => {
        url = await put('two');
        const docs = readFileSync(resolve('docs/class-machines.md'), 'utf8');
        const [, role = ''] = /```sql\n(CREATE ROLE grader_worker[^]*?)```/.exec(docs) ?? [];
        await sql(url, role);
        own = server.url('grader_worker', 'two');
        const both = [start(own, ['--until-empty']), start(own, ['--until-empty'])];
        expect(await Promise.all(both.map(({ ended }) => ended))).toEqual([0, 0]);
        const graded = both.map(({ text }) => Number(/graded (\d+)/.exec(text())?.[1]));
        expect(graded.reduce((sum, number) => sum + number)).toBe(3);
      });

      it('is graded as by one machine, equal files once', async () => {
        expect(await collected('two', url)).toEqual(alone());
        expect(await sql(url, 'SELECT count(*)::int AS n, max(attempt) AS most FROM grader.grading')).toEqual([
          { n: 3, most: 1 },
        ]);
        const { stdout } = await grade(['class', 'queue', '--database', url]);
        expect(stdout).toMatch(/0 waiting, 0 being graded, 3 done, 0 given up\nWorkers:\n/);
      });

      it('is told to the log by the next collect, if one was stopped before it did that', async () => {
        await collected('two', url);
        writeFileSync(work.path('two/log.jsonl'), '');
        rmSync(work.path('two/class.json'));
        expect(await collected('two', url)).toEqual(alone());
        expect(readFileSync(work.path('two/log.jsonl'), 'utf8')).toContain('"what":"recovered"');
      });

      it('needed a role only that can neither list students nor read reports', async () => {
        for (const table of ['blob', 'target', 'class', 'grading'])
          await expect(sql(own, `SELECT * FROM grader.${table}`)).rejects.toThrow('permission denied');
        const content = await sql<{ content: string; job: string; fingerprint: string }>(
          url,
          'SELECT * FROM grader.grading',
        );
        const [one] = content;
        const take = `SELECT * FROM grader.take('${String(one?.content)}', '${String(one?.job)}', 'me', '${String(one?.fingerprint)}')`;
        expect(await sql(own, take)).toEqual([]);
      });

      it('brings back no report of what was handed in before', async () => {
        const newer = await work.bundle('newer.zip', 'canvas', [
          ...four.slice(1),
          student(0, programBy('typescript', 'correct', 'newer')),
        ]);
        await grade(['class', newer, '--out', 'two', '--quiet', ...settings]);
        const scores = scoresIn('two');
        expect(scores).not.toEqual(alone());
        expect(await collected('two', url)).toEqual(scores);
        await grade(['class', newer, '--out', 'two', '--database', url, ...settings]);
        expect(await sql(url, 'SELECT key FROM grader.target ORDER BY 1')).toEqual([
          { key: '1' },
          { key: '2' },
          { key: '3' },
        ]);
      });
    });

    it('loses nothing and keeps nothing twice when workers are killed', async () => {
      const url = await put('killed', ['--expire-seconds', '6', '--retries', '20']);
      for (const ms of [1_900, 2_700, 2_300]) {
        const { child } = start(url);
        await wait(ms);
        child.kill('SIGKILL');
      }
      expect(await start(url, ['--until-empty']).ended).toBe(0);
      expect(await collected('killed', url)).toEqual(alone());
      expect(await sql(url, `SELECT state, count(*)::int AS n FROM grader.grading GROUP BY 1`)).toEqual([
        { state: 'done', n: 3 },
      ]);
    });

    it('is put in though one submission is too large for the database, whose student is a fault', async () => {
      const large = student(0, { ...programBy('java', 'correct'), 'film.mov': randomBytes(21_000_000) });
      const two = await work.bundle('large.zip', 'canvas', [large, student(1, programBy('java', 'correct'))]);
      await sql(server.url(), 'CREATE DATABASE large');
      const url = server.url('owner', 'large');
      const { code, stderr } = await grade(['class', two, '--out', 'large', '--database', url, ...settings]);
      expect([code, stderr]).toEqual([4, expect.stringMatching(/^Could not be put in: .*larger than 20 MB.*\n$/)]);
      expect(await sql(url, 'SELECT key FROM grader.target')).toEqual([{ key: '1' }]);
      expect(scoresIn('large')).toEqual([
        ['0', 'grader-fault', null],
        ['1', 'waiting', null],
      ]);
    });

    it('goes on when the database was away, and says so once', async () => {
      const url = await put('away', ['--expire-seconds', '20']);
      const done = (): Promise<unknown[]> => sql(url, `SELECT FROM grader.grading WHERE state = 'done'`);
      const { child, text, ended } = start(url);
      await until(async () => (await done()).length > 0);
      server.stop();
      await until(() => Promise.resolve(text().includes('The database cannot be reached')));
      await wait(2_000);
      server.start();
      await until(async () => (await done()).length === 3);
      await until(() => Promise.resolve(text().includes('The database is back.')));
      child.kill('SIGINT');
      await ended;
      expect(text().match(/The database cannot be reached/g)).toHaveLength(1);
      expect(text()).not.toMatch(/^ +at /m);
      expect(await collected('away', url)).toEqual(alone());
    });

    it('throws away what a worker brings that was frozen and replaced', async () => {
      const url = await put('frozen', ['--expire-seconds', '4', '--retries', '20']);
      const frozen = start(url);
      await until(async () => (await sql(url, `SELECT FROM grader.grading WHERE state = 'active'`)).length > 0);
      frozen.child.kill('SIGSTOP');
      const held = await sql<{ content: string }>(url, `SELECT content FROM grader.grading WHERE state = 'active'`);
      expect(await start(url, ['--until-empty']).ended).toBe(0);
      const before = await sql(url, 'SELECT content, attempt, report, worker FROM grader.grading ORDER BY 1');
      frozen.child.kill('SIGCONT');
      await until(() => Promise.resolve(frozen.text().includes('thrown away')));
      expect(held).toHaveLength(1);
      expect(before.find(({ content }) => content === held[0]?.content)?.['attempt']).toBe(2);
      expect(await sql(url, 'SELECT content, attempt, report, worker FROM grader.grading ORDER BY 1')).toEqual(before);
      expect(await collected('frozen', url)).toEqual(alone());
    });

    it('is left alone by a worker with other settings or of another version', async () => {
      const url = await put('other');
      const refused = await grade([...workerArgs(url, ['--seed', '7']), '--until-empty']);
      expect([refused.code, refused.stderr]).toEqual([2, expect.stringMatching(/other settings, checks, compilers/)]);
      await sql(url, `UPDATE grader.grading SET grader = '8puzzle-grader 9.0.0', fingerprint = 'other'`);
      const older = await grade([...workerArgs(url), '--until-empty']);
      expect([older.code, older.stderr]).toEqual([2, expect.stringMatching(/put in with 8puzzle-grader 9\.0\.0/)]);
      expect(await sql(url, 'SELECT max(attempt) AS most FROM grader.grading')).toEqual([{ most: 0 }]);
      await sql(url, 'UPDATE grader.setup SET version = 99');
      const tables = await grade(['class', 'queue', '--database', url]);
      expect([tables.code, tables.stderr]).toEqual([4, expect.stringMatching(/of version 99, and this grader needs/)]);
    });

    it('is collected into no folder of another class', async () => {
      const url = await put('apart');
      const { code, stderr } = await grade([
        ...['class', 'collect', '--database', url, '--out', 'alone', '--assignment', courseModule],
      ]);
      expect([code, stderr]).toEqual([2, expect.stringMatching(/This folder holds another class[^]*--out/)]);
    });

    it('tells what could not be graded, and why', async () => {
      const url = await put('dead', ['--retries', '0']);
      await sql(
        url,
        `UPDATE grader.blob SET bytes = 'broken' WHERE sha256 = (SELECT submission FROM grader.grading LIMIT 1)`,
      );
      expect(await start(url, ['--until-empty']).ended).toBe(0);
      const { code, stderr } = await grade([
        ...['class', 'collect', '--database', url, '--out', 'dead', '--assignment', courseModule],
      ]);
      expect([code, stderr]).toEqual([4, expect.stringMatching(/Could not be graded: .* in the database is damaged/)]);
      const { stdout } = await grade(['class', 'queue', '--database', url]);
      expect(stdout).toMatch(/2 done, 1 given up\n[^]*Given up:\n.*is damaged/);
    });

    it('tries again what the grader could not ask, and gives it up in the end', async () => {
      writeFileSync(work.path('faulty.mjs'), faultyModule);
      await sql(server.url(), 'CREATE DATABASE faulty');
      const url = server.url('owner', 'faulty');
      const own = ['--assignment', work.path('faulty.mjs'), '--no-style'];
      const one = await work.bundle('one.zip', 'canvas', [student(1, programBy('typescript', 'correct'))]);
      await grade(['class', one, '--out', 'faulty', '--database', url, '--retries', '1', ...own]);
      await grade(['worker', '--database', url, '--until-empty', ...own, ...quick]);
      expect(await sql(url, 'SELECT state, report, reason FROM grader.grading')).toEqual([
        { state: 'dead', report: null, reason: 'The grader failed in percolation-blocked.' },
      ]);
    });
  },
);

it.each([
  ['an address of another database', 'mysql://owner:secret@localhost/x', /not the address of a PostgreSQL database/],
  ['no address', 'owner:secret@localhost', /not the address of a PostgreSQL database/],
  ['a server that is not there', 'postgresql://owner:secret@127.0.0.1:9/x', /The database cannot be reached/],
])('refuses %s, and repeats no password', async (_, url, message) => {
  const { code, stderr } = await gradeCommand(['class', 'queue', '--database', url]);
  expect(stderr).toMatch(message);
  expect(stderr).not.toMatch(/secret|^ +at /m);
  expect(code).toBeGreaterThan(1);
});

/** The course's module with a check that asks for a row that its series does not have. */
const faultyModule = `import course from ${JSON.stringify(pathToFileURL(courseModule).href)};
const prepare = async (facts) => {
  const { checks: [first, ...others], ...more } = await course.prepare(facts);
  const [{ name, script, reproduction }] = first.cases;
  const series = { script: { ...script, paced: true }, names: [name], cpuMs: 1000, wallMs: 1000, maxCrashes: 1 };
  const one = { kind: 'series', name, series, rows: [9], judge: () => ({ passed: true }), reproduction };
  return { ...more, checks: [{ ...first, cases: [one] }, ...others] };
};
export default { ...course, prepare };
`;

interface Started {
  readonly child: ChildProcess;
  readonly text: () => string;
  readonly ended: Promise<number | null>;
}

const sql = async <Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> => {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
};

const until = async (holds: () => Promise<boolean>): Promise<void> => {
  for (let left = 1_200; !(await holds()); left -= 1) {
    if (left === 0) throw new Error('it did not come to that within 120 s');
    await wait(100);
  }
};
