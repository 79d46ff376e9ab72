import { describe, expect, it } from 'vitest';
import { boardAtDistance } from '../../../../reference/oracle/distances.ts';
import { mirrored } from '../../../../reference/puzzle/mirror.ts';
import { sameTiles, type Tiles } from '../../../../reference/puzzle/tiles.ts';
import type { Puzzle } from '../../puzzles/puzzles.ts';
import { publishedPuzzles, type Published, sampleOf, telling } from './published.ts';
import { aFile, timed } from '../../testing/integrity.ts';

const puzzle = (name: string, tiles: Tiles, moves: number | null): Puzzle => ({
  name,
  tiles,
  solvable: moves !== null,
  moves,
  hamming: 0,
  manhattan: 0,
  queues: null,
});

const names = (published: readonly Published[]): string[] => published.map(({ name }) => name);

/** Its own mirrored twin: six moves from the goal, all around the last cells. */
const selfMirrored: Tiles = [
  [1, 4, 3],
  [2, 5, 6],
  [7, 8, 0],
];

describe('files that can be compared', () => {
  const of = (...puzzles: readonly Puzzle[]): readonly Published[] =>
    publishedPuzzles(new Map(puzzles.map((one) => [one.name, one])), [timed]);

  it('are those that a check of Solver asks for and those that are timed', () => {
    const found = of(
      puzzle('puzzle04.txt', boardAtDistance(3, 4, 0), 4),
      puzzle('puzzle20.txt', timed.tiles, 18),
      puzzle('puzzle99.txt', boardAtDistance(3, 9, 0), 9),
    );
    expect(names(found)).toEqual(['puzzle04.txt', 'puzzle20.txt']);
    expect(found.map((one) => one.timed?.name ?? null)).toEqual([null, 'puzzle20.txt']);
    expect(found[1]?.inserts).toBe(timed.counts.alone.inserts);
  });

  it('are not those that are too near to the goal, or have no solution', () => {
    expect(of(puzzle('puzzle03.txt', boardAtDistance(3, 3, 0), 3), puzzle('puzzle05.txt', timed.tiles, null))).toEqual(
      [],
    );
  });

  it('are not those that are their own mirrored twin', () => {
    expect(sameTiles(selfMirrored, mirrored(selfMirrored))).toBe(true);
    expect(of(puzzle('puzzle06.txt', selfMirrored, 6))).toEqual([]);
  });
});

const file = (name: string, inserts: number | null, isTimed = false): Published => ({
  ...aFile,
  name,
  inserts,
  timed: isTimed ? timed : null,
});

describe('files by which stored answers show', () => {
  it('have a search worth the name', () => {
    const ways = [file('puzzle14.txt', 189), file('puzzle15.txt', 190), file('puzzle16.txt', null)];
    expect(names(telling(ways))).toEqual(['puzzle15.txt']);
  });

  it('are all timed ones, and five of each other kind, easiest first', () => {
    const hard = [31, 30, 29, 28, 27, 26].map((number) => file(`puzzle${String(number)}.txt`, number * 1_000));
    const big = file('puzzle46.txt', 1_000_000, true);
    const medium = file('puzzle3x3-20.txt', 500);
    expect(names(telling([big, ...hard, medium]))).toEqual([
      ...['puzzle3x3-20.txt', 'puzzle26.txt', 'puzzle27.txt', 'puzzle28.txt', 'puzzle29.txt', 'puzzle30.txt'],
      'puzzle46.txt',
    ]);
  });
});

describe('the sample', () => {
  const short = Array.from({ length: 9 }, (_, index) =>
    file(`puzzle3x3-${String(10 + index)}.txt`, 1_900 + 20 * index),
  );
  const long = Array.from({ length: 5 }, (_, index) => file(`puzzle${String(20 + index)}.txt`, 49_998 + index, true));

  it('is six short files and three timed ones, none of which takes long', () => {
    const sample = sampleOf([...short, ...long], 1);
    expect(sample.filter((one) => one.timed === null)).toHaveLength(6);
    expect(sample.filter((one) => one.timed !== null)).toHaveLength(3);
    expect(sample.every(({ inserts }) => (inserts ?? 0) <= 50_000)).toBe(true);
    expect(sampleOf([file('puzzle31.txt', 2_001), file('puzzle30.txt', null)], 1)).toEqual([]);
  });

  it('is another with another seed, and the same with the same', () => {
    const of = (seed: number): string =>
      names(sampleOf([...short, ...short.map((one) => ({ ...one, name: `${one.name}b` }))], seed)).join();
    expect(of(1)).toBe(of(1));
    expect([2, 3, 4].some((seed) => of(seed) !== of(1))).toBe(true);
  });
});
