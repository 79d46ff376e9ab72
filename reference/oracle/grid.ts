/** How the blank moves on an n-by-n board whose cells are numbered row by row, and how far a tile is from its place. */
import { at } from '../puzzle/at.ts';

/**
 * The order in which the searches try directions: that of Korf's paper (up, left, right, down), whose goal has the blank
 * first, seen on the course's goal, which is his turned by 180 degrees. It is the course's order of neighbors, too. The
 * opposite of direction d is 3 - d.
 */
export const letters = ['D', 'R', 'L', 'U'] as const;

/** The cell that the blank enters, by `cell * 4 + direction`; -1 beyond the edge. */
export const blankTargets = (n: number): Int16Array =>
  Int16Array.from(
    Array.from({ length: n * n }, (_, cell) => [
      cell < n * (n - 1) ? cell + n : -1,
      cell % n < n - 1 ? cell + 1 : -1,
      cell % n > 0 ? cell - 1 : -1,
      cell >= n ? cell - n : -1,
    ]).flat(),
  );

/** A path as letters. */
export const movesOf = (directions: Iterable<number>): string =>
  Array.from(directions, (direction) => at(letters, direction)).join('');

/** Rows and columns between a tile on this cell and its place. */
export const homeDistance = (n: number, tile: number, cell: number): number => {
  const home = tile - 1;
  const goalRow = (home / n) | 0;
  const row = (cell / n) | 0;
  return Math.abs(goalRow - row) + Math.abs(home - goalRow * n - (cell - row * n));
};
