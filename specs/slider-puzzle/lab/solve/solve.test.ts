import { readFile, truncate, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { formatTiles, goal } from '../../../../reference/puzzle/tiles.ts';
import { type Circumstances, puzzlesFolder, type Run } from '../../../../harness/testing/grade-command.ts';
import { quickCommand } from '../../../../harness/testing/kept-command.ts';
import { answersSchema } from './answer-json.ts';
import { scratchFolder } from '../../../../harness/testing/scratch-folder.ts';

const expected = resolve('fixtures/expected');

const folder = scratchFolder('solve');

const solve = (args: readonly string[], how?: Circumstances): Promise<Run> => quickCommand(['solve', ...args], how);

const json = async (...args: string[]): Promise<unknown> =>
  answersSchema.parse(JSON.parse((await solve([...args, '--json'])).stdout));

describe('grade solve', () => {
  it.each(['puzzle04', 'puzzle00', 'puzzle2x2-03', 'puzzle3x3-unsolvable'])(
    'prints for %s what the test client prints',
    async (name) => {
      const { code, stdout, stderr } = await solve([`${name}.txt`]);
      expect(stdout).toBe(await readFile(join(expected, `${name}.txt`), 'utf8'));
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    },
  );

  it('says it in the words of the older edition', async () => {
    const { stdout } = await solve(['puzzle3x3-unsolvable.txt', '--edition', '8puzzle-2012']);
    expect(stdout).toBe('Unsolvable puzzle\n');
  });

  it('takes the edition from the settings of the working directory', async () => {
    await writeFile(join(folder, 'grader.config.yaml'), 'assignment: 8puzzle-2012\n');
    const { stdout } = await solve([join(puzzlesFolder, 'puzzle2x2-unsolvable1.txt')], { cwd: folder });
    expect(stdout).toBe('Unsolvable puzzle\n');
  });

  it('reads standard input, with CRLF and trailing blanks', async () => {
    const { stdout } = await solve(['-', '--moves'], { input: '2 \r\n 1 2  \r\n\r\n3 0\t\r\n\r\n' });
    expect(stdout).toBe('Minimum number of moves = 0\n\n');
  });

  it('puts a heading over each of several files, and answers all but the faulty ones', async () => {
    const { code, stdout, stderr } = await solve(['puzzle01.txt', 'nowhere.txt', 'puzzle02.txt', '--moves']);
    expect(stdout).toMatch(
      /^==> puzzle01.txt <==\nMinimum number of moves = 1\n[DR]\n\n==> puzzle02.txt <==\nMinimum number of moves = 2\n[DR]{2}\n$/,
    );
    expect(stderr).toBe(
      'Error: The puzzle file cannot be read: there is no such file.\n  Where: nowhere.txt\n' +
        '  What to do: Give the path of a puzzle file, such as puzzle04.txt.\n',
    );
    expect(code).toBe(2);
  });

  it('says by how much any solution may be too long', async () => {
    const { code, stdout } = await solve(['puzzle4x4-30.txt', '--method', 'constructive', '--moves']);
    const [, moves, excess] = /^Number of moves = (\d+), at most (\d+) more than the minimum\n/.exec(stdout) ?? [];
    expect(Number(moves) - Number(excess)).toBeLessThanOrEqual(30);
    expect(code).toBe(0);
  });

  it('stops without building what nobody reads', async () => {
    const file = join(folder, 'large.txt');
    const tiles = goal(40).flat().reverse();
    await writeFile(file, formatTiles(Array.from({ length: 40 }, (_, row) => tiles.slice(row * 40, row * 40 + 40))));
    const { code, stdout } = await solve([file, '--method', 'constructive'], { readCharacters: 1_000_000 });
    expect(stdout).toMatch(/^(?:Number of moves = \d+, at most|No solution)/);
    expect(code).toBe(0);
  });
});

describe('what is no puzzle is an error with its place', () => {
  it('in each of several files, and on standard input', async () => {
    const faults: readonly (readonly [content: string, place: string, message: string])[] = [
      ['2\n1 2\n3 3\n', ':3:3', '3 is there twice'],
      ['2\n1 2\n3\n', ':3:1', 'must hold 2 numbers'],
      ['0\n', ':1:1', 'the size must be from 2 to 127, not 0'],
      ['1\n0\n', ':1:1', 'the size must be from 2 to 127, not 1'],
      ['128\n', ':1:1', 'the size must be from 2 to 127, not 128'],
      ['', ':1:1', 'the file is empty'],
    ];
    const files = await Promise.all(
      faults.map(async ([content], index) => {
        const file = join(folder, `fault-${String(index)}.txt`);
        await writeFile(file, content);
        return file;
      }),
    );
    const { code, stdout, stderr } = await solve([...files, '-'], { input: '2\n1 x\n3 0\n' });
    const errors = stderr.split(/^Error: /m).slice(1);
    faults.forEach(([, place, message], index) => {
      expect(errors[index]).toContain(message);
      expect(errors[index]).toContain(`Where: ${files[index] ?? ''}${place}\n`);
    });
    expect(errors.at(-1)).toContain('a tile must be a whole number, but is "x".\n  Where: (standard input):2:3\n');
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  });

  it('a file of two gigabytes, and a folder', async () => {
    const file = join(folder, 'huge.txt');
    await writeFile(file, '3\n');
    await truncate(file, 2_000_000_000);
    const { code, stdout, stderr } = await solve([file, folder]);
    expect(stderr).toContain('it has 2,000,000,000 bytes');
    expect(stderr).toContain('it is a folder');
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  });
});

describe('wrong options', () => {
  it.each([
    [['--method', 'idastar'], 'Did you mean "ida-star"?\n  What to do: All options: grade solve --help'],
    [['--heuristic', 'manhatan'], 'Did you mean "manhattan"?'],
    [['--weight', '0.5'], 'It must be a number from 1 to 1000000.'],
    [['--time-limit', '0'], 'It must be a number from 0.001 to 86400.'],
    [['--edition', '8puzzle-2013'], 'Did you mean "8puzzle-2012"?'],
    [['-', '-'], 'Standard input can be read only once.'],
    [['--method', 'constructive', '--heuristic', 'hamming'], 'Where: puzzle04.txt'],
    [['--method', 'breadth-first', 'puzzle4x4-30.txt'], '  Where: puzzle4x4-30.txt'],
  ])('%j', async (args, message) => {
    const { code, stderr } = await solve(['puzzle04.txt', ...args]);
    expect(stderr).toContain(message);
    expect(code).toBe(2);
  });
});

describe('as JSON', () => {
  it('has moves, the solution and the counts of the official search', async () => {
    const answer = await json('puzzle04.txt', '--stats');
    expect(answer).toMatchObject({
      file: 'puzzle04.txt',
      size: 3,
      solvable: true,
      moves: 4,
      shortest: true,
      atLeast: 4,
      solution: 'RDRD',
      unanswered: null,
      counts: { insert: 20, delMin: 9, board: 26, equals: 20, manhattan: 29, peak: 12 },
      countsReason: null,
    });
  });

  it('is an array for several files, with what is wrong in those that hold no puzzle', async () => {
    const answers = await json('puzzle2x2-unsolvable1.txt', 'nowhere.txt');
    expect(answers).toMatchObject([
      { solvable: false, moves: null, atLeast: null, solution: null },
      { file: 'nowhere.txt', error: { where: 'nowhere.txt' } },
    ]);
  });
});

describe('a search that takes too long', () => {
  it('is ended by the time limit and gives its bound; the next file has its turn', async () => {
    const files = ['puzzle4x4-80.txt', 'puzzle04.txt'];
    const { code, stdout } = await solve([...files, '--time-limit', '0.5', '--moves', '--method', 'ida-star']);
    const [, bound] = /Not solved in 0.5 s: at least (\d+) moves\n/.exec(stdout) ?? [];
    expect(Number(bound)).toBeGreaterThanOrEqual(60);
    expect(Number(bound)).toBeLessThanOrEqual(80);
    expect(stdout).toContain('Minimum number of moves = 4\nRDRD\n');
    expect(code).toBe(1);
  });

  const files = ['puzzle4x4-80.txt', 'puzzle04.txt', '--method', 'ida-star'];

  it('is ended by Ctrl-C and gives its bound; what comes after is not begun', async () => {
    const { code, stdout } = await solve(files, { interruptAfterMs: 3_000 });
    expect(stdout).toMatch(/^==> puzzle4x4-80\.txt <==\nNot solved, interrupted: at least [67]\d moves\n$/);
    expect(code).toBe(130);
  });

  it('is told as interrupted in JSON, too', { tags: 'long' }, async () => {
    const { code, stdout } = await solve([...files, '--json'], { interruptAfterMs: 3_000 });
    expect(answersSchema.parse(JSON.parse(stdout))).toMatchObject([
      { file: 'puzzle4x4-80.txt', solvable: true, moves: null, unanswered: 'interrupted' },
    ]);
    expect(code).toBe(130);
  });
});

describe('a search that cannot begin', () => {
  it('is a fault of ours for each file, and keeps none waiting', async () => {
    const module = join(folder, 'no-thread.mjs');
    const text =
      "import { isMainThread } from 'node:worker_threads';\nif (!isMainThread) throw new Error('no thread');\n";
    await writeFile(module, text);
    const env = { NODE_OPTIONS: `--import=${module}` };
    const { code, stderr } = await solve(['puzzle01.txt', 'puzzle02.txt'], { env, interruptAfterMs: 20_000 });
    expect(stderr.match(/This is a fault of the grader, not of the submission: no thread/g)).toHaveLength(2);
    expect(code).toBe(4);
  });
});

describe('grade solve --help', () => {
  it('fits 80 columns, and names every method', async () => {
    const { stdout } = await solve(['--help']);
    expect(stdout.split('\n').filter((line) => line.length > 80)).toEqual([]);
    for (const name of ['ida-star', 'constructive', 'parity', 'walking-distance']) expect(stdout).toContain(name);
  });
});

describe('all shortest solutions', () => {
  it('are counted and printed: puzzle07 has two', async () => {
    const { code, stdout } = await solve(['puzzle07.txt', '--all']);
    const [first = '', second = ''] = stdout.split(/\nSolution \d\n/).slice(1);
    expect(stdout.startsWith('Minimum number of moves = 7\nNumber of shortest solutions = 2\n\nSolution 1\n3\n')).toBe(
      true,
    );
    expect([first, second].map((boards) => boards.match(/^3$/gm)?.length)).toEqual([8, 8]);
    expect(first).not.toBe(second);
    expect(code).toBe(0);
  });

  it('are one line each as letters', async () => {
    const { stdout } = await solve(['puzzle07.txt', '--all', '--moves']);
    expect(stdout).toBe('Minimum number of moves = 7\nNumber of shortest solutions = 2\nDRULDRR\nRDLURDR\n');
  });

  it('are cut off at a limit, but counted', async () => {
    const answer = await json('puzzle3x3-31.txt', '--limit', '3');
    expect(answer).toMatchObject({ all: { count: 40, reason: null } });
    expect((answer as { all: { solutions: string[] } }).all.solutions).toHaveLength(3);
  });
});
