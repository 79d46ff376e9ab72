/** Says whether there is a solution, and looks for none. */
import { isSolvable } from '../../puzzle/parity.ts';
import { manhattan } from '../../puzzle/tiles.ts';
import type { Method } from './method.ts';

export const parity: Method = {
  name: 'parity',
  summary: 'whether there is a solution, by counting transpositions; finds none',
  finds: 'solvability',
  sizes: { least: 2, most: 127 },
  heuristics: () => [],
  options: [],
  solve: (tiles) =>
    Promise.resolve(
      isSolvable(tiles)
        ? { kind: 'solvable', atLeast: manhattan(tiles), nodes: 0, queues: [] }
        : { kind: 'unsolvable', nodes: 0, queues: [] },
    ),
};
