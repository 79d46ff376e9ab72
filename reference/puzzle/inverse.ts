/** The inverse of a board whose blank is at home: another puzzle with the same number of moves. */
import { toRows } from './cells.ts';
import type { Tiles } from './tiles.ts';

/**
 * Tile k stands in the inverse where tile j belongs, when j stands in the board where k belongs: the inverse permutation.
 * Null when the blank is not in the last cell; then there is none that keeps the moves.
 *
 * Let the blank's moves w lead from the board p to the goal. From the last cell they lead back to it, so that they carry the
 * contents of cells around by a permutation s that depends on w alone: p followed by s is the goal, hence s, applied to the
 * goal, gives the inverse of p. So w leads from the goal to the inverse, and w backwards leads from the inverse to the goal:
 * it needs no more moves than p, nor p, its inverse, more than it. Pairs of a tile's cell and its place change parts, so
 * that the Hamming and Manhattan distances are kept, too. What a search spends is not: its tree is another one.
 */
export const inverse = (tiles: Tiles): Tiles | null => {
  const cells = tiles.flat();
  if (cells.at(-1) !== 0) return null;
  const inverted = new Array<number>(cells.length).fill(0);
  cells.slice(0, -1).forEach((tile, cell) => {
    inverted[tile - 1] = cell + 1;
  });
  return toRows(inverted);
};
