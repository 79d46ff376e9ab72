/** What each built-in puzzle file must be, and how its board is drawn. */
import { boardAtDistance, countAtDistance } from '../../reference/distances.ts';
import { type Tiles, goal, twin } from '../../reference/tiles.ts';
import { attempts } from './fixtures-attempts.ts';
import { givenBoards } from './fixtures-given.ts';
import { randomFor, randomWalk } from './fixtures-random.ts';
import { claimOf } from './puzzle-names.ts';

/** Insertions that the reference may need, in both queues together. */
export interface Work {
  readonly least: number;
  readonly most: number;
}

/** Sizes of `puzzleNN.txt`, as the course's own files have them; the others are 3-by-3. */
const sizes: Readonly<Record<number, readonly number[]>> = {
  10: [0, 16],
  9: [2, 10],
  8: [15],
  7: [14],
  5: [12, 41, 44],
  4: [6, 9, 13, 32, 33, 34, 35, 36, 37, 38, 39, 40, 42, 43, 45, 46, 47, 48, 49, 50],
  2: [1, 3],
};

/** Thousands of insertions of `puzzleNN.txt`: the profile of the course's own files, which the limits are made for. */
const thousands: Readonly<Record<number, number>> = {
  ...{ 20: 2, 21: 3, 22: 3.5, 23: 5, 24: 5.5, 25: 8, 26: 11, 27: 11, 28: 25, 29: 12, 30: 40, 31: 48, 32: 130, 33: 250 },
  ...{ 34: 150, 35: 300, 36: 1900, 37: 150, 38: 100, 39: 60, 40: 700, 41: 75, 42: 200, 43: 1300, 44: 140, 45: 1900 },
  46: 900,
};

/** How far the insertions may lie from the profile. */
const tolerance = 0.25;

/** Distances of the solvable twins of the unsolvable boards: the reference finds out in so many moves. */
const twinMoves: Readonly<Record<string, number>> = {
  'puzzle2x2-unsolvable1.txt': 3,
  'puzzle2x2-unsolvable2.txt': 4,
  'puzzle2x2-unsolvable3.txt': 5,
  'puzzle3x3-unsolvable1.txt': 14,
  'puzzle3x3-unsolvable2.txt': 20,
  'puzzle4x4-unsolvable.txt': 22,
};

/** n of the file's n-by-n board. */
export const sizeOf = (name: string): number => {
  const { size, moves } = claimOf(name);
  if (size !== null) return size;
  const found = Object.entries(sizes).find(([, numbers]) => moves !== null && numbers.includes(moves));
  return Number(found?.[0] ?? 3);
};

/** The bounds that the file's board must keep; null where the insertions do not matter. */
export const workOf = (name: string): Work | null => {
  const { size, moves } = claimOf(name);
  if (size !== null || moves === null)
    return size === 4 && moves !== null && moves <= 46 ? { least: 0, most: 300_000 } : null;
  const usual = (thousands[moves] ?? 0) * 1000;
  return usual === 0 ? null : { least: Math.round(usual * (1 - tolerance)), most: Math.round(usual * (1 + tolerance)) };
};

/** The file's board. */
export const boardOf = (name: string): Tiles => candidate(name, attempts[name] ?? 0);

/** The board that the file would hold with another attempt. Boards that are given have one only. */
export const candidate = (name: string, attempt: number): Tiles => {
  const given = givenBoards[name];
  if (given !== undefined) return given;
  const size = sizeOf(name);
  const twinDistance = twinMoves[name];
  return twinDistance === undefined
    ? drawn(name, attempt, size, claimOf(name).moves ?? 0)
    : twin(drawn(name, attempt, size, twinDistance));
};

/** A board that needs exactly so many moves when n is 2 or 3; a likely one when n is larger. */
const drawn = (name: string, attempt: number, size: number, moves: number): Tiles => {
  const random = randomFor(name, attempt);
  if (moves === 0) return goal(size);
  return size === 2 || size === 3
    ? boardAtDistance(size, moves, random(countAtDistance(size, moves)))
    : randomWalk(size, walkLength(moves), random);
};

/** Longer walks turn back on themselves; the parity is that of the moves. */
const walkLength = (moves: number): number => moves + 2 * Math.round((moves * moves) / 150);
