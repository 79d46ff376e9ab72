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

/** The grid, then the calls on a new Board of it: `new Board(tiles).twin().hamming()`. */
export const onBoard = (notation: Notation, tiles: Tiles, ...chain: readonly Chain[]): string[] => [
  gridLine(notation, 'tiles', tiles),
  calls(notation, 'new Board(tiles)', chain),
];

/** The grid, then the calls on a new Solver of its Board. */
export const onSolver = (notation: Notation, tiles: Tiles, ...chain: readonly Chain[]): string[] => [
  gridLine(notation, 'tiles', tiles),
  calls(notation, 'new Solver(new Board(tiles))', chain),
];

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

const calls = (notation: Notation, start: string, chain: readonly Chain[]): string =>
  chain.reduce((on, { method, args }) => notation.call(on, method, args ?? []), start);
