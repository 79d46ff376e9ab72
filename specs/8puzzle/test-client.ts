/** What the assignment's test client, `main()` of Solver, prints. */
import { type Tiles, formatTiles } from '../../reference/tiles.ts';

/** The exact output for the boards of a solution; for null, that of an unsolvable board, whose text differs between editions. */
export const testClientOutput = (solution: readonly Tiles[] | null, unsolvable = 'No solution possible'): string => {
  if (solution === null) return `${unsolvable}\n`;
  const moves = `Minimum number of moves = ${String(solution.length - 1)}\n`;
  return moves + solution.map((board) => `${formatTiles(board)}\n`).join('');
};
