/** Cells of a board, counted row by row from 0. */
import { at } from './at.ts';
import type { Tiles } from './tiles.ts';

/** Square rows of these cells. */
export const toRows = (cells: readonly number[]): Tiles => {
  const n = Math.sqrt(cells.length);
  return Array.from({ length: n }, (_, row) => cells.slice(row * n, (row + 1) * n));
};

/** Columns as rows. */
export const transposed = (tiles: Tiles): Tiles => tiles.map((_, column) => tiles.map((row) => at(row, column)));

/** The board with the contents of two cells exchanged. */
export const exchanged = (tiles: Tiles, one: number, other: number): Tiles => {
  const cells = tiles.flat();
  return toRows(cells.with(one, at(cells, other)).with(other, at(cells, one)));
};
