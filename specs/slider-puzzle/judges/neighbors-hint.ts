/** The likely cause of a wrong collection of neighbors. */
import { defineMessages, joinedWords } from '../../../harness/messages/messages.ts';
import { blankOf, sameTiles, type Tiles } from '../../../reference/puzzle/tiles.ts';
import { movedInstead } from './moved-cell.ts';
import { boardKey, isPermutation, repeatsOneRow } from './read-board.ts';

const messages = defineMessages('neighbors', {
  moveMissingHint: {
    one: 'The move of the blank {sides} is missing: look at the condition that guards it, especially at the edges.',
    other: 'The moves of the blank {sides} are missing: look at what guards them, especially at the edges.',
  },
  endlessHint: 'The iterable does not end: its iterator never says that all boards have been returned.',
  'endlessHint@java': 'The iterable does not end: its hasNext() is never false once all boards have been returned.',
  noneHint: 'neighbors() returns no boards: the blank (0) is not found, or an exception is caught and ignored.',
  itselfHint: 'A board is not its own neighbor: when a move is not possible, add nothing.',
  unchangedHint:
    'Boards come back unchanged, as toString() shows them: the exchange is made in an array that the new Board does not use, or undone before the Board has copied it, or a text that toString() keeps is copied to the new Board.',
  sharedArrayHint: 'All boards are the same: they share one array. Copy the tiles for each neighbor, row by row.',
  'sharedArrayHint@java':
    'All boards are the same: they share one array. Copy the tiles for each neighbor, row by row: clone() of a two-dimensional array copies only the outer one.',
  'sharedArrayHint@typescript':
    'All boards are the same: they share one array. Copy the tiles for each neighbor, row by row: slice() and [...tiles] copy only the outer array.',
  oneRowHint: 'All rows of a board are alike: one array stands for each of them. Make a new array for each row.',
  'oneRowHint@java':
    'All rows of a board are alike: one array stands for each of them, as after Arrays.fill(rows, row). Make a new array for each row.',
  'oneRowHint@typescript':
    'All rows of a board are alike: one array stands for each of them, as after new Array(n).fill(row). Make a new array for each row.',
  lostTileHint:
    'A tile appears twice, so another one is lost: exchange the two cells with a temporary variable, and do not mix up rows and columns.',
  wrapsHint:
    'The blank wraps around the edge to the other side: with a one-dimensional array, index - 1 and index + 1 may lie in another row.',
  farMoveHint: 'The blank moves to a cell that is not next to it: only up, down, left and right by one cell are moves.',
  twiceHint: 'A neighbor appears more than once.',
  insteadHint:
    'A neighbor appears more than once, and another is missing: is a line that was copied for the next direction left as it was?',
  piledUpHint:
    'The moves are made on top of each other: undo each exchange, or start each neighbor from a fresh copy of the tiles.',
  otherTileMovedHint:
    'A tile other than the blank is moved, as if the blank were in its cell: find its row as index / n and its column as index % n, and look at where its position is set.',
  narrowIndexHint:
    'The blank is at index {index}, and index {cell} is taken for it, as if the number were kept in eight bits: use a type for larger numbers.',
  'narrowIndexHint@java':
    'The blank is at index {index}, and index {cell} is taken for it, as if the number were kept in a byte, which holds nothing above 127: use int for an index.',
  'narrowIndexHint@typescript':
    'The blank is at index {index}, and index {cell} is taken for it, as if the number were kept in a Uint8Array, which holds nothing above 255, or an Int8Array: use an ordinary number for an index.',
  hint: 'A neighbor is the board with the blank exchanged with the tile above, below, left or right of it, each made from a fresh copy.',
  up: 'up',
  down: 'down',
  left: 'left',
  right: 'right',
});

export interface Difference {
  readonly expected: readonly Tiles[];
  readonly found: readonly Tiles[];
  readonly missing: readonly Tiles[];
  readonly extra: readonly Tiles[];
  readonly truncated: boolean;
}

/** `oneRowHint`: what to do where `repeatsOneRow` says so. */
export const { noneHint, oneRowHint } = messages;

export const neighborsHint = (tiles: Tiles, difference: Difference): string => {
  const { missing, extra } = difference;
  if (missing.length > 0 && extra.length === 0 && !difference.truncated && difference.found.length > 0) {
    return missingHint(tiles, missing);
  }
  const cell = movedInstead(tiles, difference.found);
  if (cell !== null) return otherTileHint(tiles.flat().indexOf(0), cell);
  return symptoms.find(({ shows }) => shows(tiles, difference))?.hint() ?? messages.hint();
};

/** A byte keeps the last eight bits of a number. */
const otherTileHint = (blank: number, cell: number): string =>
  (blank - cell) % 256 === 0 ? messages.narrowIndexHint({ index: blank, cell }) : messages.otherTileMovedHint();

interface Symptom {
  readonly shows: (tiles: Tiles, difference: Difference) => boolean;
  readonly hint: () => string;
}

const onlyItself = (tiles: Tiles, { extra }: Difference): boolean =>
  extra.length > 0 && extra.every((board) => sameTiles(board, tiles));

/** Names the direction when all that is missing lies on one side of the blank. */
const missingHint = (tiles: Tiles, missing: readonly Tiles[]): string => {
  const [row, column] = blankOf(tiles);
  const all = missing.map((board) => {
    const [movedRow, movedColumn] = blankOf(board);
    if (movedRow !== row) return movedRow > row ? messages.down() : messages.up();
    return movedColumn > column ? messages.right() : messages.left();
  });
  const sides = [...new Set(all)];
  return messages.moveMissingHint({ sides: joinedWords(sides), count: sides.length });
};

/** The blank jumped over the edge: to the other end of its row or column, or across the end of a row. */
const wrapsAround = (tiles: Tiles, board: Tiles): boolean => {
  const last = tiles.length - 1;
  if (last < 2 || !movesBlank(tiles, board)) return false;
  const [row, column] = blankOf(tiles);
  const [movedRow, movedColumn] = blankOf(board);
  const acrossRowEnd =
    Math.abs(row * (last + 1) + column - (movedRow * (last + 1) + movedColumn)) === 1 && row !== movedRow;
  const overEdge =
    (row === movedRow && Math.abs(column - movedColumn) === last) ||
    (column === movedColumn && Math.abs(row - movedRow) === last);
  return acrossRowEnd || overEdge;
};

/** Whether the boards differ in nothing but an exchange of the blank with one tile. */
export const movesBlank = (tiles: Tiles, board: Tiles): boolean => {
  const other = board.flat();
  const changed = tiles.flat().filter((tile, at) => tile !== other[at]);
  return board.length === tiles.length && changed.length === 2 && changed.includes(0);
};

const isAmong = (boards: readonly Tiles[], board: Tiles): boolean => boards.some((one) => sameTiles(one, board));

/** A neighbor that comes twice may be a copied line as well; nobody copies one more often and leaves it as it was. */
const isOneBoard = (_: Tiles, { found, extra }: Difference): boolean =>
  found.length > 1 && new Set(found.map(boardKey)).size === 1 && (found.length > 2 || extra.length === found.length);

/** The most telling first. */
const symptoms: readonly Symptom[] = [
  { shows: (_, { truncated }) => truncated, hint: messages.endlessHint },
  { shows: (_, { found }) => found.length === 0, hint: messages.noneHint },
  {
    shows: (tiles, parts) => onlyItself(tiles, parts) && parts.missing.length > 0,
    hint: messages.unchangedHint,
  },
  { shows: onlyItself, hint: messages.itselfHint },
  { shows: (_, { extra }) => extra.some(repeatsOneRow), hint: messages.oneRowHint },
  {
    shows: isOneBoard,
    hint: messages.sharedArrayHint,
  },
  { shows: (_, { extra }) => extra.some((board) => !isPermutation(board)), hint: messages.lostTileHint },
  { shows: (tiles, { extra }) => extra.some((board) => wrapsAround(tiles, board)), hint: messages.wrapsHint },
  {
    shows: (_, { missing, found, expected }) =>
      missing.length === 0 && found.length > expected.length && new Set(found.map(boardKey)).size < found.length,
    hint: messages.twiceHint,
  },
  {
    shows: (_, { extra, missing, expected }) => missing.length > 0 && extra.every((board) => isAmong(expected, board)),
    hint: messages.insteadHint,
  },
  {
    shows: (tiles, { extra }) => extra.every((board) => movesBlank(tiles, board)),
    hint: messages.farMoveHint,
  },
  { shows: (_, { extra, missing }) => extra.length === missing.length, hint: messages.piledUpHint },
];
