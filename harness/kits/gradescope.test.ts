/** The zip for Gradescope, as the command line makes it. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { findProgram } from '../sandbox/programs.ts';
import { readZip, type ZipEntry } from '../testing/read-zip.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';

const folder = scratchFolder('kit');
/** What npm would have run. */
const asked = join(folder, 'asked');
let files = new Map<string, ZipEntry>();

beforeAll(async () => {
  mkdirSync(join(folder, 'ours'));
  writeFileSync(join(folder, 'ours/puzzle04.txt'), '3\n0 1 3\n4 2 5\n7 8 6\n');
  writeFileSync(join(folder, 'grader.config.yaml'), 'puzzles: ours\n');
  const shell = join(folder, 'shell');
  writeFileSync(shell, `#!/bin/sh\necho "$*" >> '${asked}'\n`, { mode: 0o755 });
  const grade = join(import.meta.dirname, '..', '..', 'bin', 'grade.js');
  execFileSync(process.execPath, [grade, 'kit', 'gradescope', '--language', 'java', '--out', 'autograder.zip'], {
    cwd: folder,
    stdio: 'ignore',
    // Nothing is built: that is for `npm run test:pack` and `npm run verify`.
    env: { ...process.env, npm_config_ignore_scripts: 'true', npm_config_script_shell: shell },
  });
  files = await readZip(readFileSync(join(folder, 'autograder.zip')));
});

const scripts = ['setup.sh', 'run_autograder'];

describe('the zip for Gradescope', () => {
  it('has the scripts at its top, with the grader, the settings and what they name', () => {
    expect([...files.keys()].toSorted()).toEqual([
      'grader.config.yaml',
      'grader/8puzzle-grader.tgz',
      'grader/package-lock.json',
      'grader/package.json',
      'no-score.json',
      'ours/puzzle04.txt',
      ...scripts.toSorted(),
    ]);
  });

  it('has the grader built by npm, also where that is set to run no scripts', () => {
    expect(readFileSync(asked, 'utf8')).toContain('npm run --silent build');
  });

  it('has scripts that may be run, and nothing else', () => {
    expect([...files].filter(([, { mode }]) => (mode & 0o111) !== 0).map(([name]) => name)).toEqual(
      expect.arrayContaining(scripts),
    );
    expect([...files.values()].filter(({ mode }) => mode === 0o755)).toHaveLength(scripts.length);
  });

  it.each(scripts)('%s has line ends and a first line that Linux understands', (name) => {
    expect(files.get(name)?.text).not.toContain('\r');
    expect(files.get(name)?.text).toMatch(/^#!\/usr\/bin\/env bash\n/);
  });

  it.each(scripts)('%s is a script without mistakes that bash or shellcheck would tell', (name) => {
    const input = files.get(name)?.text ?? '';
    expect(spawnSync('bash', ['-n'], { input, encoding: 'utf8' }).stderr).toBe('');
    if (findProgram('shellcheck') === null) return;
    expect(spawnSync('shellcheck', ['-'], { input, encoding: 'utf8' }).stdout).toBe('');
  });

  it('installs a JDK for Java, and grades only Java', () => {
    expect(files.get('setup.sh')?.text).toContain('openjdk-17-jdk-headless');
    expect(files.get('run_autograder')?.text).toContain('grade gradescope --assignment 8puzzle --language java\n');
  });

  it('holds a result without a score, for when grading fails', () => {
    const result = JSON.parse(files.get('no-score.json')?.text ?? '') as object;
    expect(Object.keys(result)).toEqual(['output', 'output_format', 'stdout_visibility']);
  });
});
