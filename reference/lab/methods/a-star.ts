/** A* with the heuristic, the weight and the order of ties of one's choice. */
import { aStar } from '../best-first/a-star.ts';
import { bytesToUse } from '../best-first/memory.ts';
import { weightOf } from '../best-first/weight.ts';
import { heuristicsFor, isLight, lightHeuristic } from '../heuristics/index.ts';
import { loadPatterns } from '../heuristics/pattern-database.ts';
import { at } from '../../puzzle/at.ts';
import { isSolvable } from '../../puzzle/parity.ts';
import { manhattan } from '../../puzzle/tiles.ts';
import { type Method, requireHeuristic } from './method.ts';

export const aStarMethod: Method = {
  name: 'a-star',
  summary: 'best board first, keeping all of them; with a weight: any solution, fast',
  finds: 'a shortest solution',
  sizes: { least: 2, most: 127 },
  heuristics: heuristicsFor,
  options: ['weight', 'ties', 'twin', 'maxNodes'],
  solve: async (tiles, options, watch) => {
    const { ties = 'smaller-heuristic', twin = 'none', maxNodes = Infinity } = options;
    const weight = weightOf(options.weight ?? 1);
    if (twin === 'none' && !isSolvable(tiles)) return { kind: 'unsolvable', nodes: 0, queues: [] };
    const n = tiles.length;
    const name = options.heuristic ?? at(heuristicsFor(n), 0);
    requireHeuristic(aStarMethod, n, name);
    const heuristic = isLight(name) ? lightHeuristic(name, n) : await loadPatterns(name, options.cacheDir, watch);
    // The watch has ended the making of tables.
    if (heuristic === null)
      return { kind: 'gave-up', reason: 'stopped', atLeast: manhattan(tiles), nodes: 0, queues: [] };
    return aStar(tiles, { heuristic, weight, ties, twin, maxNodes, maxBytes: bytesToUse() }, watch);
  },
};
