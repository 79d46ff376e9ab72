/**
 * Manhattan distance: over all tiles, the rows and columns between a tile and its place.
 *
 * Admissible: a move takes one tile one row or one column further. Consistent: so it changes the sum by exactly one.
 */
import type { Heuristic } from './heuristic.ts';

/** The state is the distance itself. */
export const manhattanHeuristic = (n: number): Heuristic => {
  const rows = Uint8Array.from({ length: n * n }, (_, cell) => Math.floor(cell / n));
  const columns = Uint8Array.from({ length: n * n }, (_, cell) => cell % n);
  const at = (tile: number, cell: number): number =>
    Math.abs((rows[tile - 1] ?? 0) - (rows[cell] ?? 0)) + Math.abs((columns[tile - 1] ?? 0) - (columns[cell] ?? 0));
  return {
    name: 'manhattan',
    start: (cells) => Array.from(cells).reduce((sum, tile, cell) => sum + (tile === 0 ? 0 : at(tile, cell)), 0),
    after: (state, tile, from, to) => state + at(tile, to) - at(tile, from),
    bound: (state) => state,
  };
};
