import { createHash } from 'node:crypto';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { GraderError } from '../../../harness/contracts/errors.ts';
import { packageRoot } from '../../../harness/platform/package-root.ts';
import { boardAtDistance } from '../../../reference/oracle/distances.ts';
import { type Tiles, formatTiles, goal, twin } from '../../../reference/puzzle/tiles.ts';
import { mostBytes, mostWeighed, nodeBytes } from '../checks/memory/rules.ts';
import { claimOf, puzzleNames } from './puzzle-names.ts';
import { loadPuzzles } from './load-puzzles.ts';
import type { LoadedPuzzles } from './puzzles.ts';
import { scratchFolder } from '../../../harness/testing/scratch-folder.ts';

let dir = '';
let cacheDir = '';

beforeEach(() => {
  dir = scratchFolder('puzzles');
  cacheDir = scratchFolder('cache');
});

const put = (name: string, content: Tiles | string): Promise<void> =>
  writeFile(join(dir, name), typeof content === 'string' ? content : formatTiles(content));

const load = (): Promise<LoadedPuzzles> => loadPuzzles({ dir, cacheDir });

const failure = async (): Promise<string> => {
  const error: unknown = await load().catch((cause: unknown) => cause);
  if (!(error instanceof GraderError)) return 'no error';
  return `${error.blame} ${error.where?.replace(dir, 'DIR') ?? ''}: ${error.message.replaceAll(dir, 'DIR')}`;
};

describe('the built-in puzzles', () => {
  it('are all there, each with what its name promises', async () => {
    const { puzzles, notes } = await loadPuzzles({ dir: null, cacheDir });
    expect([...puzzles.keys()]).toEqual(puzzleNames);
    expect(notes).toEqual([]);
    for (const { name, moves, solvable, tiles } of puzzles.values()) {
      expect([name, moves, solvable]).toEqual([name, claimOf(name).moves, moves !== null]);
      expect(claimOf(name).size ?? tiles.length).toBe(tiles.length);
    }
  });

  it('have the values of the assignment’s example', async () => {
    const { puzzles } = await loadPuzzles({ dir: null, cacheDir });
    expect(puzzles.get('puzzle04.txt')).toMatchObject({ moves: 4, hamming: 4, manhattan: 4, solvable: true });
  });
});

describe('a course’s own puzzles', () => {
  it('are solved, whatever subset there is', async () => {
    await put('puzzle02.txt', boardAtDistance(3, 2, 1));
    await put('puzzle3x3-unsolvable1.txt', twin(goal(3)));
    const { puzzles } = await load();
    expect([...puzzles.values()].map(({ name, moves, solvable }) => [name, moves, solvable])).toEqual([
      ['puzzle02.txt', 2, true],
      ['puzzle3x3-unsolvable1.txt', null, false],
    ]);
  });

  it('may be missing or unknown: a note says so', async () => {
    await put('puzzle00.txt', goal(3));
    await put('puzzle4x4-hard1.txt', goal(4));
    const { notes } = await load();
    expect(notes).toEqual([
      expect.stringContaining('puzzle4x4-hard1.txt'),
      expect.stringMatching(/^Missing from .*skipped \(149\): puzzle01\.txt, .* and 141 more\.$/),
    ]);
  });

  it('must have the promised number of moves', async () => {
    await put('puzzle04.txt', boardAtDistance(3, 6, 0));
    expect(await failure()).toBe(
      'usage DIR/puzzle04.txt: A puzzle file is mislabeled: the name says 4 moves, but a shortest solution has 6 moves.',
    );
  });

  it('must have the promised size', async () => {
    await put('puzzle3x3-02.txt', goal(4));
    expect(await failure()).toContain('the name says 3-by-3, but the board is 4-by-4');
  });

  it('must be unsolvable when the name says so', async () => {
    await put('puzzle3x3-unsolvable.txt', boardAtDistance(3, 1, 0));
    expect(await failure()).toContain('the name says no solution, but a shortest solution has 1 move.');
  });

  it('must be solvable when the name says so', async () => {
    await put('puzzle05.txt', twin(goal(3)));
    expect(await failure()).toContain('the name says 5 moves, but the board is unsolvable');
  });

  it('must be well-formed', async () => {
    await put('puzzle04.txt', '3\n0 1 3\n4 2 x\n7 8 6\n');
    expect(await failure()).toBe(
      'usage DIR/puzzle04.txt:3:5: This is not a puzzle file: a tile must be a whole number, but is "x".',
    );
  });

  it('must be there', async () => {
    expect(await failure()).toBe('usage : DIR contains no puzzle files.');
    dir = join(dir, 'nowhere');
    expect(await failure()).toContain('The folder of puzzle files cannot be read');
    dir = join(dir, '..');
  });

  it('have no queues to be weighed where these take in more than half a million nodes', async () => {
    await put('puzzle10.txt', boardAtDistance(3, 10, 0));
    await put('puzzle35.txt', '4\n1 3 15 6\n5 2 8 4\n9 10 13 0\n14 11 7 12\n');
    const { puzzles } = await load();
    expect(puzzles.get('puzzle10.txt')?.queues?.both.inserts).toBeLessThan(500);
    expect(puzzles.get('puzzle35.txt')).toMatchObject({ moves: 35, queues: null });
  });

  it('have none with fewer nodes where boards are so large that a correct search takes more than the limit', () => {
    expect(mostWeighed(4)).toBe(500_000);
    expect(1.8375 * mostWeighed(20) * nodeBytes('model', 1_656)).toBeLessThan(mostBytes);
  });

  it('are searched once when they are hard, and kept by content', async () => {
    const fixture = join(packageRoot(), 'fixtures', 'puzzles', 'puzzle4x4-49.txt');
    const rows = (await readFile(fixture, 'utf8')).split('\n').slice(1, 5);
    const cells = rows.map((row) => row.trim().split(/\s+/).map(Number));
    // Mirrored across the main diagonal, the board needs as many moves, and is a different one.
    const mirror = (tile: number): number => (tile === 0 ? 0 : ((tile - 1) % 4) * 4 + Math.floor((tile - 1) / 4) + 1);
    const reflected = cells.map((row, r) => row.map((_, c) => mirror(cells[c]?.[r] ?? 0)));
    await put('puzzle4x4-49.txt', reflected);
    expect((await load()).puzzles.get('puzzle4x4-49.txt')?.moves).toBe(49);
    const [entry] = await readdir(join(cacheDir, 'reference', 'optimum'));
    const value = '{"kind":"unknown","atLeast":41}';
    const sum = createHash('sha256').update(value).digest('hex');
    await writeFile(join(cacheDir, 'reference', 'optimum', entry ?? ''), JSON.stringify({ sum, value }));
    expect((await load()).notes).toContain(
      'puzzle4x4-49.txt: 49 moves are taken from the name; the search was cut off after proving that at least 41 are needed.',
    );
  });
});
