/** Iterative-deepening A* with the bound of one's choice. */
import { heuristicFor } from '../heuristics/index.ts';
import { searchDeepening } from '../deepening/ida-star.ts';
import type { Method } from './method.ts';

export const idaStar: Method = {
  name: 'ida-star',
  summary: 'depth first with a rising limit; needs no memory',
  finds: 'a shortest solution',
  sizes: { least: 2, most: 127 },
  heuristics: (n) => [heuristicFor(n).name],
  options: ['maxNodes'],
  solve: (tiles, { maxNodes = Infinity }, watch) => {
    const result = searchDeepening(tiles, { maxNodes, watch });
    switch (result.kind) {
      case 'solved':
        return Promise.resolve({ ...result, atLeast: result.moves.length, queues: [] });
      case 'unsolvable':
        return Promise.resolve({ kind: 'unsolvable', nodes: 0, queues: [] });
      case 'gave-up':
        return Promise.resolve({ ...result, reason: result.nodes > maxNodes ? 'nodes' : 'stopped', queues: [] });
    }
  },
};
