/** Boards by chance. */
import { randomWalk, shuffledBoard } from '../../../../reference/puzzle/chance.ts';
import { isSolvable } from '../../../../reference/puzzle/parity.ts';
import { type Tiles, twin } from '../../../../reference/puzzle/tiles.ts';

/** `near`: some random moves from the goal. */
export type Kind = 'solvable' | 'any' | 'near';

/** Moves of the blank that lead away from the goal, none of them straight back. */
export const nearMoves = 20;

export const shuffled: Readonly<Record<Kind, (n: number) => Tiles>> = {
  any: (n) => shuffledBoard(n, below),
  solvable: (n) => solvableBoard(n),
  near: (n) => randomWalk(n, nearMoves, below),
};

/** Of a board and its twin exactly one can be solved, and each is the other's twin: so all remain equally probable. */
const solvableBoard = (n: number): Tiles => {
  const tiles = shuffledBoard(n, below);
  return isSolvable(tiles) ? tiles : twin(tiles);
};

const below = (limit: number): number => Math.floor(Math.random() * limit);
