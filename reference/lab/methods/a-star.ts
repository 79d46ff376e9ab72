/** A* with the heuristic, the weight and the order of ties of one's choice. */
import { aStar } from '../best-first/a-star.ts';
import { bytesToUse } from '../best-first/memory.ts';
import { weightOf } from '../best-first/weight.ts';
import type { Heuristic, HeuristicName } from '../../oracle/heuristics/heuristic.ts';
import { lightHeuristic, lightHeuristicNames, sizesOf } from '../heuristics/index.ts';
import { loadPatterns } from '../heuristics/pattern-database.ts';
import { groupings, patternNames } from '../patterns/groupings.ts';
import { isSolvable } from '../../puzzle/parity.ts';
import { type Tiles, manhattan } from '../../puzzle/tiles.ts';
import { type Method, MethodError, type MethodOptions, type SolveResult } from './method.ts';
import type { Watch } from '../../oracle/watch.ts';

export const aStarMethod: Method = {
  name: 'a-star',
  summary: 'best board first, keeping all of them; with a weight: any solution, fast',
  finds: 'a shortest solution',
  sizes: { least: 2, most: 127 },
  heuristics: (n) => [
    ...lightHeuristicNames.filter((name) => n <= sizesOf(name).most),
    ...patternNames.filter((name) => n === groupings[name].n),
  ],
  options: ['weight', 'ties', 'twin', 'maxNodes'],
  solve: async (tiles, options, watch) => {
    const { ties = 'smaller-heuristic', twin = 'none', maxNodes = Infinity } = options;
    const weight = weightOf(options.weight ?? 1);
    if (twin === 'none' && !isSolvable(tiles)) return { kind: 'unsolvable', nodes: 0, queues: [] };
    const heuristic = await chosen(tiles.length, options, watch);
    if (heuristic === null) return notBegun(tiles);
    return aStar(tiles, { heuristic, weight, ties, twin, maxNodes, maxBytes: bytesToUse() }, watch);
  },
};

/** Null when the watch has ended the making of tables. */
const chosen = (n: number, options: MethodOptions, watch: Watch): Heuristic | null | Promise<Heuristic | null> => {
  const name = options.heuristic ?? aStarMethod.heuristics(n)[0];
  const light = lightHeuristicNames.find((one) => one === name);
  if (light !== undefined && n <= sizesOf(light).most) return lightHeuristic(light, n);
  const pattern = patternNames.find((one) => one === name);
  if (pattern !== undefined && n === groupings[pattern].n) return loadPatterns(pattern, options.cacheDir, watch);
  throw new MethodError(
    `a-star cannot use ${String(name)} for n = ${String(n)}.`,
    `It can use: ${namesFor(n).join(', ')}.`,
  );
};

const namesFor = (n: number): readonly HeuristicName[] => aStarMethod.heuristics(n);

const notBegun = (tiles: Tiles): SolveResult => ({
  kind: 'gave-up',
  reason: 'stopped',
  atLeast: manhattan(tiles),
  nodes: 0,
  queues: [],
});
