/** A JDK, or the image made of it, that is removed while a submission is graded. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { findJdk } from '../languages/java/jdk.ts';
import { gradeCommand, type Run } from '../testing/grade-command.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';

const jdk = findJdk();
const folder = scratchFolder('removed-jdk');

describe.skipIf(typeof jdk === 'string')('a JDK or its image that is removed', () => {
  const home = join(folder, 'jdk');
  const cache = join(folder, 'cache');
  const env = { JAVA_HOME: home, GRADER_CACHE_DIR: cache };
  /** By hard links, where the file systems allow it: nothing is copied but names. */
  const install = (): void => {
    if (existsSync(home)) return;
    const from = typeof jdk === 'string' ? '' : jdk.home;
    if (spawnSync('cp', ['-al', from, home]).status === 0) return;
    rmSync(home, { recursive: true, force: true });
    spawnSync('cp', ['-a', from, home]);
  };
  const grade = (...args: string[]): Promise<Run> => {
    const submission = resolve('fixtures/submissions/java/passed/two-queues');
    return gradeCommand([submission, '--only', 'board-1a', ...args], { cwd: folder, env });
  };
  /** Grades, and removes what is named after so many milliseconds. */
  const without = async (gone: string, delayMs: number, report: string): Promise<Run> => {
    const run = grade('--only', 'board-*', '--only', 'solver-2*', '--output', `json=${report}`);
    await sleep(delayMs);
    rmSync(gone, { recursive: true, force: true });
    return run;
  };

  it.each([
    ['jdk', 900],
    ['jdk', 1_700],
    ['cache/java', 1_300],
  ])('while a submission is graded costs it no point: %s, after %i ms', async (what, delay) => {
    install();
    expect(await grade('-q')).toMatchObject({ code: 0, stdout: '100.00\n' });
    const report = join(folder, `${what.replace('/', '-')}-${String(delay)}.json`);
    const run = await without(join(folder, what), delay, report);
    expect([0, 4]).toContain(run.code);
    if (run.code === 4) expect(run.stderr).toContain('What to do');
    expect([100, null]).toContain(existsSync(report) ? scoreIn(report) : null);
  });
});

const scoreIn = (report: string): number | null =>
  (JSON.parse(readFileSync(report, 'utf8')) as { summary: { score: number | null } }).summary.score;
