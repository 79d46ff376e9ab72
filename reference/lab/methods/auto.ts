/** A shortest solution by whichever method suits the board and what is asked: the default. */
import type { Tiles } from '../../puzzle/tiles.ts';
import { aStarMethod } from './a-star.ts';
import { breadthFirst } from './breadth-first.ts';
import { idaStar } from './ida-star.ts';
import { heuristicOf, type Method, type MethodOptions, type SolveResult } from './method.ts';
import type { Watch } from '../../oracle/watch.ts';

export const auto: Method = {
  name: 'auto',
  summary: 'whichever of the others fits: the table up to 3-by-3, iterative deepening above, A* when it has options',
  finds: 'a shortest solution',
  sizes: { least: 2, most: 127 },
  heuristics: (n) => idaStar.heuristics(n),
  options: ['weight', 'ties', 'twin', 'maxNodes'],
  solve: (tiles, options, watch) => {
    const { weight, ties, twin, heuristic, maxNodes } = options;
    if (weight !== undefined || ties !== undefined || twin !== undefined) return by(aStarMethod, tiles, options, watch);
    if (heuristic !== undefined || maxNodes !== undefined || tiles.length > 4)
      return by(idaStar, tiles, options, watch);
    return tiles.length === 4 ? solveFifteen(tiles, options, watch) : by(breadthFirst, tiles, options, watch);
  },
};

const by = async (method: Method, tiles: Tiles, options: MethodOptions, watch: Watch): Promise<SolveResult> => ({
  ...(await method.solve(tiles, options, watch)),
  by: { method: method.name, heuristic: heuristicOf(method, tiles.length, options) },
});

/** What walking distance may try: about a third of a second, which solves nearly all boards of up to 55 moves. */
const quickNodes = 20_000_000;

/** Pattern databases take seconds to make and are not loaded for nothing either, so that easy boards go without. */
const solveFifteen = async (tiles: Tiles, options: MethodOptions, watch: Watch): Promise<SolveResult> => {
  const quick = await by(idaStar, tiles, { ...options, maxNodes: quickNodes }, watch);
  if (quick.kind !== 'gave-up' || quick.reason !== 'nodes') return quick;
  const { nodes, atLeast } = quick;
  const patterns = { ...options, heuristic: 'pattern-6-6-3' } as const;
  const result = await by(idaStar, tiles, patterns, afterQuick(watch, nodes, atLeast));
  const whole = { ...result, nodes: result.nodes + nodes };
  return whole.kind === 'gave-up' ? { ...whole, atLeast: Math.max(whole.atLeast, atLeast) } : whole;
};

/** What has been found out already stays said. */
const afterQuick = (watch: Watch, nodesBefore: number, known: number): Watch => ({
  tick: (nodes, atLeast) => watch.tick(nodesBefore + nodes, Math.max(atLeast, known)),
  preparing: (name, part) => watch.preparing?.(name, part),
});
