/** All shortest solutions of a board: how many there are, and the first of them. */
import { type Watch, unwatched } from '../methods/method.ts';
import { isSolvable } from '../parity.ts';
import type { Tiles } from '../tiles.ts';
import { strongestSearch } from './ida-star.ts';

export interface AllShortestOptions {
  /** Solutions to hand back; all are counted. */
  readonly limit: number;
  readonly watch?: Watch;
  /** The number of moves of a shortest solution, when it is known: what lies below is then not searched again. */
  readonly moves?: number;
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
export const allShortest = (tiles: Tiles, options: AllShortestOptions): Promise<AllShortestResult> => {
  if (!isSolvable(tiles)) return Promise.resolve({ kind: 'unsolvable' });
  const { limit, watch = unwatched, moves = 0 } = options;
  const search = strongestSearch(tiles);
  const result = search({ maxNodes: Infinity, watch, atLeast: moves }, { all: true, limit });
  if (result.kind === 'gave-up') return Promise.resolve(result);
  return Promise.resolve({ kind: 'counted', moves: result.moves, count: result.count, solutions: result.kept });
};
