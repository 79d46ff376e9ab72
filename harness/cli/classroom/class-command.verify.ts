/** What may happen to `grade class`: it is killed, and its disk becomes full. Half a minute each. */
import { execFileSync, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { courseModule } from '../../classroom/testing/course-class.ts';
import { mountDisk } from '../../testing/mount-disk.ts';
import { classCommands, four, settings } from '../../classroom/testing/class-commands.ts';

const { work, run, readClass } = classCommands();
const scoresIn = (folder: string) => readClass(folder).students.map(({ key, state, score }) => [key, state, score]);

/** Ends it without a warning after so many milliseconds; true when it came to its end before. */
const killedAfter = (args: readonly string[], ms: number): Promise<boolean> =>
  new Promise((done) => {
    const child = spawn(process.execPath, [resolve('bin/grade.js'), ...args], { cwd: work.path(''), stdio: 'ignore' });
    const timer = setTimeout(() => child.kill('SIGKILL'), ms);
    child.on('close', (code) => {
      clearTimeout(timer);
      done(code === 0);
    });
  });

it('loses nothing and does nothing twice, however often it is killed', async () => {
  const bundle = await work.bundle('killed.zip', 'canvas', four.slice(0, 3));
  const args = (out: string): string[] => ['class', bundle, '--out', out, '--quiet', ...settings];
  await run(args('whole'));
  for (let ms = 1_500; !(await killedAfter(args('killed'), ms)); ms *= 2);
  expect(scoresIn('killed')).toEqual(scoresIn('whole'));
  const verified = await run(['class', 'verify', '--out', 'killed', '--assignment', courseModule]);
  expect([verified.code, verified.stdout]).toEqual([0, 'Everything is as the log says.\n']);
});

const disk = mountDisk(work.path('disk'), 'size=400k');

describe.skipIf(disk === null)('a disk that becomes full (only root may mount a small one)', () => {
  it('stops the class with what is graded, and it goes on once there is space', async () => {
    const bundle = await work.bundle('full.zip', 'canvas', four);
    const args = ['class', bundle, '--out', 'disk', '--parallel', '1', ...settings];
    const stopped = await run(args);
    expect(stopped.stderr).toMatch(/cannot be written: .*no space left/i);
    expect(stopped.stderr).toMatch(/run the same command again: it continues where it stopped/);
    expect(stopped.stderr).not.toMatch(/^ +at /m);
    expect(stopped.code).toBe(4);
    execFileSync('mount', ['-o', 'remount,size=50m', disk ?? '']);
    const { code, stdout } = await run(args);
    expect([code, stdout]).toEqual([0, expect.stringContaining('4  graded')]);
    const verified = await run(['class', 'verify', '--out', 'disk', '--assignment', courseModule]);
    expect(verified.stdout).toBe('Everything is as the log says.\n');
  });
});
