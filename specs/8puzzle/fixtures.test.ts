import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packageRoot } from '../../harness/package-root.ts';
import { searchDeepening } from '../../reference/deepening/ida-star.ts';
import { type Tiles, isGoal, neighbors, sameTiles } from '../../reference/tiles.ts';
import { expectedSchema } from './expected.ts';
import { compareFile } from './fixtures-compare.ts';
import { makeFixture } from './fixtures-make.ts';
import { boardOf, sizeOf } from './fixtures-recipes.ts';
import { puzzleNames } from './puzzle-names.ts';
import { testClientOutput } from './test-client.ts';

const fixtures = join(packageRoot(), 'fixtures');

/** Every way of reaching the goal in so many moves. */
const solutionsOf = (board: Tiles, moves: number): number => {
  if (moves === 0) return isGoal(board) ? 1 : 0;
  return neighbors(board).reduce((sum, next) => sum + solutionsOf(next, moves - 1), 0);
};

const insertsOf = async (name: string): Promise<number> => {
  const json = await readFile(join(fixtures, 'expected', name.replace('.txt', '.json')), 'utf8');
  return expectedSchema.parse(JSON.parse(json)).counts?.total['insert()'] ?? 0;
};

const timed = (name: string): boolean => /^puzzle(2\d|3\d|4[0-6])\.txt$/.test(name);

describe('the fixtures', () => {
  it.each([
    'puzzle00.txt',
    'puzzle04.txt',
    'puzzle16.txt',
    'puzzle41.txt',
    'puzzle3x3-unsolvable.txt',
    'puzzle4x4-78.txt',
  ])('hold what the recipe of %s makes', async (name) => {
    const { files, problems } = makeFixture(name);
    expect(problems).toEqual([]);
    for (const [path, content] of files) expect(await compareFile(fixtures, path, content)).toEqual([]);
  });

  it('have the sizes of the course’s own files', () => {
    const large = puzzleNames.filter((name) => /^puzzle\d\d[.]txt$/.test(name) && sizeOf(name) > 4);
    expect(large.map((name) => [name.slice(6, 8), sizeOf(name)])).toEqual([
      ...[
        ['00', 10],
        ['02', 9],
        ['10', 9],
        ['12', 5],
        ['14', 7],
        ['15', 8],
        ['16', 10],
        ['41', 5],
        ['44', 5],
      ],
    ]);
  });

  it('hold a puzzle07 with exactly two shortest solutions', () => {
    expect(solutionsOf(boardOf('puzzle07.txt'), 7)).toBe(2);
    expect(solutionsOf(boardOf('puzzle07.txt'), 5)).toBe(0);
  });

  it('ask of the reference from 1,000 to 3,000,000 insertions for each timed puzzle, some 8 million in all', async () => {
    const inserts = await Promise.all(puzzleNames.filter(timed).map(insertsOf));
    expect(Math.min(...inserts)).toBeGreaterThanOrEqual(1000);
    expect(Math.max(...inserts)).toBeLessThanOrEqual(3_000_000);
    const sum = inserts.reduce((total, count) => total + count, 0);
    expect(sum).toBeGreaterThan(6_000_000);
    expect(sum).toBeLessThan(10_000_000);
  });

  it('hold different boards where there are enough of them', () => {
    const hard = puzzleNames.filter((name) => sizeOf(name) > 2 && /(1\d|2\d|3[0-9]|4\d|50)\.txt$/.test(name));
    const boards = hard.map(boardOf);
    expect(boards.filter((board, index) => boards.findIndex((other) => sameTiles(board, other)) !== index)).toEqual([]);
  });

  it('are told apart at the first differing line', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'fixtures-'));
    await writeFile(join(dir, 'a.txt'), 'one\ntwo\n');
    expect(await compareFile(dir, 'a.txt', 'one\nthree\n')).toEqual([
      'fixtures/a.txt:2 holds "two" instead of "three"',
    ]);
    expect(await compareFile(dir, 'b.txt', '')).toEqual(['fixtures/b.txt is missing']);
    await rm(dir, { recursive: true });
  });
});

describe('the test client', () => {
  it('prints the moves and each board followed by an empty line', () => {
    const start = [
      [1, 2],
      [0, 3],
    ];
    const result = searchDeepening(start);
    expect(result).toMatchObject({ kind: 'solved', moves: 'R' });
    expect(testClientOutput([start, ...neighbors(start).filter(isGoal)])).toBe(
      'Minimum number of moves = 1\n2\n 1  2 \n 0  3 \n\n2\n 1  2 \n 3  0 \n\n',
    );
  });

  it('says when there is no solution', () => {
    expect(testClientOutput(null)).toBe('No solution possible\n');
  });
});
