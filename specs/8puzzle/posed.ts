/** The right answers for a board, known or computed. */
import { distance } from '../../reference/distances.ts';
import { shortestSolution } from '../../reference/deepening/ida-star.ts';
import type { Tiles } from '../../reference/tiles.ts';
import type { Posed } from './judges/moves.ts';
import type { Puzzle } from './puzzles.ts';

/** A board with its right answer, from the table of all small boards or by search. Meant for boards near the goal. */
export const posed = (tiles: Tiles): Posed => ({ tiles, moves: movesOf(tiles) });

export const posedPuzzle = ({ tiles, moves }: Puzzle): Posed => ({ tiles, moves });

const movesOf = (tiles: Tiles): number | null => {
  if (tiles.length === 2 || tiles.length === 3) return distance(tiles);
  const solution = shortestSolution(tiles);
  return solution === null ? null : solution.length - 1;
};
