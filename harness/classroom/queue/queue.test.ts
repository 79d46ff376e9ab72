/** Classes that are graded by several processes, with a real PostgreSQL. What takes longer is in queue.verify.ts. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { gradeCommand } from '../../testing/grade-command.ts';
import { courseModule, programBy, student } from '../testing/course-class.ts';
import { describeQueue, four, settings, sql, workerArgs } from './testing/class-in-queue.ts';

describeQueue('a class on many machines', ({ work, server, alone, grade, scoresIn, put, start, collected }) => {
  describe('that two workers have graded', () => {
    let [url, own] = ['', ''];
    beforeAll(async () => {
      url = await put('two');
      const docs = readFileSync(resolve('docs/class.md'), 'utf8');
      const [, role = ''] = /```sql\n(CREATE ROLE grader_worker[^]*?)```/.exec(docs) ?? [];
      await sql(url, role);
      own = server().url('grader_worker', 'two');
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

    it('is told to the log by the next collect, if one was stopped before it did that', { tags: 'long' }, async () => {
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

  it('has another job when it is put in again after somebody has cancelled one; collected as its settings say', async () => {
    const url = await put('cancelled');
    await sql(
      url,
      `UPDATE grader_queue.job SET state = 'cancelled' WHERE id = (SELECT job FROM grader.grading LIMIT 1)`,
    );
    const again = ['class', work.path('four.zip'), '--out', 'cancelled', '--database', url, ...settings];
    const { stdout } = await grade(again);
    expect(stdout).toMatch(/^1 grading put in as class \w+; in the database already: 2\n/);
    expect(stdout).toContain(` --out cancelled --assignment ${courseModule}\n`);
    expect((await grade(again)).stdout).toMatch(/^0 gradings put in /);
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
  const { code, stderr } = await gradeCommand(['class', 'queue', '--database', url]);
  expect(stderr).toMatch(message);
  expect(stderr).not.toMatch(/secret|^ +at /m);
  expect(code).toBeGreaterThan(1);
});
