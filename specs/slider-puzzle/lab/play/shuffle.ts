/** Boards by chance. */
import { randomWalk, shuffledBoard } from '../../../../reference/puzzle/chance.ts';
import { isSolvable } from '../../../../reference/puzzle/parity.ts';
import { type Tiles, twin } from '../../../../reference/puzzle/tiles.ts';

/** `near`: this many random moves from the goal. */
export type Kind = 'solvable' | 'any' | 'near';
export const kinds: readonly Kind[] = ['solvable', 'any', 'near'];

/** Moves of the blank that lead away from the goal, none of them straight back. */
export const nearMoves = 20;

export const shuffled = (n: number, kind: Kind): Tiles => {
  switch (kind) {
    case 'any':
      return shuffledBoard(n, below);
    case 'solvable':
      return solvableBoard(n);
    case 'near':
      return randomWalk(n, nearMoves, below);
  }
};

/** Of a board and its twin exactly one can be solved, and each is the other's twin: so all remain equally probable. */
const solvableBoard = (n: number): Tiles => {
  const tiles = shuffledBoard(n, below);
  return isSolvable(tiles) ? tiles : twin(tiles);
};

const below = (limit: number): number => Math.floor(Math.random() * limit);
