import { describe, expect, it } from 'vitest';
import type { Judgement } from '../../../../harness/contracts/check.ts';
import { java } from '../../../../harness/languages/java/index.ts';
import type { Observation } from '../../../../harness/contracts/protocol.ts';
import { isGoal, neighbors, type Tiles } from '../../../../reference/puzzle/tiles.ts';
import { shortestSolution } from '../../../../reference/oracle/ida-star.ts';
import type { CheckContext } from '../context.ts';
import { currentEdition, edition2012 } from '../../edition.ts';
import { boardOf } from '../../fixtures/recipes.ts';
import { nothing, thrown } from '../../testing/observed.ts';
import type { Puzzle } from '../../puzzles/puzzles.ts';
import { testClientOutput } from '../../puzzles/test-client-output.ts';
import { testClientCheck } from './test-client.ts';

const puzzle = (name: string, moves: number | null): readonly [string, Puzzle] => [
  name,
  { name, tiles: boardOf(name), solvable: moves !== null, moves, hamming: 0, manhattan: 0, queues: null },
];
const solvable = 'puzzle04.txt';
const unsolvable = 'puzzle3x3-unsolvable.txt';

const context: CheckContext = {
  puzzles: new Map([puzzle(solvable, 4), puzzle(unsolvable, null)]),
  seed: 1,
  language: 'java',
  notation: java.notation,
  edition: currentEdition,
  checkSet: 'extended',
};

const shortestSolutions = (tiles: Tiles, moves: number): Tiles[][] => {
  if (moves === 0) return isGoal(tiles) ? [[tiles]] : [];
  return neighbors(tiles).flatMap((next) => shortestSolutions(next, moves - 1).map((way) => [tiles, ...way]));
};

const capture = (text: string) => ({ head: text, tail: '', bytes: text.length });

const judge = (
  printed: string,
  file = solvable,
  seen: Observation = nothing,
  { text = '3\n 0 1 3\n', ...own }: Partial<Pick<CheckContext, 'puzzles' | 'edition'>> & { text?: string } = {},
): Judgement => {
  const one = testClientCheck({ ...context, ...own }).cases.find(({ name }) => name === file);
  if (one?.kind !== 'fixed') throw new Error('no such case');
  const shown: Observation = { kind: 'value', value: text, type: 'string' };
  return one.judge([[seen, nothing, shown]], { out: capture(printed), err: capture('') }, []);
};

const right = testClientOutput(shortestSolution(boardOf(solvable)));
const missing: Observation = { kind: 'missing', member: 'Solver.main(String[])' };

it('gives main() a file that a call of main() with a puzzle of the course does not find', () => {
  const [one] = testClientCheck(context).cases;
  if (one?.kind !== 'fixed') throw new Error('no such case');
  const [name] = Object.keys(one.script.files ?? {});
  expect(one.script.steps).toContainEqual(expect.objectContaining({ args: [{ kind: 'strings', value: [name] }] }));
  expect(name).not.toBe(solvable);
});

describe('the output of the test client', () => {
  it('passes as the assignment shows it', () => {
    expect(right).toContain('Minimum number of moves = 4\n3\n 0  1  3 \n');
    expect(judge(right)).toEqual({ passed: true });
    expect(judge('No solution possible\n', unsolvable)).toEqual({ passed: true });
    expect(judge('Unsolvable puzzle\n', unsolvable)).toEqual({ passed: true });
  });

  it('passes with other ends of lines, and with or without an empty line at the end', () => {
    expect(judge(right.replaceAll(' \n', '\n')).passed).toBe(true);
    expect(judge(right.replaceAll('\n', '\r\n')).passed).toBe(true);
    expect(judge(`${right}\n\n`).passed).toBe(true);
    expect(judge(right.trimEnd()).passed).toBe(true);
  });

  it('passes with any shortest solution of a file that has several', () => {
    const tiles = boardOf('puzzle07.txt');
    const own = new Map([[solvable, { ...puzzle(solvable, 7)[1], tiles }]]);
    const passes = (way: readonly Tiles[]) => judge(testClientOutput(way), solvable, nothing, { puzzles: own }).passed;
    const ways = shortestSolutions(tiles, 7);
    expect(ways.map(passes)).toEqual([true, true]);
    expect(passes(ways[0]?.toSpliced(1, 1, tiles) ?? [])).toBe(false);
  });

  it('passes with every text of a board that toString() may give', () => {
    expect(judge(right.replaceAll(/^ *(\d) +(\d) +(\d) *$/gm, '$1\t$2\t$3')).passed).toBe(true);
    expect(judge(right.replaceAll(/^ *(\d) +(\d) +(\d) *$/gm, '    $1    $2    $3')).passed).toBe(true);
    expect(judge(right.replaceAll('\n\n', '\n')).passed).toBe(true);
  });

  it.each([
    ['\n\n', '\n\n\n'],
    ['\r\n \r\n\r\n', '\r\n\r\n\r\n\r\n'],
  ])('passes with as many empty lines as toString() ends in', (end, apart) => {
    const printed = right.replaceAll('\n\n', apart);
    expect(judge(printed, solvable, nothing, { text: `3\n 0 1 3${end}` }).passed).toBe(true);
    expect(judge(printed).passed).toBe(false);
  });

  it.each([
    ['one empty line more', right.replace('= 4\n', '= 4\n\n')],
    ['an empty line that only one board lacks', right.replace('\n\n', '\n')],
    ['an empty line that only one board has', right.replaceAll('\n\n', '\n').replace('\n3\n', '\n\n3\n')],
    ['numbers that run together', right.replaceAll(/^ *(\d) +(\d) +(\d) *$/gm, '$1$2$3')],
    ['no size', right.replaceAll('\n3\n', '\n')],
    ['one board too few', right.slice(0, right.lastIndexOf('3\n 1'))],
    ['another number of moves', right.replace('= 4', '= 5')],
    ['a word more', `Solved! ${right}`],
    ['nothing', ''],
  ])('fails with %s', (_, printed) => {
    expect(judge(printed)).toMatchObject({ passed: false, expected: right.trimEnd() });
  });

  it('is told to compare the answers where main() has the words of the assignment', () => {
    for (const wrong of [right.replace('= 4', '= 5'), `${right}4\n`])
      expect(judge(wrong)).toHaveProperty(
        'hint',
        expect.stringMatching(/^The output begins as it should.* and nothing else\.$/),
      );
    expect(judge('')).toMatchObject({
      message: `main() with ${solvable} prints nothing.`,
      hint: 'The assignment gives the code of main(). It may also be left out.',
    });
    expect(judge('4')).toHaveProperty('hint', expect.stringContaining('gives the code of main()'));
  });

  it('is told that nothing waits for a main() that is async', () => {
    const seen: Observation = { kind: 'object', type: 'Promise' };
    expect(judge('', solvable, seen)).toHaveProperty('hint', expect.stringContaining('main() is async'));
    expect(judge(right, solvable, seen).passed).toBe(true);
  });

  it('fails when main() throws, and names what it threw', () => {
    expect(judge('', unsolvable, thrown('NullPointerException'))).toMatchObject({
      message: expect.stringContaining('threw NullPointerException') as string,
    });
  });

  it('says what main() has to ask first, where a Solver refuses what cannot be solved', () => {
    const frames = ['Solver.<init>', 'Solver.main'].map((member, line) => ({ member, file: 'Solver.java', line }));
    const refused = { ...thrown('java.lang.IllegalArgumentException'), frames };
    const asked = expect.stringContaining('ask isSolvable() of the board first') as string;
    expect(judge('', unsolvable, refused, { edition: edition2012 })).toHaveProperty('hint', asked);
    for (const [file, edition] of [
      [unsolvable, currentEdition],
      [solvable, edition2012],
    ] as const)
      expect(judge('', file, refused, { edition })).not.toHaveProperty('hint', asked);
  });

  it.each([
    thrown('java.lang.IllegalArgumentException', 'Could not open puzzle.txt'),
    thrown(
      'java.util.NoSuchElementException',
      "attempts to read a value of type 'int' from standard input, but no more",
    ),
    thrown('java.lang.NumberFormatException', 'Cannot parse null string'),
    thrown('Error', 'In: could not open puzzle.txt'),
    thrown('RangeError', 'In.readInt(): there are no more values'),
    thrown('RangeError', 'StdIn.readInt(): there are no more values'),
  ])('says which file main() is given, when it reads another or none', (seen) => {
    expect(judge('', solvable, seen)).toHaveProperty('hint', expect.stringContaining('args[0]'));
  });
});

describe('a Solver without main()', () => {
  it('is not run, and says why, since the API has it as optional', () => {
    const [one] = testClientCheck(context).cases;
    if (one?.kind !== 'fixed') throw new Error('no case');
    const none = capture('');
    const reason = (seen: Observation, err = none) => one.inapplicable?.([[seen]], { out: none, err });
    expect(reason(missing)).toBe('Solver has no main(), which is optional.');
    expect(reason(thrown('java.io.FileNotFoundException'))).toContain('without In');
    const notFound = 'java.io.FileNotFoundException: puzzle04.txt (No such file or directory)';
    expect(reason(thrown('java.lang.RuntimeException', notFound))).toContain('without In');
    expect(reason(nothing, capture(`${notFound}\n\tat Solver.main(Solver.java:7)\n`))).toContain('without In');
    const noFiles = "module 'node:fs' is not available in this assignment";
    expect(reason(thrown('Error', noFiles))).toContain('without In');
    expect(reason(nothing)).toBeNull();
  });
});
