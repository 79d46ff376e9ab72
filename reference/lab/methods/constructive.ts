/** A solution without search, also of the largest boards. */
import { construct } from '../constructive/constructive.ts';
import { manhattan } from '../../puzzle/tiles.ts';
import type { Method } from './method.ts';

export const constructive: Method = {
  name: 'constructive',
  summary: 'row by row and column by column; at once, even for the largest boards, but far from shortest',
  finds: 'a solution',
  sizes: { least: 2, most: 127 },
  heuristics: () => [],
  options: [],
  solve: (tiles, _options, watch) => {
    const result = construct(tiles, watch);
    switch (result.kind) {
      case 'solved': {
        const { length } = result.moves;
        const atLeast = tiles.length <= 3 ? length : manhattan(tiles);
        return Promise.resolve({ kind: 'solved', moves: result.moves, atLeast, nodes: length, queues: [] });
      }
      case 'unsolvable':
        return Promise.resolve({ kind: 'unsolvable', nodes: 0, queues: [] });
      case 'stopped':
        return Promise.resolve({
          kind: 'gave-up',
          reason: 'stopped',
          atLeast: manhattan(tiles),
          nodes: result.made,
          queues: [],
        });
    }
  },
};
