/** A search from both ends. */
import { bidirectional } from '../best-first/bidirectional.ts';
import { bytesToUse } from '../best-first/memory.ts';
import type { Method } from './method.ts';

export const bidirectionalMethod: Method = {
  name: 'bidirectional',
  summary: 'from the board and from the goal at once, until both searches together prove a path shortest',
  finds: 'a shortest solution',
  sizes: { least: 2, most: 127 },
  heuristics: () => ['manhattan'],
  options: ['maxNodes'],
  solve: (tiles, { maxNodes = Infinity }, watch) =>
    Promise.resolve(bidirectional(tiles, { maxNodes, maxBytes: bytesToUse() }, watch)),
};
