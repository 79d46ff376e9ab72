/** Boards that need an exact number of moves, chosen from all of them. */
import type { Arbitrary } from 'fast-check';
import { boardAtDistance, countAtDistance, distance } from '../../../reference/oracle/distances.ts';
import { neighbors, type Tiles } from '../../../reference/puzzle/tiles.ts';
import { drawn, isBoardOf } from './drawn.ts';

/**
 * Random n-by-n boards that need exactly `moves` moves, each equally likely. A failing one shrinks along its shortest
 * solutions: to boards that need fewer moves.
 */
export const distanceArbitrary = (n: 2 | 3, moves: number): Arbitrary<Tiles> =>
  drawn({
    draw: (random) => boardAtDistance(n, moves, random(countAtDistance(n, moves))),
    smaller: nearerBoards,
    isOne: isBoardOf(n),
  });

/** The boards on shortest solutions: the goal first, then half way, then nearer and nearer to the board itself. */
function* nearerBoards(board: Tiles): IterableIterator<Tiles> {
  const total = movesOf(board);
  for (let back = total; back >= 1; back = Math.floor(back / 2)) yield* stepsTowardsGoal(board, back);
}

/** All boards that lie `steps` moves down some shortest solution; at most a handful on small boards. */
const stepsTowardsGoal = (board: Tiles, steps: number): Tiles[] => {
  let boards: Tiles[] = [board];
  for (let step = 0; step < steps; step++) {
    const nearer = boards.flatMap((one) => neighbors(one).filter((next) => movesOf(next) < movesOf(one)));
    boards = [...new Map(nearer.map((next) => [String(next), next])).values()].slice(0, handful);
  }
  return boards;
};

const handful = 8;

/** Every board here was drawn from those that can be solved. */
const movesOf = (board: Tiles): number => {
  const moves = distance(board);
  if (moves === null) throw new RangeError(`no solution of ${String(board)}`);
  return moves;
};
