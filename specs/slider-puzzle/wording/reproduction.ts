/** Two or so lines in the student's language that show a failure. */
import type { Notation } from '../../../harness/contracts/language.ts';
import { defineMessages } from '../../../harness/messages/messages.ts';
import type { Tiles } from '../../../reference/puzzle/tiles.ts';
import { largestShown, describeSize } from './show.ts';

const messages = defineMessages('reproduction', {
  bigGrid: '{name}: the {size} board whose first row is {row}',
});

export interface Chain {
  readonly method: string;
  readonly args?: readonly string[];
}

/** The grid, then the calls on a new object of it. */
const callsOn =
  (start: string) =>
  (notation: Notation, tiles: Tiles, ...chain: readonly Chain[]): string[] => [
    gridLine(notation, 'tiles', tiles),
    chain.reduce((on, { method, args }) => notation.call(on, method, args ?? []), start),
  ];

/** On a new Board: `new Board(tiles).twin().hamming()`. */
export const onBoard = callsOn('new Board(tiles)');
export const onSolver = callsOn('new Solver(new Board(tiles))');

/** The grid, and a Board of it, for calls in the lines after. */
export const boardLines = (notation: Notation, tiles: Tiles): string[] => [
  gridLine(notation, 'tiles', tiles),
  notation.construct('board', 'Board', ['tiles']),
];

/** `int[][] tiles = {{1, 2}, {3, 0}};`; a board too big for a line is told by its first row, in a comment. */
export const gridLine = (notation: Notation, name: string, tiles: Tiles): string =>
  tiles.length <= largestShown
    ? notation.grid(name, tiles)
    : notation.comment(messages.bigGrid({ name, size: describeSize(tiles.length), row: tiles[0]?.join(' ') ?? '' }));
