/** Iterative deepening by the fastest loop that there is for the board's size and the heuristic. */
import type { HeuristicName } from '../../oracle/heuristics/heuristic.ts';
import { type DeepeningOptions, type DeepeningResult, heuristicFor, searchDeepening } from '../../oracle/ida-star.ts';
import { unwatched } from '../../oracle/watch.ts';
import { at } from '../../puzzle/at.ts';
import { isSolvable } from '../../puzzle/parity.ts';
import type { Tiles } from '../../puzzle/tiles.ts';
import { anySizeLoop, anySizePool } from './any-size-loops.ts';
import { fifteenLoop, fifteenPools } from './fifteen-loops.ts';
import { type LoopOptions, type LoopResult, runLoop } from './loop.ts';

/** The answer of `searchDeepening`, from the same boards in the same order, where there is a compiled loop. */
export const fastDeepening = (tiles: Tiles, options: DeepeningOptions = {}): DeepeningResult => {
  if (!isSolvable(tiles)) return { kind: 'unsolvable' };
  const { heuristic = heuristicFor(tiles.length), maxNodes = Infinity, watch = unwatched } = options;
  const search = compiledSearch(heuristic.name, tiles);
  if (search === null) return searchDeepening(tiles, { ...options, heuristic });
  const result = search({ maxNodes, watch }, { all: false, limit: 1 });
  if (result.kind === 'gave-up') return result;
  return { kind: 'solved', moves: at(result.kept, 0), nodes: result.nodes };
};

/** Runs until a shortest solution is found, or all of them. */
type CompiledSearch = (options: LoopOptions, wanted: { readonly all: boolean; readonly limit: number }) => LoopResult;

/** The compiled loop for a solvable board with this heuristic, if there is one. */
const compiledSearch = (name: HeuristicName, tiles: Tiles): CompiledSearch | null => {
  const cells = tiles.flat();
  if (tiles.length === 4 && isFifteen(name)) {
    return (options, wanted) =>
      fifteenPools[name].use((shared) => runLoop(shared, fifteenLoop(name, shared.loops, cells), options, wanted));
  }
  return name === 'manhattan' || name === 'linear-conflict' ? anySizeSearch(name, cells) : null;
};

/** Of any size up to 127. */
const anySizeSearch =
  (name: 'manhattan' | 'linear-conflict', cells: readonly number[]): CompiledSearch =>
  (options, wanted) =>
    anySizePool.use((shared) => runLoop(shared, anySizeLoop(name, shared.loops, cells), options, wanted));

/** The strongest of the compiled loops for boards of this size. */
export const strongestSearch = (tiles: Tiles): CompiledSearch =>
  (tiles.length === 4 ? compiledSearch('walking-distance', tiles) : null) ??
  anySizeSearch('linear-conflict', tiles.flat());

const isFifteen = (name: HeuristicName): name is keyof typeof fifteenPools => Object.hasOwn(fifteenPools, name);
