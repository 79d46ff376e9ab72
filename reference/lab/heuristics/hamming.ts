/**
 * Hamming distance: the tiles that are not in their places; the blank is not a tile.
 *
 * Admissible: each of them must move at least once, and a move moves one tile. Consistent: a move changes the place of one
 * tile, hence the number by at most one.
 */
import type { Heuristic } from '../../oracle/heuristics/heuristic.ts';

/** The state is the distance itself. */
export const hammingHeuristic: Heuristic = {
  name: 'hamming',
  start: (cells) => Array.from(cells).filter((tile, cell) => tile !== 0 && tile !== cell + 1).length,
  after: (state, tile, from, to) => state + Number(tile === from + 1) - Number(tile === to + 1),
  bound: (state) => state,
};
