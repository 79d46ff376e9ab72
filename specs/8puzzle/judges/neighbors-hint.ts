/** The likely cause of a wrong collection of neighbors. */
import { sameTiles, type Tiles } from '../../../reference/tiles.ts';
import { boardKey, isPermutation } from './read-board.ts';
import type { Difference } from './neighbors.ts';

export const neighborsHint = (tiles: Tiles, difference: Difference): string => {
  const { missing, extra } = difference;
  if (missing.length > 0 && extra.length === 0 && !difference.truncated && difference.found.length > 0) {
    return missingHint(tiles, missing);
  }
  return symptoms.find(({ shows }) => shows(tiles, difference))?.hint ?? hints.general;
};

interface Symptom {
  readonly shows: (tiles: Tiles, difference: Difference) => boolean;
  readonly hint: string;
}

const onlyItself = (tiles: Tiles, { extra }: Difference): boolean =>
  extra.length > 0 && extra.every((board) => sameTiles(board, tiles));

/** Names the direction when all that is missing lies on one side of the blank. */
const missingHint = (tiles: Tiles, missing: readonly Tiles[]): string => {
  const [row, column] = blankOf(tiles);
  const sides = missing.map((board) => {
    const [movedRow, movedColumn] = blankOf(board);
    if (movedRow !== row) return movedRow > row ? 'down' : 'up';
    return movedColumn > column ? 'right' : 'left';
  });
  return `The move of the blank ${[...new Set(sides)].join(' and ')} is missing: look at the condition that guards it, at the edges above all.`;
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
const movesBlank = (tiles: Tiles, board: Tiles): boolean => {
  const other = board.flat();
  const changed = tiles.flat().filter((tile, at) => tile !== other[at]);
  return board.length === tiles.length && changed.length === 2 && changed.includes(0);
};

const blankOf = (tiles: Tiles): [number, number] => {
  const row = tiles.findIndex((line) => line.includes(0));
  return [row, tiles[row]?.indexOf(0) ?? -1];
};

const hints = {
  endless: 'The iterable does not end: its hasNext() or next() never says that all boards have been given.',
  empty: 'Nothing is put into the collection, or the blank is not found: look for the cell that holds 0.',
  itself: 'A board is not its own neighbor: when a move is not possible, add nothing.',
  unchanged:
    'Boards come back unchanged: the exchange is made in an array that the new Board does not use, or it is undone before the Board has copied it.',
  shared:
    'All boards are the same: they share one array. Copy the tiles for each neighbor, row by row (clone() of a two-dimensional array copies only the outer one).',
  overwritten: 'A tile is there twice, so another is lost: exchange the two cells through a third variable.',
  wraps:
    'The blank goes over the edge to the other side: with a one-dimensional array, index - 1 and index + 1 may lie in another row.',
  diagonal: 'The blank moves to a cell that is not next to it: only up, down, left and right by one cell are moves.',
  twice: 'A neighbor is there more than once.',
  accumulated:
    'The moves are made on top of each other: undo each exchange, or begin each neighbor from a fresh copy of the tiles.',
  general:
    'A neighbor is the board with the blank exchanged with the tile above, below, left or right of it, each made from a fresh copy.',
} as const;

/** The most telling first. */
const symptoms: readonly Symptom[] = [
  { shows: (_, { truncated }) => truncated, hint: hints.endless },
  { shows: (_, { found }) => found.length === 0, hint: hints.empty },
  { shows: (tiles, parts) => onlyItself(tiles, parts) && parts.missing.length > 0, hint: hints.unchanged },
  { shows: onlyItself, hint: hints.itself },
  { shows: (_, { found }) => found.length > 1 && new Set(found.map(boardKey)).size === 1, hint: hints.shared },
  { shows: (_, { extra }) => extra.some((board) => !isPermutation(board)), hint: hints.overwritten },
  { shows: (tiles, { extra }) => extra.some((board) => wrapsAround(tiles, board)), hint: hints.wraps },
  {
    shows: (_, { missing, found, expected }) =>
      missing.length === 0 && found.length > expected.length && new Set(found.map(boardKey)).size < found.length,
    hint: hints.twice,
  },
  { shows: (tiles, { extra }) => extra.every((board) => movesBlank(tiles, board)), hint: hints.diagonal },
  { shows: (_, { extra, missing }) => extra.length === missing.length, hint: hints.accumulated },
];
