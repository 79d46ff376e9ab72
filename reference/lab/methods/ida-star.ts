/** Iterative-deepening A* with the bound of one's choice. */
import { fastDeepening } from '../deepening/fast-deepening.ts';
import type { DeepeningResult } from '../../oracle/ida-star.ts';
import { heuristicsFor, isLight, lightHeuristic } from '../heuristics/index.ts';
import { searchByName } from '../patterns/search.ts';
import { at } from '../../puzzle/at.ts';
import { type Method, type SolveResult, requireHeuristic } from './method.ts';

export const idaStar: Method = {
  name: 'ida-star',
  summary: 'depth first with a rising limit; needs no memory',
  finds: 'a shortest solution',
  sizes: { least: 2, most: 127 },
  heuristics: heuristicsFor,
  options: ['maxNodes'],
  solve: async (tiles, { heuristic, cacheDir, maxNodes = Infinity }, watch) => {
    const n = tiles.length;
    const name = heuristic ?? at(heuristicsFor(n), 0);
    requireHeuristic(idaStar, n, name);
    const result = isLight(name)
      ? fastDeepening(tiles, { maxNodes, watch, heuristic: lightHeuristic(name, n) })
      : await searchByName(name, tiles, { cacheDir, maxNodes }, watch);
    return solved(result, maxNodes);
  },
};

const solved = (result: DeepeningResult, maxNodes: number): SolveResult => {
  switch (result.kind) {
    case 'solved':
      return { ...result, atLeast: result.moves.length, queues: [] };
    case 'unsolvable':
      return { kind: 'unsolvable', nodes: 0, queues: [] };
    case 'gave-up':
      return { ...result, reason: result.nodes > maxNodes ? 'nodes' : 'stopped', queues: [] };
  }
};
