/**
 * Manhattan distance: over all tiles, the rows and columns between a tile and its place.
 *
 * Admissible: a move takes one tile one row or one column further. Consistent: so it changes the sum by exactly one.
 */
import { homeDistance } from '../grid.ts';
import type { Heuristic } from './heuristic.ts';

/** The state is the distance itself. */
export const manhattanHeuristic = (n: number): Heuristic => ({
  name: 'manhattan',
  start: (cells) =>
    Array.from(cells).reduce((sum, tile, cell) => sum + (tile === 0 ? 0 : homeDistance(n, tile, cell)), 0),
  after: (state, tile, from, to) => state + homeDistance(n, tile, to) - homeDistance(n, tile, from),
  bound: (state) => state,
});
