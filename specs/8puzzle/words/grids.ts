/** Boards to draw side by side, with the cells that differ marked. */
import type { Grid } from '../../../harness/report/schema.ts';
import type { Tiles } from '../../../reference/tiles.ts';
import { largestShown } from './show.ts';

/** A board to draw; cells that differ from `comparedWith` are marked. Empty for boards too big to be drawn. */
export const drawn = (title: string, tiles: Tiles, comparedWith?: Tiles): Grid[] =>
  tiles.length > largestShown || tiles.some((row) => row.length > largestShown)
    ? []
    : [
        {
          title,
          cells: tiles.map((row) => row.map(String)),
          marked: comparedWith ? differing(tiles, comparedWith) : [],
        },
      ];

const differing = (tiles: Tiles, other: Tiles): [number, number][] =>
  tiles.flatMap((row, rowIndex) =>
    row.flatMap((tile, column): [number, number][] => (tile === other[rowIndex]?.[column] ? [] : [[rowIndex, column]])),
  );
