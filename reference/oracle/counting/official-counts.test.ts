import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { expectedSchema } from '../../../specs/slider-puzzle/puzzles/expected.ts';
import { Board, newBoardCounts } from '../board.ts';
import { boardAtDistance, countAtDistance } from '../distances.ts';
import type { QueueCounts } from '../min-pq.ts';
import { Solver } from '../solver.ts';
import { parseTiles } from '../../puzzle/parse-tiles.ts';
import { type Tiles, goal, neighbors, twin } from '../../puzzle/tiles.ts';
import { isWithin } from './counts-schema.ts';
import { type OfficialCounts, officialCounts } from './official-counts.ts';
import { scratchFolder } from '../../../harness/testing/scratch-folder.ts';

const fixtures = new URL('../../../fixtures/', import.meta.url);
const read = (path: string): Promise<string> => readFile(new URL(path, fixtures), 'utf8');
const puzzle = async (name: string): Promise<Tiles> => parseTiles(await read(`puzzles/${name}`), name);

/** Without a cache: computed here and now. */
const counted = (tiles: Tiles): Promise<OfficialCounts> => officialCounts(tiles, { cacheDir: null });

const cacheDir = scratchFolder('counts');

const figures = ({ inserts, delMins, maxSize, finalSize }: QueueCounts): object => ({
  insert: inserts,
  delMin: delMins,
  maxSize,
  finalSize,
});

/** What the readable search spends. */
const readable = (tiles: Tiles): object => {
  const boards = newBoardCounts();
  const solver = new Solver(new Board(tiles, boards));
  const { initial, twin: other } = solver.queues();
  return {
    kind: 'counted',
    solvable: solver.isSolvable(),
    moves: solver.isSolvable() ? solver.moves() : null,
    counts: {
      insert: initial.inserts + other.inserts,
      delMin: initial.delMins + other.delMins,
      board: boards['Board()'],
      equals: boards['Board.equals()'],
      manhattan: boards['Board.manhattan()'],
      peak: initial.maxSize + other.maxSize,
    },
    queues: { initial: figures(initial), twin: figures(other) },
  };
};

/** Of every distance up to 24 moves, and larger ones, solvable and not. */
const boards = (): Tiles[] => {
  const small = Array.from({ length: 25 }, (_, moves) => moves).flatMap((moves) =>
    [0, 0.3, 0.6, 0.9].map((part) => boardAtDistance(3, moves, Math.floor(part * countAtDistance(3, moves)))),
  );
  const tiny = [0, 1, 2, 3, 4, 5, 6].map((moves) => boardAtDistance(2, moves, 0));
  const large = [2, 4, 5, 9, 16, 17, 127].flatMap((n) => neighbors(goal(n)).flatMap(neighbors).slice(0, 3));
  return [...tiny, ...small, ...large].flatMap((tiles) => [tiles, twin(tiles)]);
};

describe('the official counts', () => {
  it('are those of the readable search, on boards of many sizes, solvable and not', async () => {
    for (const tiles of boards()) expect(await counted(tiles)).toMatchObject(readable(tiles));
  });

  // `grade fixtures --check` counts the harder ones, too: puzzle4x4-49 alone takes half a minute.
  it('are those that are committed, for every puzzle file of up to a million insertions', async () => {
    for (const name of await readdir(new URL('puzzles/', fixtures))) {
      const { counts, moves, solvable } = expectedSchema.parse(
        JSON.parse(await read(`expected/${name.replace(/txt$/, 'json')}`)),
      );
      if (counts === null || counts.total['insert()'] > 1_000_000) continue;
      const { total } = counts;
      expect(await officialCounts(await puzzle(name), { cacheDir: null, maxTreeNodes: 0 })).toMatchObject({
        solvable,
        moves,
        counts: {
          insert: total['insert()'],
          delMin: total['delMin()'],
          board: counts['Board()'],
          equals: counts['Board.equals()'],
          manhattan: counts['Board.manhattan()'],
          peak: total.maxSize,
        },
      });
    }
  });

  it('lie within the range that is proved, solvable or not', async () => {
    for (const tiles of boards()) {
      const result = await counted(tiles);
      expect(result.kind === 'counted' && result.range !== null && isWithin(result.counts, result.range)).toBe(true);
    }
  });

  it('of a board with a single order of nodes are the only ones possible', async () => {
    const result = await counted(await puzzle('puzzle04.txt'));
    expect(result).toMatchObject({ queues: { initial: { insert: 10, delMin: 5 } }, range: { delMin: { least: 9 } } });
  });
});

describe('limits', () => {
  it('of insertions and of bytes end the search, with the range that can be proved all the same', async () => {
    const tiles = await puzzle('puzzle40.txt');
    const nodes = await officialCounts(tiles, { cacheDir: null, maxNodes: 100_000 });
    expect(nodes).toMatchObject({
      kind: 'not-counted',
      reason: 'nodes',
      message: 'Not counted: it needs more than 100,000 insertions.',
    });
    const bytes = await officialCounts(tiles, { cacheDir: null, maxBytes: 900_000 });
    expect(bytes).toMatchObject({
      kind: 'not-counted',
      reason: 'bytes',
      message: 'Not counted: it needs more than 100,000 nodes in the queues at once (0.00 GiB).',
    });
    const whole = await counted(tiles);
    expect(bytes.range).toEqual(whole.range);
    expect(whole).toMatchObject({ kind: 'counted', moves: 40 });
  });

  it('are obeyed by boards of any size', async () => {
    const tiles = await puzzle('puzzle41.txt');
    expect(await officialCounts(tiles, { cacheDir: null, maxBytes: 200_000, maxTreeNodes: 0 })).toMatchObject({
      reason: 'bytes',
      range: null,
    });
  });

  it('are looked at together with the watch, which is told what it is at', async () => {
    const told: number[] = [];
    const watch = { tick: (_nodes: number, atLeast: number) => told.push(atLeast) > 2 };
    const result = await officialCounts(await puzzle('puzzle45.txt'), { cacheDir, watch });
    expect(result).toMatchObject({ kind: 'not-counted', reason: 'stopped', solvable: true });
    expect(told).toHaveLength(3);
    expect(told.every((moves) => moves > 20 && moves <= 45)).toBe(true);
    expect(await readdir(cacheDir)).toEqual([]);
  });
});

const entrySchema = z.strictObject({ sum: z.string(), value: z.string() });

describe('what is kept', () => {
  const entries = (): Promise<string[]> => readdir(join(cacheDir, 'reference', 'counts'));

  it('is found again, and computed anew when it is damaged', async () => {
    const tiles = await puzzle('puzzle36.txt');
    const first = await officialCounts(tiles, { cacheDir, maxTreeNodes: 0 });
    const [name = ''] = await entries();
    const file = join(cacheDir, 'reference', 'counts', name);
    const whole = await readFile(file, 'utf8');
    expect(await officialCounts(tiles, { cacheDir, maxTreeNodes: 0 })).toEqual(first);
    const { sum, value } = entrySchema.parse(JSON.parse(whole));
    const damaged = ['', '{', JSON.stringify({ sum, value: value.replace('36', '38') }), whole.replace('counted', 'x')];
    for (const text of damaged) {
      await writeFile(file, text);
      expect(await officialCounts(tiles, { cacheDir, maxTreeNodes: 0 })).toEqual(first);
      expect(await readFile(file, 'utf8')).toBe(whole);
    }
  });

  it('is one entry for each board and each set of limits', async () => {
    const tiles = await puzzle('puzzle35.txt');
    const before = await entries();
    await officialCounts(tiles, { cacheDir, maxTreeNodes: 0 });
    await officialCounts(tiles, { cacheDir, maxTreeNodes: 0, maxNodes: 50_000 });
    expect((await entries()).length - before.length).toBe(2);
  });
});
