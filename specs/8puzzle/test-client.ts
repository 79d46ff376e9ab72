/** What the assignment's test client, `main()` of Solver, prints. */
import { type Tiles, formatTiles } from '../../reference/tiles.ts';

/** The exact output for the boards of a solution; for null, that of an unsolvable board. */
export const testClientOutput = (solution: readonly Tiles[] | null): string => {
  if (solution === null) return 'No solution possible\n';
  const moves = `Minimum number of moves = ${String(solution.length - 1)}\n`;
  return moves + solution.map((board) => `${formatTiles(board)}\n`).join('');
};
