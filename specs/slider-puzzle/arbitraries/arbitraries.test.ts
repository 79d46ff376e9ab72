import fc, { type Arbitrary } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Board } from '../../../reference/oracle/board.ts';
import { distance } from '../../../reference/oracle/distances.ts';
import { Solver } from '../../../reference/oracle/solver.ts';
import { isSolvable } from '../../../reference/puzzle/parity.ts';
import { goal, hamming, manhattan, sameTiles, type Tiles } from '../../../reference/puzzle/tiles.ts';
import { isPermutation } from '../judges/read-board.ts';
import { boardArbitrary } from './board-arbitrary.ts';
import { distanceArbitrary } from './distance-arbitrary.ts';
import { blankTakenTo, longWay, longWayTo, roundAndRound, roundTrip, stairs, wrappingToZero } from './near-boards.ts';
import { type Pair, pairArbitrary, similarPairArbitrary } from './pair-arbitrary.ts';
import { sameHashAsGoal } from './same-hash.ts';
import { sameSumAndDistances, sameSumAsGoal } from './same-sum.ts';
import {
  anySmallPuzzle,
  puzzleAtDistance,
  puzzleByWalk,
  solvableOrNot,
  unsolvableByWalk,
} from './solved-puzzle-arbitrary.ts';
import { walkArbitrary } from './walk-arbitrary.ts';

const seed = 20_261_121;

/** The smallest failing value, as fast-check finds it. */
const smallest = <T>(arbitrary: Arbitrary<T>, holds: (value: T) => boolean): T => {
  const details = fc.check(fc.property(arbitrary, holds), { seed, numRuns: 1_000 });
  if (details.counterexample === null) throw new Error('nothing failed');
  return details.counterexample[0];
};

describe('every arbitrary', () => {
  it.each<[string, Arbitrary<unknown>]>([
    ['boards', boardArbitrary(3)],
    ['walks', walkArbitrary(4, 20)],
    ['boards at a distance', distanceArbitrary(3, 7)],
    ['pairs', pairArbitrary(2, 3)],
    ['similar pairs', similarPairArbitrary(3)],
    ['any small posed', anySmallPuzzle()],
    ['posed at a distance', puzzleAtDistance(3, 5)],
    ['posed by walk', puzzleByWalk(5, 20)],
    ['unsolvable by walk', unsolvableByWalk(3, 10)],
    ['solvable or not', solvableOrNot(4, 10)],
  ])('%s: replaying run i gives value i of the sample', (_, arbitrary) => {
    const sample = fc.sample(arbitrary, { seed, numRuns: 120 });
    for (const index of [0, 1, 7, 63, 119]) {
      let replayed: unknown = null;
      fc.check(
        fc.property(arbitrary, (value) => void (replayed ??= value)),
        { seed, path: String(index), numRuns: 1 },
      );
      expect(replayed).toEqual(sample[index]);
    }
  });
});

describe('random boards', () => {
  it('are all orders of the tiles, about equally often', () => {
    const counts = new Map<string, number>();
    for (const board of fc.sample(boardArbitrary(2), { seed, numRuns: 4_800 })) {
      expect(isPermutation(board)).toBe(true);
      counts.set(String(board), (counts.get(String(board)) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    for (const count of counts.values()) expect(Math.abs(count - 200)).toBeLessThan(60);
  });

  it('shrink to two exchanged tiles when any board but the goal fails', () => {
    expect(hamming(smallest(boardArbitrary(4), (board) => manhattan(board) === 0))).toBeLessThanOrEqual(2);
  });

  it('shrink to the goal when every board fails', () => {
    expect(smallest(boardArbitrary(10), () => false)).toEqual(goal(10));
  });

  it('shrink to what the fault needs: the blank in the first row', () => {
    const board = smallest(boardArbitrary(3), (tiles) => tiles[0]?.includes(0) !== true);
    expect(board[0]).toContain(0);
    expect(hamming(board)).toBe(1);
  });

  it('shrink in few attempts, even the largest', () => {
    let attempts = 0;
    const seen = smallest(boardArbitrary(127), (board) => {
      attempts++;
      return board[0]?.[0] === 1;
    });
    expect(hamming(seen)).toBeLessThanOrEqual(2);
    expect(attempts).toBeLessThan(200);
  });
});

describe('walks', () => {
  it('can be solved, in no more moves than the walk has', () => {
    for (const { moves, tiles } of fc.sample(walkArbitrary(3, 20), { seed, numRuns: 300 })) {
      expect(distance(tiles) ?? 99).toBeLessThanOrEqual(moves.length);
    }
  });

  it('have every length', () => {
    const lengths = new Set(fc.sample(walkArbitrary(3, 20), { seed, numRuns: 1_000 }).map(({ moves }) => moves.length));
    expect(lengths.size).toBe(21);
  });

  it('shrink to the shortest walk that fails', () => {
    const { moves, tiles } = smallest(walkArbitrary(4, 20), (walk) => manhattan(walk.tiles) < 3);
    expect(moves).toHaveLength(3);
    expect(manhattan(tiles)).toBe(3);
  });

  it('shrink to the goal when every board fails', () => {
    expect(smallest(walkArbitrary(5, 20), () => false)).toEqual({ moves: [], tiles: goal(5) });
  });
});

describe('boards at a distance', () => {
  it('need exactly so many moves', () => {
    for (const board of fc.sample(distanceArbitrary(3, 12), { seed, numRuns: 100 })) expect(distance(board)).toBe(12);
  });

  it('are all of them, in the long run', () => {
    const boards = fc.sample(distanceArbitrary(3, 4), { seed, numRuns: 1_000 });
    expect(new Set(boards.map(String)).size).toBe(16);
  });

  it('shrink to the nearest that fails', () => {
    expect(distance(smallest(distanceArbitrary(3, 12), (board) => (distance(board) ?? 0) < 5))).toBe(5);
  });
});

describe('posed boards', () => {
  it('know their answers', () => {
    const check = ({ tiles, moves }: { tiles: Tiles; moves: number | null }): void => {
      expect(moves !== null).toBe(isSolvable(tiles));
    };
    fc.sample(anySmallPuzzle(), { seed, numRuns: 100 }).forEach(check);
    fc.sample(solvableOrNot(5, 10), { seed, numRuns: 100 }).forEach(check);
    expect(fc.sample(unsolvableByWalk(4, 10), { seed, numRuns: 100 }).every(({ moves }) => moves === null)).toBe(true);
  });
});

describe('boards with the hash of the goal', () => {
  const tilesOf = (tiles: Tiles): number[] => tiles.flat();
  const codesOf = (tiles: Tiles): number[] => Array.from(tiles.join(), (letter) => letter.charCodeAt(0));

  it.each([
    ['of the tiles, factor 31', tilesOf, 1, (hash: number, part: number) => Math.imul(hash, 31) + part],
    ['of the tiles, 31 and exclusive or', tilesOf, 0, (hash: number, part: number) => Math.imul(hash, 31) ^ part],
    ['of the tiles, FNV', tilesOf, 2_166_136_261, (hash: number, part: number) => Math.imul(hash ^ part, 16_777_619)],
    ['of a text, factor 31', codesOf, 0, (hash: number, part: number) => Math.imul(hash, 31) + part],
    ['of a text, factor 33', codesOf, 5381, (hash: number, part: number) => Math.imul(hash, 33) + part],
    ['of a text, 33 and exclusive or', codesOf, 5381, (hash: number, part: number) => Math.imul(hash, 33) ^ part],
  ])('have that %s', (_, partsOf, start, step) => {
    const hashOf = (tiles: Tiles): number => partsOf(tiles).reduce((hash, part) => step(hash, part) | 0, start);
    const boards = sameHashAsGoal();
    expect(boards.every((tiles) => isPermutation(tiles) && !sameTiles(tiles, goal(4)))).toBe(true);
    expect(boards.some((tiles) => hashOf(tiles) === hashOf(goal(4)))).toBe(true);
  });
});

describe('boards with the checksum of the goal', () => {
  type Part = (cell: number, tile: number, last: number) => number | bigint;
  const primes = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53];
  const sums: [string, Part][] = [
    ['cells', (cell, tile) => cell * tile],
    ['squares of cells', (cell, tile) => cell ** 2 * tile],
    ['cubes of cells', (cell, tile) => (cell + 1) ** 3 * tile],
    ['squares of tiles', (cell, tile) => cell * tile ** 2],
    ['squares of tiles, cells from 1', (cell, tile) => (cell + 1) * tile ** 2],
    ['tiles and cells from 1', (cell, tile) => (cell + 1) * (tile + 1) ** 2],
    ['primes', (cell, tile) => (primes[cell] ?? 0) * tile],
    ['primes and squares of tiles', (cell, tile) => (primes[cell] ?? 0) * tile ** 2],
    ...[2, 3, 4, 5, 6, 7].map((base): [string, Part] => [
      `powers of ${String(base)} from the first cell`,
      (cell, tile) => base ** cell * tile,
    ]),
    ...[2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14].map((base): [string, Part] => [
      `powers of ${String(base)} from the last cell`,
      (cell, tile, last) => BigInt(base) ** BigInt(last - cell) * BigInt(tile),
    ]),
  ];
  const xors: [string, Part][] = [
    ['cells', (cell, tile) => cell * tile],
    ['cells from 1', (cell, tile) => (cell + 1) * tile],
    ['shifts by cells', (cell, tile) => tile << cell],
  ];
  const asGoal = sameSumAsGoal().map((left) => ({ left, right: goal(left.length) }));
  const isThere = (partOf: Part, added: (one: bigint, other: bigint) => bigint, pairs: readonly Pair[]): boolean => {
    const sumOf = (tiles: Tiles): bigint =>
      tiles
        .flat()
        .map((tile, cell, { length }) => BigInt(partOf(cell, tile, length - 1)))
        .reduce(added);
    return pairs.some(({ left, right }) => sumOf(left) === sumOf(right));
  };

  it('are other boards than the goal', () => {
    expect(sameSumAsGoal().every((tiles) => isPermutation(tiles) && !sameTiles(tiles, goal(tiles.length)))).toBe(true);
  });

  it.each(sums)('have that of %s', (_, part) => {
    expect(isThere(part, (one, other) => one + other, asGoal)).toBe(true);
  });

  it('are others than two whose distances are equal, too, and the place of the blank', () => {
    const known = (tiles: Tiles): number[] => [hamming(tiles), manhattan(tiles), tiles.flat().indexOf(0)];
    for (const { left, right } of sameSumAndDistances()) {
      expect(sameTiles(left, right)).toBe(false);
      expect(known(left)).toEqual(known(right));
    }
  });

  it.each(sums.filter(([name]) => !/ (?:8|9|1\d) from/.test(name)))(
    'have two at equal distances that of %s',
    (_, part) => {
      expect(isThere(part, (one, other) => one + other, sameSumAndDistances())).toBe(true);
    },
  );

  it.each(xors)('have that of %s by exclusive or', (_, part) => {
    expect(isThere(part, (one, other) => one ^ other, asGoal)).toBe(true);
    expect(isThere(part, (one, other) => one ^ other, sameSumAndDistances())).toBe(true);
  });
});

describe('similar pairs', () => {
  it('are equal and different, each often enough', () => {
    const pairs = fc.sample(similarPairArbitrary(3), { seed, numRuns: 300 });
    const equal = pairs.filter(({ left, right }) => sameTiles(left, right)).length;
    expect(equal).toBeGreaterThan(60);
    expect(equal).toBeLessThan(160);
  });
});

describe('what wraps to 0', () => {
  it.each([72, 100, 127])('on a board of size %i has distances that a byte or two hold as 0', (n) => {
    const tiles = wrappingToZero(n);
    const home = goal(n).flat();
    const sum = tiles.flat().reduce((all, tile, cell) => all + Math.abs(tile - (home[cell] ?? 0)), 0);
    expect(isPermutation(tiles)).toBe(true);
    expect(hamming(tiles)).toBe(1024);
    expect(manhattan(tiles)).toBe(65_536);
    expect(sum % 65_536).toBe(0);
  });
});

const expectAway = (tiles: Tiles, distance: number): void => {
  expect(isPermutation(tiles)).toBe(true);
  expect(isSolvable(tiles)).toBe(true);
  expect(manhattan(tiles)).toBe(distance);
};

describe('a long way', () => {
  it.each([
    [3, 8],
    [4, 15],
    [12, 127],
    [17, 257],
  ])('on a board of size %i has %i moves, as many as its distance', (n, steps) => {
    const tiles = longWay(n, steps);
    expectAway(tiles, steps);
    expect(hamming(tiles)).toBe(steps);
  });
});

describe('a way up the stairs', () => {
  it.each([
    [2, 2, 1],
    [3, 3, 1],
    [8, 6, 3],
    [50, 2, 1],
  ])('on a board of size %i has %i moves, %i of them between rows', (n, steps, rows) => {
    const tiles = stairs(n, steps);
    expectAway(tiles, steps);
    expect(hamming(tiles)).toBe(steps);
    expect(tiles.findIndex((row) => row.includes(0))).toBe(n - 1 - rows);
  });
});

describe('the blank taken to a cell', () => {
  it.each([
    [2, 0, 2],
    [4, 3, 3],
    [4, 12, 3],
    [5, 7, 5],
    [5, 24, 0],
  ])('on a board of size %i is in cell %i, after %i moves', (n, cell, moves) => {
    const tiles = blankTakenTo(n, cell);
    expectAway(tiles, moves);
    expect(tiles.flat().indexOf(0)).toBe(cell);
  });
});

describe('a way round and round', () => {
  it.each([
    [2, 3],
    [3, 14],
    [6, 95],
    [18, 1030],
  ])('on a board of size %i has %i moves, as many as its distance', (n, steps) => {
    const tiles = roundAndRound(n, steps);
    expectAway(tiles, steps);
  });
});

describe('a long way that ends in a puzzle', () => {
  const corner = [
    [2, 0, 6],
    [1, 3, 7],
    [4, 8, 5],
  ];

  it.each([
    [14, 123],
    [16, 150],
  ])('on a board of size %i takes its %i steps and those of the puzzle', (n, steps) => {
    const tiles = longWayTo(corner, n, steps);
    expectAway(tiles, steps + manhattan(corner));
    expect(new Solver(new Board(tiles)).moves()).toBe(steps + 13);
  });
});

describe('a round trip', () => {
  it.each([6, 10, 16])('of size %i takes its Manhattan distance, and so does its mirror image', (n) => {
    for (const tiles of [roundTrip(n), roundTrip(n, true)]) {
      expectAway(tiles, n * n + 5);
      expect(new Solver(new Board(tiles)).moves()).toBe(n * n + 5);
    }
  });
});
