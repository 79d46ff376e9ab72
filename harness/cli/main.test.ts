import { execFileSync, spawnSync } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Report } from '../contracts/report.ts';
import { gradeCommand, type Run } from '../testing/grade-command.ts';
import { keptCommand } from '../testing/kept-command.ts';
import { passedReport } from '../testing/reports/passed.ts';
import { errorText } from './error-text.ts';
import { scoreLine } from './grade-command.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';

const launcher = resolve('bin/grade.js');

let folder = '';
beforeEach(async () => {
  folder = scratchFolder('grade');
  await mkdir(join(folder, 'empty'));
});

/** In a folder of its own. */
const run = (...args: string[]): Promise<Run> => keptCommand(args, { cwd: folder });

/** In a process of its own, too. */
const runAlone = (...args: string[]): Promise<Run> => gradeCommand(args, { cwd: folder });

/** Settings that a student may have handed in, in the working directory. */
const writeOwnModule = async (): Promise<void> => {
  await writeFile(join(folder, 'grader.config.yaml'), 'assignment: ./own.ts\n');
  await writeFile(join(folder, 'own.ts'), 'process.stdout.write("runs");\n');
};

describe('wrong usage ends with exit code 2 and says what to do', () => {
  it.each([
    [[], 'No submission was given.'],
    [['nowhere'], 'Where: nowhere'],
    [['docter'], 'Did you mean the command "grade doctor"?'],
    [['slove', 'puzzle.txt', '--json'], 'There is no command "slove".\n  What to do: Did you mean "grade solve"?'],
    [['empty', '--outpt', 'x'], "Unknown option '--outpt'.\n  What to do: Did you mean --output?"],
    [['empty', 'other'], 'Too many arguments'],
    [['explain', 'CPU', 'time'], 'A name with spaces needs quotes.'],
    [['-v', 'explain', 'CPU', 'time'], 'needs quotes. All options: grade explain --help'],
    [['empty', '--audience', 'staf'], 'is invalid. Did you mean "staff"?'],
    [
      ['fixtures', 'frobnicate'],
      'no command "grade fixtures frobnicate".\n  What to do: Its commands are import, generate,',
    ],
    [['fixtures', 'generat'], 'Did you mean "grade fixtures generate"?'],
    [['fixtures', 'generate'], 'All options: grade fixtures generate --help'],
    [['fixtures', 'variants', 'nowhere', '--output', 'x'], 'Give the folder that contains the puzzle files.'],
    [['fixtures', 'import', 'nowhere', '--output', 'x'], 'Give the folder or the zip that contains the files.'],
    [['class', 'a'.repeat(300)], 'The bundle cannot be read: its name is too long.'],
    [['help'], 'All commands: grade --help'],
    [['hw1.zip', 'hw2.zip'], 'To grade several submissions: grade class FOLDER.'],
    [['class', 'My', 'Course.zip'], 'A name with spaces needs quotes.'],
    [
      ['class', 'fil', 'grades.csv', '--to', 'x.csv'],
      'neither a bundle nor a command "fil".\n  What to do: Did you mean',
    ],
    [
      ['class', 'regrad'],
      'neither a bundle nor a command "regrad".\n  What to do: Did you mean "grade class regrade"?',
    ],
    [['empty', '--seed', 'abc'], 'It must be a whole number from 0 to 2147483647.'],
    [[''], 'The argument <submission> is empty.'],
    [['init', '', '--yes'], 'The argument <dir> is empty.'],
    [['class', 'merge', 'empty', '', '--out', 'empty'], 'The argument <dir> is empty.'],
    [['empty', '--puzzles', ''], 'The option --puzzles <dir> is empty.'],
    [['empty', '--only', 'api', '--only', ''], 'The option --only <id> is empty.'],
    [['kit', 'github', '--grader', ''], 'The option --grader <spec> is empty.'],
    [['class', 'fill', 'grades.csv', '--to', ''], 'The option --to <file> is empty.'],
    [['fixtures', 'import', 'empty', '--output', ''], 'The option --output <dir> is empty.'],
    [['empty', '--min-score', '101'], 'It must be a number from 0 to 100.'],
    [['empty', '--jobs', '0'], 'It must be a whole number from 1 to 256.'],
    [['empty', '--output', 'jsn=x'], 'Did you mean "json"? The formats are:\n    '],
    [['empty', '--output', 'json'], 'Write --output json=FILE, or --output json=- for standard output.'],
    [['empty', '--output', 'html=.'], 'The output path is a folder.'],
    [['empty', '--output', 'html=nowhere/'], 'The output path is a folder.'],
    [['empty', '--output', 'html=nowhere/.'], 'The output path is a folder.'],
    [['empty', '--output', `html=${'a'.repeat(300)}`], 'This cannot be made: its name is too long.'],
    [['empty', '--output', 'json=-', '--output', 'text=-'], 'Two outputs go to the same path, -.'],
    [['empty', '--output', 'json=-', '--output', 'csv=/dev/fd/1'], 'Two outputs go to the same path, /dev/fd/1.'],
    [['empty', '--assignment', '8puzle'], 'Did you mean "8puzzle"?'],
    [['empty', '--language', 'jva'], 'Did you mean "java"?'],
    [['empty', '--config', 'nowhere.yaml'], 'The configuration cannot be read'],
    [['empty', '--output', 'json=/dev/fd/63'], 'as for >(...), is closed before a submission runs.'],
    [['--only', 'board-1a', 'watch', 'empty'], 'The option --only <id> stands before the command "watch".'],
    [['empty', '--only', 'api,board-1a'], 'Repeat the option: --only api --only board-1a.'],
    [['--no-color', 'diff', 'a.json', 'b.json'], 'Write it after the command, if it is one of its options: grade diff'],
    [['fixtures', '--chek'], "Unknown option '--chek'.\n  What to do: Did you mean --check?"],
  ])('grade %j', async (args, message) => {
    const { code, stdout, stderr } = await run(...args);
    expect(stderr).toContain(message);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  });

  it.each(['.', '..', 'link'])('also for settings in the folder that is to be graded: %s', async (path) => {
    await symlink('.', join(folder, 'link'));
    await writeOwnModule();
    const { code, stdout, stderr } = await run(path);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain('name them: --config grader.config.yaml');
  });

  it.each([
    ['check', '.'],
    ['trace', 'puzzle04', '.'],
  ])('also for such settings and grade %s', async (...args) => {
    await writeOwnModule();
    const { code, stdout, stderr } = await run(...args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain('name them: --config grader.config.yaml');
  });

  it('also for settings from a pipe', async () => {
    execFileSync('mkfifo', [join(folder, 'pipe')]);
    const { code, stderr } = await run('empty', '--config', 'pipe');
    expect(stderr).toContain('The configuration cannot be read: it is a pipe or a device; write it to a file first.');
    expect(code).toBe(2);
  });

  it('also for a misspelt setting in the working directory', async () => {
    await writeFile(join(folder, 'grader.config.yaml'), 'jobs: 1\nwaights:\n  api: 5\n');
    const { code, stderr } = await run('empty');
    expect(stderr).toBe(
      'Error: There is no setting "waights".\n  Where: grader.config.yaml:2:1\n  What to do: Did you mean "weights"?\n',
    );
    expect(code).toBe(2);
  });
});

it.each([
  ['the file says where no option does', [], 'true', 'true'],
  ['the file says where no option does', [], 'false', 'false'],
  ['the option says against the file', ['--no-style'], 'true', 'false'],
])('%s (%j, %s)', async (_, options, file, expected) => {
  await writeFile(join(folder, 'grader.config.yaml'), `style: ${file}\nassignment: 8puzzle\nlanguage: java\n`);
  const { stdout } = await keptCommand(['empty', '-q', '--output', 'json=-', ...options], { cwd: folder });
  expect((JSON.parse(stdout) as Report).settings['style']).toBe(expected);
});

it('what a fault advises to run is taken for a command, too', async () => {
  const [, option = ''] = /`grade (--\S+) \.\.\.`/.exec(errorText(new Error('a fault'), false)) ?? [];
  expect((await run(option, 'formats')).code).toBe(0);
});

it('a module that settings name is not run by a command that grades nothing', async () => {
  await writeOwnModule();
  const { code, stdout } = await runAlone('solve', resolve('fixtures/puzzles/puzzle04.txt'));
  expect(stdout).toMatch(/^Minimum number of moves = 4/);
  expect(code).toBe(0);
});

describe('help', () => {
  it('fits 80 columns, with examples and exit codes', async () => {
    const { code, stdout } = await runAlone('--help');
    expect(code).toBe(0);
    expect(stdout).toContain('Examples:');
    expect(stdout).toContain('Exit codes: 0 graded');
    for (const name of ['solve', 'check', 'doctor', 'fixtures']) expect(stdout).toContain(`\n  ${name} [options]`);
    expect(stdout.split('\n').filter((line) => line.length > 80)).toEqual([]);
  });

  it('of each command fits 80 columns, too', async () => {
    const helpOf = async (...words: string[]): Promise<string> => (await run(...words, '--help')).stdout;
    const below = async (...words: string[]): Promise<string[][]> => {
      const [, list = ''] = (await helpOf(...words)).split(/^Commands.*:$/m);
      return [...list.matchAll(/^ {2}([a-z]+) \[/gm)].map(([, name = '']) => [...words, name]);
    };
    const all = [...(await below()), ...(await below('class')), ...(await below('fixtures'))];
    expect(all.length).toBeGreaterThan(25);
    for (const words of all) {
      const long = (await helpOf(...words)).split('\n').filter((line) => line.length > 80);
      expect({ words, long }).toEqual({ words, long: [] });
    }
  });

  it('that cannot be written is an error', () => {
    const full = openSync('/dev/full', 'w');
    const { status, stderr } = spawnSync(process.execPath, [launcher, '--help'], {
      ...{ stdio: ['ignore', full, 'pipe'], encoding: 'utf8' },
    });
    closeSync(full);
    expect(stderr).toMatch(/^Error: There is no space left on the disk\./);
    expect(status).toBe(4);
  });

  it('gives the version', async () => {
    expect(await runAlone('--version')).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^8puzzle-grader \d/) as string,
    });
  });
});

describe('a submission', () => {
  const good = resolve('fixtures/submissions/typescript/passed/two-queues');

  it('that passes the checks which were asked for ends with exit code 0', async () => {
    const { code, stdout } = await run(good, '--only', 'board-1a', '--min-score', '100');
    expect(stdout).toContain('Score: 100.00 of 100');
    expect(code).toBe(0);
  });

  it('below the minimum ends with exit code 1', async () => {
    const bad = join(folder, 'bad');
    await cp(good, bad, { recursive: true });
    const board = await readFile(join(bad, 'Board.ts'), 'utf8');
    await writeFile(join(bad, 'Board.ts'), board.replace(/hamming\(\): number \{/, '$& if (this !== null) return -1;'));
    const { code, stdout } = await runAlone('bad', '--only', 'board-1a', '--min-score', '100');
    expect(stdout).toContain('hamming() on the board');
    expect(code).toBe(1);
  });

  it('is not graded for a check that does not exist', async () => {
    const { code, stderr } = await run(good, '--only', 'bord-1a');
    expect(stderr).toContain('Did you mean board-1a');
    expect(code).toBe(2);
  });
});

describe('reports', () => {
  it('go to the terminal and to reports/report.json', async () => {
    const { code, stdout, stderr } = await runAlone('empty');
    expect(stdout).toContain('Not gradable');
    expect(stderr).toBe('Written: reports/report.json\n');
    const report = JSON.parse(await readFile(join(folder, 'reports/report.json'), 'utf8')) as Report;
    expect(report).toMatchObject({ gradable: false, summary: { score: null } });
    expect(code).toBe(3);
  });

  it('go where --output says, and only there', async () => {
    const { stdout, stderr } = await runAlone('empty', '--output', 'text=a/b.txt', '--output', 'json=-');
    expect((JSON.parse(stdout) as Report).assignment).toBe('8puzzle');
    expect(stderr).toBe('Written: a/b.txt\n');
    expect(await readFile(join(folder, 'a/b.txt'), 'utf8')).toContain('Not gradable');
  });

  it('leave standard error empty and say only the outcome with --quiet', async () => {
    const { stdout, stderr } = await run('empty', '--quiet');
    expect(stdout).toMatch(/^Not graded: The submission contains no files.*\n$/);
    expect(stderr).toBe('');
  });

  it('are not lost when a place cannot be written to', async () => {
    await writeFile(join(folder, 'reports'), 'a file where a folder should be');
    const { code, stdout, stderr } = await run(
      'empty',
      '--output',
      'json=reports/r.json',
      '--output',
      'json=good.json',
    );
    expect(stderr).toContain('Error: The file cannot be written');
    expect(stderr).toContain('Where: reports/r.json');
    expect(stdout).toContain('Not gradable');
    expect(JSON.parse(await readFile(join(folder, 'good.json'), 'utf8'))).toMatchObject({
      schema: '8puzzle-grader/report/v4',
    });
    expect(code).toBe(4);
  });

  it('are not lost when standard output cannot be written to', async () => {
    const places = ['--output', 'text=-', '--output', 'json=good.json'];
    const full = openSync('/dev/full', 'w');
    const { status, stderr } = spawnSync(process.execPath, [launcher, 'empty', ...places], {
      ...{ cwd: folder, stdio: ['ignore', full, 'pipe'], encoding: 'utf8' },
    });
    closeSync(full);
    expect(stderr).toMatch(/^Written: good.json\nError: There is no space left on the disk\./);
    expect(JSON.parse(await readFile(join(folder, 'good.json'), 'utf8'))).toMatchObject({ gradable: false });
    expect(status).toBe(4);
  });

  it('are not lost when standard error cannot be written to', () => {
    const full = openSync('/dev/full', 'w');
    const { status } = spawnSync(process.execPath, [launcher, 'empty'], {
      ...{ cwd: folder, stdio: ['ignore', 'ignore', full] },
    });
    closeSync(full);
    expect(status).toBe(3);
  });

  it('are alone on standard output when another place cannot be written to', async () => {
    await writeFile(join(folder, 'reports'), 'a file where a folder should be');
    const { code, stdout, stderr } = await run('empty', '--output', 'json=-', '--output', 'html=reports/r.html');
    expect((JSON.parse(stdout) as Report).gradable).toBe(false);
    expect(stderr).toMatch(/Not gradable[^]*Error: The file cannot be written/);
    expect(code).toBe(4);
  });

  it.each(['/dev/stdout', '/dev/fd/1'])('at %s follow what is in the file that it is', async (place) => {
    const log = join(folder, 'log');
    await writeFile(log, 'before\n');
    const stdout = openSync(log, 'a');
    spawnSync(process.execPath, [launcher, 'empty', '--output', `json=${place}`], {
      cwd: folder,
      stdio: ['ignore', stdout, 'ignore'],
    });
    closeSync(stdout);
    expect(await readFile(log, 'utf8')).toMatch(/^before\n\{[^]*\}\n$/);
  });

  it('do not replace a device', async () => {
    await symlink('/dev/null', join(folder, 'null'));
    expect(await run('empty', '--output', 'json=null')).toMatchObject({ code: 3 });
    expect(await readFile(join(folder, 'null'), 'utf8')).toBe('');
  });

  it('are not read as commands by a runner of GitHub Actions', async () => {
    vi.stubEnv('GITHUB_ACTIONS', 'true');
    const { stdout } = await runAlone('empty', '--output', 'text=-');
    const word = /^::stop-commands::(\w{32})\n/.exec(stdout)?.[1] ?? 'none';
    expect(stdout.endsWith(`\n::${word}::\n`)).toBe(true);
  });

  it('are not read as commands either where the score alone is asked for', () => {
    const { summary } = passedReport();
    const notGradable = 'The scan refused it.\n::error::x/Board.java:3: starts other programs ##[error]';
    expect(scoreLine({ summary: { ...summary, score: null }, notGradable })).not.toMatch(/^::|##\[/m);
  });

  it('are made for a folder that is named like a command', async () => {
    for (const name of ['doctor', 'solve']) {
      await mkdir(join(folder, name));
      expect((await run(`./${name}`)).stdout).toContain(`8puzzle - unknown language - ${name}`);
    }
  });
});
