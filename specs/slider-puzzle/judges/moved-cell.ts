/** Which cell neighbors() takes for that of the blank, where all its boards tell of one that is not. */
import { sameTiles, type Tiles } from '../../../reference/puzzle/tiles.ts';
import { at } from '../../../reference/puzzle/at.ts';

/** The number of the cell, row by row; null where the boards tell of none, or of several. */
export const movedInstead = (tiles: Tiles, boards: readonly Tiles[]): number | null => {
  if (boards.length < 2 || boards.some((board) => board.length !== tiles.length || sameTiles(board, tiles)))
    return null;
  const pairs = boards.map((board) => exchangedCells(tiles.flat(), board.flat(), tiles.length));
  const blank = tiles.flat().indexOf(0);
  const [common, ...others] = at(pairs, 0).filter(
    (cell) => cell !== blank && pairs.every((pair) => pair.includes(cell)),
  );
  const isElsewhere = pairs.some((pair) => pair.length > 0 && !pair.includes(blank));
  return isElsewhere && common !== undefined && others.length === 0 ? common : null;
};

/** Two cells side by side whose tiles changed places; none where anything else has changed. */
const exchangedCells = (before: readonly number[], after: readonly number[], n: number): readonly number[] => {
  const changed = before.flatMap((tile, cell) => (tile === after[cell] ? [] : [cell]));
  const [one, other, ...others] = changed;
  if (one === undefined || other === undefined || others.length > 0) return [];
  const isExchange = before[one] === after[other] && before[other] === after[one];
  const isNear = other - one === n || (other - one === 1 && other % n > 0);
  return isExchange && isNear ? changed : [];
};
