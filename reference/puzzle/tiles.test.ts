import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boardAtDistance, countAtDistance, distance } from '../oracle/distances.ts';
import { isSolvable } from './parity.ts';
import { toRows } from './cells.ts';
import { type Tiles, formatTiles, goal, hamming, isGoal, manhattan, neighbors, sameTiles, twin } from './tiles.ts';

const board: Tiles = [
  [8, 1, 3],
  [4, 0, 2],
  [7, 6, 5],
];

/** Any n-by-n board, solvable or not. */
const anyBoard = fc
  .integer({ min: 2, max: 6 })
  .chain((n) => fc.shuffledSubarray([...Array(n * n).keys()], { minLength: n * n }).map(toRows));

describe('tiles', () => {
  it('counts the tiles out of place without the blank', () => {
    expect(hamming(board)).toBe(5);
  });

  it('sums the distances without the blank', () => {
    expect(manhattan(board)).toBe(10);
  });

  it('writes the prescribed format', () => {
    expect(formatTiles(goal(4))).toBe('4\n 1  2  3  4 \n 5  6  7  8 \n 9 10 11 12 \n13 14 15  0 \n');
  });

  it('lists neighbors as the blank goes down, right, left, up', () => {
    expect(neighbors(board).map((next) => next.flat().indexOf(0))).toEqual([7, 5, 3, 1]);
  });

  it('leaves out the neighbors beyond the edge', () => {
    expect(neighbors(goal(3)).map((next) => next.flat().indexOf(0))).toEqual([7, 5]);
  });

  it('exchanges the first two tiles for the twin', () => {
    expect(twin(board)[0]).toEqual([1, 8, 3]);
  });

  it('exchanges the last two tiles for the twin when the blank is among the first two', () => {
    const start = [
      [1, 0, 3],
      [4, 2, 5],
      [7, 8, 6],
    ];
    expect(twin(start)).toEqual([
      [1, 0, 3],
      [4, 2, 5],
      [7, 6, 8],
    ]);
  });

  it('calls the goal alone a goal', () => {
    expect(isGoal(goal(127))).toBe(true);
    expect(isGoal(board)).toBe(false);
  });

  it('tells boards of different sizes apart', () => {
    expect(sameTiles(goal(2), goal(3))).toBe(false);
  });

  it('finds every neighbor to be solvable exactly when the board is, and its twin exactly when it is not', () => {
    fc.assert(
      fc.property(anyBoard, (tiles) => {
        const solvable = isSolvable(tiles);
        expect(neighbors(tiles).map(isSolvable)).toEqual(neighbors(tiles).map(() => solvable));
        expect(isSolvable(twin(tiles))).toBe(!solvable);
      }),
      { seed: 1 },
    );
  });
});

describe('distances', () => {
  it('knows 12 boards of 2-by-2, none beyond 6 moves', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7].map((moves) => countAtDistance(2, moves))).toEqual([1, 2, 2, 2, 2, 2, 1, 0]);
  });

  it('knows 181,440 boards of 3-by-3, two of them at 31 moves and none beyond', () => {
    const counts = Array.from({ length: 40 }, (_, moves) => countAtDistance(3, moves));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(181_440);
    expect(counts.slice(30)).toEqual([221, 2, 0, 0, 0, 0, 0, 0, 0, 0]);
  });

  it('has no distance for a board that parity calls unsolvable', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6, 7, 8], { minLength: 9 }), (cells) => {
        const tiles = [cells.slice(0, 3), cells.slice(3, 6), cells.slice(6)];
        expect(distance(tiles) !== null).toBe(isSolvable(tiles));
      }),
      { seed: 1 },
    );
  });

  it('refuses boards that are not there', () => {
    expect(() => boardAtDistance(3, 31, 2)).toThrow('no board 2 at 31 moves: there are 2 for n = 3');
  });
});
