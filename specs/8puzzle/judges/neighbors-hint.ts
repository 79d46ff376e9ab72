/** The likely cause of a wrong collection of neighbors. */
import { sameTiles, type Tiles } from '../../../reference/tiles.ts';
import { boardKey, isPermutation } from './read-board.ts';
import type { Difference } from './neighbors.ts';
import { neighborsWords } from './words/neighbors.ts';

export const neighborsHint = (tiles: Tiles, difference: Difference): string => {
  const { missing, extra } = difference;
  if (missing.length > 0 && extra.length === 0 && !difference.truncated && difference.found.length > 0) {
    return missingHint(tiles, missing);
  }
  return symptoms.find(({ shows }) => shows(tiles, difference))?.hint() ?? neighborsWords.hint();
};

interface Symptom {
  readonly shows: (tiles: Tiles, difference: Difference) => boolean;
  readonly hint: () => string;
}

const onlyItself = (tiles: Tiles, { extra }: Difference): boolean =>
  extra.length > 0 && extra.every((board) => sameTiles(board, tiles));

/** Names the direction when all that is missing lies on one side of the blank. */
const missingHint = (tiles: Tiles, missing: readonly Tiles[]): string => {
  const [row, column] = blankOf(tiles);
  const sides = missing.map((board) => {
    const [movedRow, movedColumn] = blankOf(board);
    if (movedRow !== row) return movedRow > row ? neighborsWords.down() : neighborsWords.up();
    return movedColumn > column ? neighborsWords.right() : neighborsWords.left();
  });
  return neighborsWords.moveMissingHint({ sides: [...new Set(sides)].join(neighborsWords.and()) });
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

/** The most telling first. */
const symptoms: readonly Symptom[] = [
  { shows: (_, { truncated }) => truncated, hint: neighborsWords.endlessHint },
  { shows: (_, { found }) => found.length === 0, hint: neighborsWords.noneHint },
  {
    shows: (tiles, parts) => onlyItself(tiles, parts) && parts.missing.length > 0,
    hint: neighborsWords.unchangedHint,
  },
  { shows: onlyItself, hint: neighborsWords.itselfHint },
  {
    shows: (_, { found }) => found.length > 1 && new Set(found.map(boardKey)).size === 1,
    hint: neighborsWords.sharedArrayHint,
  },
  { shows: (_, { extra }) => extra.some((board) => !isPermutation(board)), hint: neighborsWords.lostTileHint },
  { shows: (tiles, { extra }) => extra.some((board) => wrapsAround(tiles, board)), hint: neighborsWords.wrapsHint },
  {
    shows: (_, { missing, found, expected }) =>
      missing.length === 0 && found.length > expected.length && new Set(found.map(boardKey)).size < found.length,
    hint: neighborsWords.twiceHint,
  },
  { shows: (tiles, { extra }) => extra.every((board) => movesBlank(tiles, board)), hint: neighborsWords.farMoveHint },
  { shows: (_, { extra, missing }) => extra.length === missing.length, hint: neighborsWords.piledUpHint },
];
