/** The two commands that a student types in the starter kit for TypeScript, with the grader as npm packs it. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { gradeCommand } from '../testing/grade-command.ts';
import { graderArchive } from './grader-archive.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';

const folder = scratchFolder('starter');

it('installs what it names, and grades', async () => {
  mkdirSync(join(folder, 'packed'));
  for (const { path, content } of await graderArchive()) writeFileSync(join(folder, 'packed', path), content);
  const archive = join(folder, 'packed', '8puzzle-grader.tgz');
  const kit = join(folder, 'kit');
  await gradeCommand(['kit', 'starter-typescript', '--out', kit, '--grader', archive], { cwd: folder });
  execFileSync('npm', ['install', '--silent'], { cwd: kit });
  const output = execFileSync('npm', ['test', '--silent'], { cwd: kit, encoding: 'utf8' });
  expect(output).toContain('constructor(tiles) of Board');
  expect(output).toMatch(/^Score: 1\d\.\d\d of 100$/m);
});
