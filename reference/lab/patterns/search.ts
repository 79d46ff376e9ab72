/** Iterative deepening with additive pattern databases: for any 15-puzzle, up to the 80 moves of the hardest. */
import { at } from '../../puzzle/at.ts';
import { type LoopOptions, type LoopResult, runLoop } from '../deepening/loop.ts';
import { type DeepeningResult, searchDeepening } from '../../oracle/ida-star.ts';
import { patternHeuristic } from '../heuristics/pattern-database.ts';
import { unwatched, type Watch } from '../../oracle/watch.ts';
import { isSolvable } from '../../puzzle/parity.ts';
import { manhattan, type Tiles } from '../../puzzle/tiles.ts';
import { patternLoop, patternPool } from './loop.ts';
import { type Patterns, patternsFor } from './patterns.ts';
import type { PatternName } from './groupings.ts';

/**
 * A shortest solution of a 4-by-4 board, the same one in every run. With `below`, only solutions of fewer moves are
 * looked for; `gave-up` with that number then proves that there is none, sooner than a solution would be found.
 */
export const searchWithPatterns = (
  patterns: Patterns,
  tiles: Tiles,
  options: Partial<LoopOptions> = {},
): DeepeningResult => {
  if (!isSolvable(tiles)) return { kind: 'unsolvable' };
  const result = patternSearch(patterns, tiles, { maxNodes: Infinity, watch: unwatched, ...options });
  if (result.kind === 'gave-up') return result;
  return { kind: 'solved', moves: at(result.kept, 0), nodes: result.nodes };
};

/** The same with tables that are loaded or made first, for any board of their size. */
export const searchByName = async (
  name: PatternName,
  tiles: Tiles,
  options: { readonly cacheDir: string | null; readonly maxNodes: number },
  watch: Watch,
): Promise<DeepeningResult> => {
  if (!isSolvable(tiles)) return { kind: 'unsolvable' };
  const patterns = await patternsFor(name, options.cacheDir, watch);
  if (patterns === null) return { kind: 'gave-up', atLeast: manhattan(tiles), nodes: 0 };
  const { maxNodes } = options;
  return patterns.n === 4
    ? searchWithPatterns(patterns, tiles, { maxNodes, watch })
    : searchDeepening(tiles, { maxNodes, watch, heuristic: patternHeuristic(name, patterns) });
};

/** For a solvable board; all shortest solutions when they are wanted. */
export const patternSearch = (
  patterns: Patterns,
  tiles: Tiles,
  options: LoopOptions,
  wanted?: Parameters<typeof runLoop>[3],
): LoopResult =>
  patternPool(patterns).use((shared) =>
    runLoop(shared, patternLoop(patterns, shared.loops, tiles.flat()), options, wanted),
  );
