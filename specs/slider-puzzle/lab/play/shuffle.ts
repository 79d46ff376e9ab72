/** Boards by chance. */
import { isSolvable } from '../../../../reference/puzzle/parity.ts';
import { type Direction, directions, goal, slide, type Tiles, twin } from '../../../../reference/puzzle/tiles.ts';
import { at } from '../../../../reference/puzzle/at.ts';

/** `near`: this many random moves from the goal. */
export type Kind = 'solvable' | 'any' | 'near';
export const kinds: readonly Kind[] = ['solvable', 'any', 'near'];

/** Moves of the blank that lead away from the goal, none of them straight back. */
export const nearMoves = 20;

export const shuffled = (n: number, kind: Kind): Tiles => {
  switch (kind) {
    case 'any':
      return anyBoard(n);
    case 'solvable':
      return solvableBoard(n);
    case 'near':
      return walkFrom(goal(n), nearMoves);
  }
};

/** Each with the same probability (Fisher and Yates). */
const anyBoard = (n: number): Tiles => {
  const cells = Array.from({ length: n * n }, (_, tile) => tile);
  for (let last = cells.length - 1; last > 0; last--) {
    const other = below(last + 1);
    [cells[last], cells[other]] = [at(cells, other), at(cells, last)];
  }
  return goal(n).map((_, row) => cells.slice(row * n, row * n + n));
};

/** Of a board and its twin exactly one can be solved, and each is the other's twin: so all remain equally probable. */
const solvableBoard = (n: number): Tiles => {
  const tiles = anyBoard(n);
  return isSolvable(tiles) ? tiles : twin(tiles);
};

const walkFrom = (start: Tiles, moves: number): Tiles => {
  let board = start;
  let back: Direction | null = null;
  for (let made = 0; made < moves; made++) {
    const possible = directions.flatMap((direction) => {
      const moved = direction === back ? null : slide(board, direction);
      return moved === null ? [] : [{ direction, moved }];
    });
    const { direction, moved } = at(possible, below(possible.length));
    board = moved;
    back = opposite[direction];
  }
  return board;
};

const opposite: Readonly<Record<Direction, Direction>> = { D: 'U', U: 'D', L: 'R', R: 'L' };

const below = (limit: number): number => Math.floor(Math.random() * limit);
