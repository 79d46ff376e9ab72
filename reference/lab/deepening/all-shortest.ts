/** All shortest solutions of a board: how many there are, and the first of them. */
import { type Watch, unwatched } from '../../oracle/watch.ts';
import { isSolvable } from '../../puzzle/parity.ts';
import { patternsFor } from '../patterns/patterns.ts';
import { patternSearch } from '../patterns/search.ts';
import type { Tiles } from '../../puzzle/tiles.ts';
import { strongestSearch } from './fast-deepening.ts';
import type { LoopResult } from './loop.ts';

export interface AllShortestOptions {
  /** Solutions to hand back; all are counted. */
  readonly limit: number;
  readonly watch?: Watch;
  /** The number of moves of a shortest solution, when it is known: what lies below is then not searched again. */
  readonly moves?: number;
  /**
   * Where tables are kept from one process to the next; null to keep none. When it is given, 4-by-4 boards that take long
   * are searched with pattern databases, which are made when there are none.
   */
  readonly cacheDir?: string | null;
}

export type AllShortestResult =
  /** `solutions`: the first ones in the order down, right, left, up, as moves of the blank. A solved board has one, of no moves. */
  | {
      readonly kind: 'counted';
      readonly moves: number;
      readonly count: number;
      readonly solutions: readonly string[];
    }
  | { readonly kind: 'unsolvable' }
  /** The watch ended the search; every solution needs at least `atLeast` moves. */
  | { readonly kind: 'gave-up'; readonly atLeast: number; readonly nodes: number };

/**
 * Iterative deepening whose last iteration goes on behind the goal. It visits every path within the threshold that does not
 * go back and forth, each once, and a shortest solution never goes back and forth: so each is counted once.
 */
export const allShortest = async (tiles: Tiles, options: AllShortestOptions): Promise<AllShortestResult> => {
  if (!isSolvable(tiles)) return { kind: 'unsolvable' };
  const result = await search(tiles, options);
  if (result.kind === 'gave-up') return result;
  return { kind: 'counted', moves: result.moves, count: result.count, solutions: result.kept };
};

/** Half a second: less than loading the pattern databases and far less than making them. */
const nodesBeforePatterns = 50_000_000;

const search = async (tiles: Tiles, options: AllShortestOptions): Promise<LoopResult> => {
  const { limit, watch = unwatched, moves = 0, cacheDir } = options;
  const wanted = { all: true, limit };
  const mayChange = tiles.length === 4 && cacheDir !== undefined;
  const maxNodes = mayChange ? nodesBeforePatterns : Infinity;
  const first = strongestSearch(tiles)({ maxNodes, watch, atLeast: moves }, wanted);
  if (!mayChange || first.kind === 'solved' || first.nodes <= maxNodes) return first;
  const patterns = await patternsFor('pattern-6-6-3', cacheDir, watch);
  return patterns === null
    ? first
    : patternSearch(patterns, tiles, { maxNodes: Infinity, watch, atLeast: first.atLeast }, wanted);
};
