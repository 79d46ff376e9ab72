/** Boards to draw side by side, with the cells that differ marked. */
import type { Grid } from '../../../harness/contracts/report.ts';
import { defineMessages } from '../../../harness/messages/messages.ts';
import type { Tiles } from '../../../reference/puzzle/tiles.ts';
import { largestShown } from './show.ts';

/** Over boards that are drawn. */
export const gridMessages = defineMessages('grid', {
  beforeMove: 'before move {number}',
  afterMoves: 'after the moves',
  twin: 'twin()',
  board: 'board',
  extra: 'extra',
  first: 'first',
  goal: 'goal',
  initial: 'initial',
  left: 'left',
  missing: 'missing',
  right: 'right',
  start: 'start',
  state: 'state',
});

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
