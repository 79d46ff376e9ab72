/** Boards by chance, from any source of numbers. */
import { at } from './at.ts';
import { toRows } from './cells.ts';
import { directions, goal, slide, type Direction, type Tiles } from './tiles.ts';

/** A source of whole numbers from 0 to `bound` - 1. */
export type Random = (bound: number) => number;

/** Any n-by-n board, each equally likely (Fisher and Yates). Half of them cannot be solved. */
export const shuffledBoard = (n: number, random: Random): Tiles => {
  const cells = Array.from({ length: n * n }, (_, index) => index);
  for (let last = cells.length - 1; last > 0; last--) {
    const other = random(last + 1);
    [cells[last], cells[other]] = [at(cells, other), at(cells, last)];
  }
  return toRows(cells);
};

export const opposite: Readonly<Record<Direction, Direction>> = { D: 'U', U: 'D', L: 'R', R: 'L' };

/** The board after a random walk from the goal that never steps straight back. */
export const randomWalk = (n: number, length: number, random: Random): Tiles => {
  let board = goal(n);
  let back: Direction | null = null;
  for (let step = 0; step < length; step++) {
    const possible = directions.flatMap((direction) => {
      const next = direction === back ? null : slide(board, direction);
      return next === null ? [] : [{ direction, next }];
    });
    const { direction, next } = at(possible, random(possible.length));
    board = next;
    back = opposite[direction];
  }
  return board;
};
