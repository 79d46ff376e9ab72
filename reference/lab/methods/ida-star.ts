/** Iterative-deepening A* with the bound of one's choice. */
import { fastDeepening } from '../deepening/fast-deepening.ts';
import type { DeepeningResult } from '../../oracle/ida-star.ts';
import type { HeuristicName } from '../../oracle/heuristics/heuristic.ts';
import { lightHeuristic, lightHeuristicNames, sizesOf } from '../heuristics/index.ts';
import { groupings, patternNames } from '../patterns/groupings.ts';
import { searchByName } from '../patterns/search.ts';
import type { Tiles } from '../../puzzle/tiles.ts';
import { type Method, MethodError, type MethodOptions, type SolveResult } from './method.ts';
import type { Watch } from '../../oracle/watch.ts';

/** A heuristic that can be chosen, and the search that uses it. */
interface Choice {
  readonly heuristic: HeuristicName;
  fits(n: number): boolean;
  search(tiles: Tiles, options: Limited, watch: Watch): DeepeningResult | Promise<DeepeningResult>;
}

/** `maxNodes` is Infinity when there is no limit. */
type Limited = MethodOptions & { readonly maxNodes: number };

/**
 * The first that fits is the default: walking distance up to n = 4, linear conflict above. A heuristic with its own
 * loops is added here as one more entry.
 */
const choices: readonly Choice[] = [
  ...lightHeuristicNames.map((heuristic): Choice => ({
    heuristic,
    fits: (n) => n <= sizesOf(heuristic).most,
    search: (tiles, { maxNodes }, watch) =>
      fastDeepening(tiles, { maxNodes, watch, heuristic: lightHeuristic(heuristic, tiles.length) }),
  })),
  ...patternNames.map((heuristic): Choice => ({
    heuristic,
    fits: (n) => n === groupings[heuristic].n,
    search: (tiles, options, watch) => searchByName(heuristic, tiles, options, watch),
  })),
];

export const idaStar: Method = {
  name: 'ida-star',
  summary: 'depth first with a rising limit; needs no memory',
  finds: 'a shortest solution',
  sizes: { least: 2, most: 127 },
  heuristics: (n) => fitting(n).map(({ heuristic }) => heuristic),
  options: ['maxNodes'],
  solve: async (tiles, options, watch) => {
    const maxNodes = options.maxNodes ?? Infinity;
    return solved(await chosen(tiles.length, options).search(tiles, { ...options, maxNodes }, watch), maxNodes);
  },
};

const fitting = (n: number): readonly Choice[] => choices.filter((choice) => choice.fits(n));

const chosen = (n: number, options: MethodOptions): Choice => {
  const fits = fitting(n);
  const found = options.heuristic === undefined ? fits[0] : fits.find((one) => one.heuristic === options.heuristic);
  if (found !== undefined) return found;
  throw new MethodError(
    `ida-star cannot use ${options.heuristic ?? 'any heuristic'} for n = ${String(n)}.`,
    `It can use: ${fits.map(({ heuristic }) => heuristic).join(', ')}.`,
  );
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
