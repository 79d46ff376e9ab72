/** Two or so lines in the student's language that show a failure. */
import type { Notation } from '../../../harness/contracts/language.ts';
import { defineMessages } from '../../../harness/messages/messages.ts';
import { goal, type Tiles } from '../../../reference/puzzle/tiles.ts';
import { largestShown, describeSize } from './show.ts';
import { at } from '../../../reference/puzzle/at.ts';

const messages = defineMessages('reproduction', {
  bigGrid: '{name}: the {size} board whose first row is {row}',
  bigGoal: '{name}: the {size} goal',
  descending: '{name}: the {size} board with its tiles in descending order, 0 at {name}[{row}][{column}]',
  but: '{board}, but with {cells}',
});

interface Call {
  readonly method: string;
  readonly args?: readonly string[];
  /** A new Board, or one that comes of it: `new Board(tiles).twin()`. */
  readonly on?: string;
}

export const onBoard = (
  notation: Notation,
  tiles: Tiles,
  { method, args = [], on = 'new Board(tiles)' }: Call,
): [grid: string, call: string] => [gridLine(notation, 'tiles', tiles), notation.call(on, method, args)];

/** A new Solver, and what is called on it. */
export const onSolver = (notation: Notation, tiles: Tiles, method?: string): string[] => [
  gridLine(notation, 'tiles', tiles),
  method === undefined
    ? notation.construct('solver', 'Solver', ['new Board(tiles)'])
    : notation.call('new Solver(new Board(tiles))', method, []),
];

/** The grid, and a Board of it, for calls in the lines after. */
export const boardLines = (notation: Notation, tiles: Tiles): string[] => [
  gridLine(notation, 'tiles', tiles),
  notation.construct('board', 'Board', ['tiles']),
];

/** `int[][] tiles = {{1, 2}, {3, 0}};`; a board too big for a line is told in a comment. */
export const gridLine = (notation: Notation, name: string, tiles: Tiles): string =>
  tiles.length <= largestShown
    ? notation.grid(name, tiles)
    : notation.comment(
        byOrder(name, tiles) ?? messages.bigGrid({ ...sizeOf(name, tiles), row: at(tiles, 0).join(' ') }),
      );

const sizeOf = (name: string, tiles: Tiles) => ({ name, size: describeSize(tiles.length) });

/** So few cells of a board are told one by one. */
const mostCells = 12;

/** A board that is nearly the goal, or nearly in descending order, told so that it can be made again; null for any other. */
const byOrder = (name: string, tiles: Tiles): string | null => {
  const [cells, n] = [tiles.flat(), tiles.length];
  const placeOf = (cell: number) => ({ row: Math.floor(cell / n), column: cell % n });
  const blank = cells.indexOf(0);
  const descending = cells.map((_, cell) => n * n - 1 - cell).filter((tile) => tile > 0);
  const near = [
    { words: messages.bigGoal(sizeOf(name, tiles)), order: goal(n).flat() },
    {
      words: messages.descending({ ...sizeOf(name, tiles), ...placeOf(blank) }),
      order: descending.toSpliced(blank, 0, 0),
    },
  ].find(({ order }) => cells.filter((tile, cell) => tile !== order[cell]).length <= mostCells);
  if (near === undefined) return null;
  const others = cells.flatMap((tile, cell) => {
    const { row, column } = placeOf(cell);
    return tile === near.order[cell] ? [] : [`${name}[${String(row)}][${String(column)}] = ${String(tile)}`];
  });
  return others.length === 0 ? near.words : messages.but({ board: near.words, cells: others.join(', ') });
};
