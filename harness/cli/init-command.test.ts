/** `grade init` as people run it: at a terminal, which it asks, and without one. */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { findProgram } from '../sandbox/programs.ts';
import { gradeCommand } from '../testing/grade-command.ts';
import { keptCommand } from '../testing/kept-command.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';

let folder = '';
beforeEach(() => {
  folder = scratchFolder('course');
});

const init = (...args: readonly string[]) => keptCommand(['init', ...args], { cwd: folder });

/** At a terminal, which `script` makes. An answer is typed when its question stands there. */
const initAtTerminal = (typed: readonly (readonly [question: string, answer: string])[]) =>
  new Promise<{ code: number | null; screen: string }>((done) => {
    const command = [process.execPath, resolve('bin/grade.js'), 'init', 'fall'].map((part) => `'${part}'`).join(' ');
    const child = spawn('script', ['--quiet', '--return', '--command', command, '/dev/null'], { cwd: folder });
    let screen = '';
    let answered = 0;
    const left = [...typed];
    child.stdout.on('data', (chunk: Buffer) => {
      screen += chunk.toString();
      const [next] = left;
      if (next === undefined || !screen.slice(answered).includes(next[0])) return;
      left.shift();
      answered = screen.length;
      child.stdin.write(next[1]);
    });
    child.on('close', (code) => {
      done({ code, screen });
    });
  });

const noTerminal = process.platform === 'linux' && findProgram('script') !== null ? null : 'needs script of util-linux';

describe.skipIf(noTerminal !== null)(`grade init at a terminal${noTerminal === null ? '' : ` (${noTerminal})`}`, () => {
  it('asks for what no option says, and again when an answer cannot be used', { tags: 'long' }, async () => {
    const { code, screen } = await initAtTerminal([
      ['[this course] ', 'Algorithms\n'],
      ['[java, typescript] ', 'cobol\n'],
      ['[java, typescript] ', 'java\n'],
      ['[none] ', 'moodle\n'],
      ['[none] ', 'classroom50\n'],
    ]);
    expect(screen).toContain('"cobol" is no language of this assignment. Write java or typescript.');
    expect(screen).toContain('There is no platform "moodle".');
    expect(code).toBe(0);
    expect(readFileSync(join(folder, 'fall', 'README.md'), 'utf8')).toContain('# Grading Algorithms');
    expect(readdirSync(join(folder, 'fall', 'starter'))).toEqual(['java']);
    expect(readdirSync(join(folder, 'fall', 'platform'))).toEqual(['classroom50']);
  });

  it.each([
    ['Ctrl-C', '\u0003'],
    ['Ctrl-D', '\u0004'],
  ])('writes nothing when the answer is %s', async (_, key) => {
    const { code, screen } = await initAtTerminal([['[this course] ', key]]);
    expect(code).toBe(130);
    expect(screen).not.toMatch(/fault|Error/);
    expect(existsSync(join(folder, 'fall'))).toBe(false);
  });
});

describe('grade init', () => {
  it('sets up a course, and shows that it works', { tags: 'long' }, async () => {
    const { code, stdout, stderr } = await init(
      'fall',
      '--course',
      'COS 226',
      '--language',
      'typescript',
      '--platform',
      'github',
      '--grader',
      '@course/grader@2.0.0',
    );
    expect(code).toBe(0);
    expect(stderr).toMatch(/^Written: fall/);
    expect(stdout).toMatch(
      /Tried: the starter kit for typescript compiles, has the right API, and gets 1\d\.\d\d of 100/,
    );
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
    // As the README says, the kit is made again as it was, where it is.
    const made = 'workflows/grade-class.yml actions/grade/action.yml actions/grade/grade.sh'
      .split(' ')
      .map((path) => join(folder, 'fall/platform/github/.github', path));
    const texts = () => made.map((path) => readFileSync(path, 'utf8'));
    const before = texts();
    for (const path of made) writeFileSync(path, 'old');
    const again = /^npx --package=@course\/grader@2\.0\.0 grade (kit github .*)$/m.exec(
      readFileSync(join(folder, 'fall/README.md'), 'utf8'),
    )?.[1];
    expect((await gradeCommand(again?.split(' ') ?? [], { cwd: join(folder, 'fall') })).code).toBe(0);
    expect(texts()).toEqual(before);
  });

  it('overwrites nothing', async () => {
    writeFileSync(join(folder, 'grader.config.yaml'), 'seed: 7\n');
    const { code, stderr } = await init('--yes');
    expect(code).toBe(2);
    expect(stderr).toContain('Platform (');
    expect(stderr).toContain('grader.config.yaml exists.');
    expect(readFileSync(join(folder, 'grader.config.yaml'), 'utf8')).toBe('seed: 7\n');
  });

  it('writes nothing when the kit of the platform is in the way', async () => {
    mkdirSync(join(folder, 'platform/github'), { recursive: true });
    writeFileSync(join(folder, 'platform/github/mine'), '');
    const { code, stderr } = await init('--yes', '--platform', 'github');
    expect(code).toBe(2);
    expect(stderr).toContain('platform/github exists.');
    expect(readdirSync(folder)).toEqual(['platform']);
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
