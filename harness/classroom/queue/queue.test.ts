/** Classes that are graded by several processes, with a real PostgreSQL. What takes longer is in queue.verify.ts. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { keptCommand } from '../../testing/kept-command.ts';
import { courseModule, programBy, student } from '../testing/course-class.ts';
import { openClass } from '../open-class.ts';
import { withDatabase } from './database.ts';
import { installSchema } from './schema.ts';
import { queueStatus } from './status.ts';
import { work as runWorker } from './work.ts';
import { asWorker, describeQueue, four, settings, sql, until, workerArgs } from './testing/class-in-queue.ts';

describeQueue('a class on many machines', ({ work, server, alone, grade, scoresIn, put, start, collected }) => {
  describe('that two workers have graded', () => {
    let [url, own] = ['', ''];
    beforeAll(async () => {
      url = await put('two');
      own = asWorker(url);
      const both = [start(url, ['--until-empty']), start(url, ['--until-empty'])];
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

    it('is told to the log by the next collect, if one was stopped before it did that', { tags: 'long' }, async () => {
      await collected('two', url);
      writeFileSync(work.path('two/log.jsonl'), '');
      rmSync(work.path('two/class.json'));
      expect(await collected('two', url)).toEqual(alone());
      expect(readFileSync(work.path('two/log.jsonl'), 'utf8')).toContain('"what":"recovered"');
    });

    it('needed a role only that can neither list students nor read reports, nor change anything but the queue', async () => {
      await sql(url, 'CREATE SCHEMA marks; CREATE TABLE marks.final (mark int)');
      const tables = ['grader.blob', 'grader.target', 'grader.class', 'grader.grading', 'marks.final'];
      const refused = [
        ...tables.map((table) => `SELECT FROM ${table}`),
        ...['UPDATE grader.grading SET attempt = 0', 'DELETE FROM grader.class', 'TRUNCATE grader_queue.job'],
        ...['DROP TABLE grader.blob', 'DROP SCHEMA grader_queue CASCADE', 'CREATE TABLE grader.own ()'],
        ...['CREATE OR REPLACE FUNCTION grader.wanted() RETURNS int LANGUAGE sql AS $$ SELECT 1 $$', 'CREATE ROLE me'],
      ];
      for (const statement of refused) await expect(sql(own, statement)).rejects.toMatchObject({ code: '42501' });
    });

    it('left its workers no way to replace a report that is in, nor to bring one for what they do not hold', async () => {
      const all = 'SELECT * FROM grader.grading ORDER BY 1';
      const before = await sql<Partial<Record<'content' | 'job' | 'fingerprint' | 'attempt', string>>>(url, all);
      const [{ content = '', job = '', fingerprint = '', attempt = '' } = {}] = before;
      expect(await sql(own, `SELECT * FROM grader.take('${content}', '${job}', 'me', '${fingerprint}')`)).toEqual([]);
      const finish = `SELECT grader.finish('${content}', ${attempt}, encode(sha256('false'), 'hex'), 'false', '', true)`;
      expect(await sql(own, finish)).toEqual([{ finish: false }]);
      await sql(own, `SELECT grader.bury('${content}', '${job}')`);
      expect(await sql(url, all)).toEqual(before);
      expect(await sql(url, `SELECT FROM grader.blob WHERE bytes = 'false'`)).toEqual([]);
      await sql(url, `UPDATE grader.grading SET state = 'open' WHERE content = '${content}'`);
      expect(await sql(own, finish)).toEqual([{ finish: false }]);
      await sql(url, `UPDATE grader.grading SET state = 'done' WHERE content = '${content}'`);
    });

    it('brings back no report of what was handed in before', { tags: 'long' }, async () => {
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

  it('has another job when it is put in again after somebody has cancelled one, for which no worker waits; collected as its settings say', async () => {
    const url = await put('cancelled');
    await sql(
      url,
      `UPDATE grader_queue.job SET state = 'cancelled' WHERE id = (SELECT job FROM grader.grading LIMIT 1)`,
    );
    const { ended, text } = start(url, ['--until-empty']);
    expect([await ended, text()]).toEqual([0, expect.stringMatching(/jobs were cancelled or deleted[^]*graded 2\./)]);
    const waited = await grade([
      ...['class', 'collect', '--database', url, '--wait', '--out', 'waited', '--assignment', courseModule],
    ]);
    expect(waited.stderr).toMatch(/jobs were cancelled or deleted[^]*Not graded yet: [12]\./);
    const again = ['class', work.path('four.zip'), '--out', 'cancelled', '--database', url, ...settings];
    const { stdout } = await grade(again);
    expect(stdout).toMatch(/^1 grading put in as class \w+; in the database already: 2\n/);
    expect(stdout).toContain(` --out cancelled --assignment ${courseModule}\n`);
    expect((await grade(again)).stdout).toMatch(/^0 gradings put in /);
  });

  it('finds its tables though others are put in at the same moment', async () => {
    await sql(server().url(), 'CREATE DATABASE at_once');
    await withDatabase(server().url('owner', 'at_once'), async (database) => {
      await Promise.all(Array.from({ length: 4 }, () => installSchema(database)));
    });
  });

  it('is left alone by a worker with other settings or of another version', { tags: 'long' }, async () => {
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

  it('is told to a worker that waits when it cannot do what comes', { tags: 'long' }, async () => {
    const url = await put('waits');
    await sql(url, `UPDATE grader.grading SET state = 'done'`);
    const { text } = start(url);
    await until(async () => (await sql(url, 'SELECT FROM grader.worker')).length > 0);
    await sql(url, `UPDATE grader.grading SET state = 'open', fingerprint = 'other'`);
    await until(() => Promise.resolve(text().includes('other settings, checks, compilers')));
    await wait(2_500);
    expect(text().match(/other settings, checks, compilers/g)).toHaveLength(1);
  });

  it('is put in, graded and collected by a program', { tags: 'long' }, async () => {
    await sql(server().url(), 'CREATE DATABASE program');
    const how = { assignment: courseModule, assignments: [], config: { style: false } as const };
    const database = server().url('owner', 'program');
    const opened = await openClass({ ...how, folder: work.path('program') });
    expect(await opened.put(work.path('four.zip'), { database })).toMatchObject({ put: 3, known: 0, failed: [] });
    expect(await queueStatus(database)).toMatchObject({ classes: [{ open: 3 }], workers: [] });
    const worked = await runWorker({ ...how, database, parallel: 1, untilEmpty: true });
    expect(worked).toEqual({ graded: 3, late: 0, faults: 0 });
    expect(await opened.collect({ database, wait: true })).toMatchObject({ taken: 4, open: 0, dead: [] });
    await opened.close();
    expect(scoresIn('program')).toEqual(alone());
  });

  it('is collected into no folder of another class', { tags: 'long' }, async () => {
    const url = await put('apart');
    const { code, stderr } = await grade([
      ...['class', 'collect', '--database', url, '--out', 'alone', '--assignment', courseModule],
    ]);
    expect([code, stderr]).toEqual([2, expect.stringMatching(/This folder holds another class[^]*--out/)]);
  });
});

it.each([
  ['an address of another database', 'mysql://owner:secret@localhost/x', /not the address of a PostgreSQL database/],
  ['no address', 'owner:secret@localhost', /not the address of a PostgreSQL database/],
  ['a server that is not there', 'postgresql://owner:secret@127.0.0.1:9/x', /The database cannot be reached/],
])('refuses %s, and repeats no password', async (_, url, message) => {
  const { code, stderr } = await keptCommand(['class', 'queue', '--database', url]);
  expect(stderr).toMatch(message);
  expect(stderr).not.toMatch(/secret|^ +at /m);
  expect(code).toBeGreaterThan(1);
});
