/** What the assignment's test client, `main()` of Solver, prints. */
import { type Tiles, formatTiles } from '../../../reference/puzzle/tiles.ts';

/** The exact output for the boards of a solution; for null, that of an unsolvable board, whose text differs between editions. */
export const testClientOutput = (solution: readonly Tiles[] | null, unsolvable = 'No solution possible'): string => {
  if (solution === null) return `${unsolvable}\n`;
  const head = `${minimumLine(solution.length - 1)}\n`;
  return head + solution.map((board) => `${formatTiles(board)}\n`).join('');
};

/** Its first line for a board that has a solution. */
export const minimumLine = (moves: number): string => `Minimum number of moves = ${String(moves)}`;
