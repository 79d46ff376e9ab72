/** The right answers for a board, known or computed. */
import { distance } from '../../../reference/oracle/distances.ts';
import { shortestSolution } from '../../../reference/oracle/ida-star.ts';
import type { Tiles } from '../../../reference/puzzle/tiles.ts';
import type { SolvedPuzzle } from '../judges/moves.ts';
import type { Puzzle } from './puzzles.ts';
import { defined } from '../../../harness/text/at.ts';

/** A board with its right answer, from the table of all small boards or by search. Meant for boards near the goal. */
export const solvedPuzzle = (tiles: Tiles): SolvedPuzzle => ({ tiles, moves: movesOf(tiles) });

export const solvedPuzzleOf = ({ tiles, moves }: Puzzle): SolvedPuzzle => ({ tiles, moves });

/** The most moves that a solution of any of them has; 0 when none can be solved. */
export const mostMoves = (puzzles: readonly Pick<SolvedPuzzle, 'moves'>[]): number =>
  Math.max(0, ...puzzles.map(({ moves }) => moves ?? 0));

/**
 * The fewest moves of a board that is asked about because it can be solved.
 * @throws {RangeError} when it cannot
 */
export const fewestMoves = ({ moves }: Pick<SolvedPuzzle, 'moves'>): number => defined(moves, 'unsolvable');

const movesOf = (tiles: Tiles): number | null => {
  if (tiles.length === 2 || tiles.length === 3) return distance(tiles);
  const solution = shortestSolution(tiles);
  return solution === null ? null : solution.length - 1;
};
