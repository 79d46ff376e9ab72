/** The right answers for a board, known or computed. */
import { distance } from '../../../reference/oracle/distances.ts';
import { shortestSolution } from '../../../reference/oracle/ida-star.ts';
import type { Tiles } from '../../../reference/puzzle/tiles.ts';
import type { SolvedPuzzle } from '../judges/moves.ts';
import type { Puzzle } from './puzzles.ts';

/** A board with its right answer, from the table of all small boards or by search. Meant for boards near the goal. */
export const solvedPuzzle = (tiles: Tiles): SolvedPuzzle => ({ tiles, moves: movesOf(tiles) });

export const solvedPuzzleOf = ({ tiles, moves }: Puzzle): SolvedPuzzle => ({ tiles, moves });

const movesOf = (tiles: Tiles): number | null => {
  if (tiles.length === 2 || tiles.length === 3) return distance(tiles);
  const solution = shortestSolution(tiles);
  return solution === null ? null : solution.length - 1;
};
