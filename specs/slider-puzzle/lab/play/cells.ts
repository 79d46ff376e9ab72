/** Cells of a board, counted row by row from 0. */
import type { Direction, Tiles } from '../../../../reference/puzzle/tiles.ts';

export const blankCell = (tiles: Tiles): number => tiles.flat().indexOf(0);

/** How the blank must move for the tile of this cell to slide; null when it is not beside the blank. */
export const directionTo = (tiles: Tiles, cell: number): Direction | null => {
  const n = tiles.length;
  const blank = blankCell(tiles);
  const [down, right] = [Math.floor(cell / n) - Math.floor(blank / n), (cell % n) - (blank % n)];
  if (Math.abs(down) + Math.abs(right) !== 1) return null;
  if (down !== 0) return down > 0 ? 'D' : 'U';
  return right > 0 ? 'R' : 'L';
};

/** The tile moves, the blank goes the other way. */
export const blankFor: Readonly<Record<'up' | 'down' | 'left' | 'right', Direction>> = {
  up: 'D',
  down: 'U',
  left: 'R',
  right: 'L',
};
