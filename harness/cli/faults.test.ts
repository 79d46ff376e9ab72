/** What the machine does to the grader: it says so, with exit code 4, and gives no score. Real disks. */
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Checkup } from '../doctor/checkup.ts';
import { findJdk } from '../languages/java/jdk.ts';
import { gradeCommand, type Run } from '../testing/grade-command.ts';
import { mountDisk } from '../testing/mount-disk.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';

const submissions = resolve('fixtures/submissions');
const jdk = findJdk();
const folder = scratchFolder('faults');
chmodSync(folder, 0o755);

/** The real command in `cwd`, asked for one check. */
const gradeIn = (
  cwd: string,
  language: string,
  env: Readonly<Record<string, string>>,
  ...args: string[]
): Promise<Run> =>
  gradeCommand([join(submissions, language, 'passed/two-queues'), '--only', 'board-1a', ...args], { cwd, env });

const disk = (name: string, options: string): string | null => mountDisk(join(folder, name), `mode=0755,${options}`);

const small = disk('small', 'size=64k');
const full = disk('full', 'size=64k');
if (full !== null) spawnSync('sh', ['-c', `cat /dev/zero > ${join(full, 'zeros')}`]);
const readOnly = disk('read-only', 'size=64k,ro');
const empty = join(folder, 'empty');
mkdirSync(empty);

describe.skipIf(small === null || full === null || readOnly === null)('a disk (mounting one needs root) that', () => {
  it('is full where the cache is: says so', { tags: 'long' }, async () => {
    for (const language of typeof jdk === 'string' ? ['typescript'] : ['java', 'typescript']) {
      const run = await gradeIn(folder, language, { GRADER_CACHE_DIR: small ?? '' });
      expect(run.stderr).toMatch(/[Nn]o space left on/u);
      expect(run).toMatchObject({ code: 4, stdout: '' });
    }
  });

  it('is full where temporary files are: says so', async () => {
    const run = await gradeIn(folder, 'typescript', { TMPDIR: full ?? '' });
    expect(run.stderr).toMatch(/^Error: There is no space left on the disk\./u);
    expect(run.stderr).toContain('TMPDIR');
    expect(run).toMatchObject({ code: 4, stdout: '' });
  });

  it.each([
    ['full', full],
    ['read-only', readOnly],
  ])('is %s where the report goes: shows the report, and leaves no half of one', async (_, place) => {
    const run = await gradeCommand([empty], { cwd: place ?? '' });
    expect(run.stdout).toContain('Not gradable');
    expect(run.stderr).toMatch(
      /The file cannot be written: (?:no space left on the disk|the file system is read-only)\./u,
    );
    expect(run.code).toBe(4);
    expect(existsSync(join(place ?? '', 'reports/report.json'))).toBe(false);
  });

  it('is read-only where the cache is: says so', async () => {
    const run = await gradeIn(folder, 'typescript', { GRADER_CACHE_DIR: readOnly ?? '' });
    expect(run.stderr).toContain('What to do');
    expect(run.stderr).not.toContain('    at ');
    expect(run).toMatchObject({ code: 4, stdout: '' });
  });
});

describe.skipIf(typeof jdk === 'string')('a file where a folder of the cache should be', () => {
  it('is told by grade doctor --prepare, which looks at the rest all the same', async () => {
    const cache = join(folder, 'cache-with-a-file');
    mkdirSync(cache, { mode: 0o755 });
    writeFileSync(join(cache, 'java'), '');
    const run = await gradeCommand(['doctor', '--prepare', '--json', '--allow-weak-isolation'], {
      cwd: folder,
      env: { GRADER_CACHE_DIR: cache },
    });
    const { findings } = JSON.parse(run.stdout) as Checkup;
    expect(findings).toMatchObject([
      { id: 'node' },
      { id: 'language-java', works: false, remedy: expect.stringContaining('A file is where a folder') as string },
      { id: 'language-typescript', works: true },
      { id: 'sandbox' },
    ]);
  });
});

describe('a clock that jumps', () => {
  it('by hours, forth and back, changes nothing', { tags: 'long' }, async () => {
    const jumping = join(folder, 'jumping-clock.mjs');
    writeFileSync(
      jumping,
      `const real = Date.now; const start = performance.now();
       const jump = () => (Math.floor((performance.now() - start) / 50) % 3 - 1) * 7_200_000;
       Date.now = () => real() + jump();
       const Real = Date;
       globalThis.Date = class extends Real { constructor(...all) { all.length === 0 ? super(real() + jump()) : super(...all); } };
       globalThis.Date.now = Date.now = () => real() + jump();`,
    );
    const run = await gradeIn(
      folder,
      'typescript',
      { NODE_OPTIONS: `--import=${jumping}` },
      '--only',
      'solver-2*',
      '-q',
    );
    expect(run).toMatchObject({ code: 0, stdout: '100.00\n' });
  });
});
