/** Boards as far as they are shown: of a large one the part around its blank, where things happen. */
import type { Tiles } from '../../../../reference/puzzle/tiles.ts';
import { at } from '../../../../reference/puzzle/at.ts';

export const windowOf = (tiles: Tiles, most: number): Tiles => {
  const n = tiles.length;
  if (n <= most) return tiles;
  const row = Math.max(
    0,
    tiles.findIndex((line) => line.includes(0)),
  );
  const column = Math.max(0, at(tiles, row).indexOf(0));
  const [top, left] = [startOf(row, n, most), startOf(column, n, most)];
  return tiles.slice(top, top + most).map((line) => line.slice(left, left + most));
};

const startOf = (at: number, n: number, most: number): number =>
  Math.max(0, Math.min(at - Math.floor(most / 2), n - most));
