/** What may happen to a class on many machines, with a real PostgreSQL: each takes half a minute, or nearly. */
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { canMakeMachines, likeDocker } from '../../testing/sandbox/machines.ts';
import { courseModule, programBy, student } from '../testing/course-class.ts';
import { describeQueue, settings, sql, until, workerArgs } from './testing/class-in-queue.ts';

describeQueue('a class on many machines', ({ work, server, alone, grade, scoresIn, put, start, collected }) => {
  it('is put in though one submission is too large for the database, whose student is a fault', async () => {
    const large = student(0, { ...programBy('java', 'correct'), 'film.mov': randomBytes(21_000_000) });
    const two = await work.bundle('large.zip', 'canvas', [large, student(1, programBy('java', 'correct'))]);
    await sql(server().url(), 'CREATE DATABASE large');
    const url = server().url('owner', 'large');
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
    server().stop();
    await until(() => Promise.resolve(text().includes('The database cannot be reached')));
    await wait(2_000);
    server().start();
    await until(async () => (await done()).length === 3);
    await until(() => Promise.resolve(text().includes('The database is back.')));
    child.kill('SIGINT');
    await ended;
    expect(text().match(/The database cannot be reached/g)).toHaveLength(1);
    expect(text()).not.toMatch(/^ +at /m);
    expect(await collected('away', url)).toEqual(alone());
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

  it('has as many tries as before when a worker is stopped by Ctrl-C', async () => {
    const url = await put('stopped', ['--retries', '0']);
    const stopped = start(url);
    await until(async () => (await sql(url, `SELECT FROM grader.grading WHERE state = 'active'`)).length > 0);
    stopped.child.kill('SIGINT');
    expect(await stopped.ended).toBe(130);
    expect(await start(url, ['--until-empty']).ended).toBe(0);
    expect(await collected('stopped', url)).toEqual(alone());
  });

  it.each([
    ['its grading took too long', 'expired', ['--expire-seconds', '4']],
    ['it said nothing', 'silent', ['--heartbeat-seconds', '10']],
  ])('throws away what a worker brings that was frozen and replaced, since %s', async (_, name, limit) => {
    const url = await put(name, [...limit, '--retries', '20']);
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
    expect(await collected(name, url)).toEqual(alone());
  });

  it.skipIf(!canMakeMachines)('refuses a worker that keeps submissions less apart', async () => {
    const url = await put('weak');
    const machine = likeDocker();
    const worker = workerArgs(url, ['--until-empty', '--allow-weak-isolation']);
    const [file = '', ...args] = machine.around([process.execPath, resolve('bin/grade.js'), ...worker]);
    const { status, stderr } = spawnSync(file, args, { cwd: work.path(''), encoding: 'utf8' });
    machine.remove();
    expect([status, stderr]).toEqual([2, expect.stringMatching(/the tier "container", and the class .*"full"/)]);
    expect(await sql(url, 'SELECT max(attempt) AS most FROM grader.grading')).toEqual([{ most: 0 }]);
  });

  it('tells what could not be graded, and why, and repairs what was damaged when it is put in again', async () => {
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
    await grade(['class', work.path('four.zip'), '--out', 'dead', '--database', url, ...settings]);
    expect(await start(url, ['--until-empty']).ended).toBe(0);
    expect(await collected('dead', url)).toEqual(alone());
  });

  it('tries again what the grader could not ask, and gives it up in the end', async () => {
    writeFileSync(work.path('faulty.mjs'), faultyModule);
    const own = ['--assignment', work.path('faulty.mjs'), '--no-style'];
    const one = await work.bundle('one.zip', 'canvas', [student(1, programBy('typescript', 'correct'))]);
    const url = await put('faulty', ['--retries', '1'], [one, ...own]);
    await grade(workerArgs(url, ['--until-empty'], own));
    expect(await sql(url, 'SELECT state, report, reason FROM grader.grading')).toEqual([
      { state: 'dead', report: null, reason: 'The grader failed in percolation-blocked.' },
    ]);
  });
});

/** The course's module with a check whose only row is never needed: nothing is asked. */
const faultyModule = `import course from ${JSON.stringify(pathToFileURL(courseModule).href)};
const prepare = async (facts) => {
  const { checks: [first, ...others], ...more } = await course.prepare(facts);
  const [{ name, script, reproduction }] = first.cases;
  const limits = { cpuMs: 1000, wallMs: 1000, maxCrashes: 1, spare: { stops: [0], isNeeded: () => false } };
  const series = { script: { ...script, paced: true }, names: [name], ...limits };
  const one = { kind: 'series', name, series, rows: [0], judge: () => ({ passed: true }), reproduction };
  return { ...more, checks: [{ ...first, cases: [one] }, ...others] };
};
export default { ...course, prepare };
`;
