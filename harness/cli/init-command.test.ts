/** `grade init` as people run it, without a terminal: it asks nothing. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { gradeCommand } from '../testing/grade-command.ts';

const top = mkdtempSync(join(tmpdir(), 'init-'));
afterAll(() => {
  rmSync(top, { recursive: true, force: true });
});
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(top, 'course-'));
});

const init = (...args: readonly string[]) => gradeCommand(['init', ...args], { cwd: folder });

describe('grade init', () => {
  it('sets up a course, and shows that it works', { timeout: 120_000 }, async () => {
    const { code, stdout } = await init(
      'fall',
      '--course',
      'COS 226',
      '--language',
      'typescript',
      '--platform',
      'github',
    );
    expect(code).toBe(0);
    expect(stdout).toMatch(/Tried: the starter kit for typescript compiles, has the right API, and gets 1\d/);
    const files = [
      'README.md',
      'puzzles/puzzle04.txt',
      'starter/typescript/src/Solver.ts',
      'platform/github/.github/workflows/grade.yml',
    ];
    expect(files.filter((path) => !existsSync(join(folder, 'fall', path)))).toEqual([]);
    expect(readFileSync(join(folder, 'fall', 'README.md'), 'utf8')).toContain('# Grading COS 226');
    const explained = await gradeCommand(['explain', 'api'], { cwd: join(folder, 'fall') });
    expect(explained).toMatchObject({ code: 0, stderr: '' });
  });

  it('overwrites nothing', async () => {
    writeFileSync(join(folder, 'grader.config.yaml'), 'seed: 7\n');
    const { code, stderr } = await init('--yes');
    expect(code).toBe(2);
    expect(stderr).toContain('grader.config.yaml exists.');
    expect(readFileSync(join(folder, 'grader.config.yaml'), 'utf8')).toBe('seed: 7\n');
  });

  it.each([
    [['--platform', 'moodle'], 'moodle'],
    [['--language', 'cobol'], '"cobol" is no language of this assignment.'],
  ])('refuses %j', async (args, message) => {
    const { code, stderr } = await init(...args);
    expect(code).toBe(2);
    expect(stderr).toContain(message);
  });
});
