import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Attempt } from '../attempt.ts';
import { ownerOf } from './platform.ts';
import { expected, named, openFiles } from './testing/class.ts';
import { scratchFolder } from '../../testing/scratch-folder.ts';
import { writeAttempt } from './write-attempt.ts';

/** An attempt of these paths, each with its path as its content; no reader gives all of them. */
const attempt = (...paths: readonly string[]): Attempt => ({
  owner: ownerOf('ada'),
  number: 1,
  order: 0,
  submittedAt: null,
  late: null,
  place: 'ada',
  notes: [],
  files: paths.map((path) => ({
    path,
    place: path,
    size: path.length,
    read: () => Promise.resolve(Buffer.from(path)),
  })),
});

const listed = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
};

describe('writing an attempt', () => {
  it('gives the folder with the files', async () => {
    const folder = join(scratchFolder('bundle'), 'ada', '1');
    const bundle = await openFiles(named('ada/src/Stack.java', 'ada/Queue.java', 'bob/Stack.java'));
    const [ada] = bundle.attempts;
    expect(ada && (await writeAttempt(ada, folder, expected))).toBe(folder);
    expect(await listed(folder)).toEqual(['Queue.java', 'src/Stack.java']);
    expect(await readFile(join(folder, 'src/Stack.java'), 'utf8')).toBe('ada/src/Stack.java');
    expect((await stat(join(folder, 'Queue.java'))).mode & 0o777).toBe(0o644);
  });

  it.each([
    [['hw.zip']],
    [['hw.zip', 'README.md', 'notes/report.pdf']],
    [['hw.zip', 'algs4.jar', 'hw.iml', 'screenshot.heic', 'data.json']],
  ])('gives the zip when nothing beside it is source code: %j', async (paths) => {
    const folder = scratchFolder('bundle');
    expect(await writeAttempt(attempt(...paths), folder, expected)).toBe(join(folder, 'hw.zip'));
  });

  it.each([[['hw.zip', 'Stack.java']], [['hw.zip', 'lib/util.JAVA']], [['a.zip', 'b.zip']], [['README.md']]])(
    'gives the folder otherwise: %j',
    async (paths) => {
      const folder = scratchFolder('bundle');
      expect(await writeAttempt(attempt(...paths), folder, expected)).toBe(folder);
    },
  );

  it('never leaves the folder, whatever a name is', async () => {
    const outer = scratchFolder('bundle');
    const folder = join(outer, 'in');
    await writeAttempt(
      attempt('../a.java', '/etc/b.java', '..\\c.java', 'C:\\d.java', '...', 'con:x\0.java', '..'),
      folder,
      expected,
    );
    expect(await readdir(outer)).toEqual(['in']);
    expect(await listed(folder)).toEqual(['C_/d.java', '_', 'a.java', 'c.java', 'con_x_.java', 'etc/b.java', 'file']);
  });

  it("keeps files apart whose names become alike, or are a folder's", async () => {
    const folder = scratchFolder('bundle');
    await writeAttempt(attempt('a:b.java', 'a*b.java', 'src', 'src/Stack.java'), folder, expected);
    expect(await listed(folder)).toEqual(['a_b.java', 'a_b~2.java', 'src/Stack.java', 'src~2']);
  });

  it('shortens names that no disk takes', async () => {
    const folder = scratchFolder('bundle');
    await writeAttempt(attempt(`${'ü'.repeat(250)}.java`), folder, expected);
    expect((await listed(folder))[0]).toMatch(/^ü{97}\.java$/);
  });

  it('needs an empty folder', async () => {
    const folder = scratchFolder('bundle');
    await writeFile(join(folder, 'old'), '');
    await expect(writeAttempt(attempt('Stack.java'), folder, expected)).rejects.toThrow(
      'The folder for a submission is not empty.',
    );
  });
});
