/** Small boards by the table of all distances, which one breadth-first search from the goal has filled. */
import { tableSolution } from '../../oracle/table-solution.ts';
import type { Method } from './method.ts';

export const breadthFirst: Method = {
  name: 'breadth-first',
  summary: 'looks the board up among all that can be solved; 2-by-2 and 3-by-3 only',
  finds: 'a shortest solution',
  sizes: { least: 2, most: 3 },
  heuristics: () => [],
  options: [],
  solve: (tiles) => {
    const moves = tableSolution(tiles);
    const effort = { nodes: tiles.length === 2 ? 12 : 181_440, queues: [] };
    return Promise.resolve(
      moves === null ? { kind: 'unsolvable', ...effort } : { kind: 'solved', moves, atLeast: moves.length, ...effort },
    );
  },
};
