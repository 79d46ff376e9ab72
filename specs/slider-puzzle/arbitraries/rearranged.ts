/** Boards by design: a given one with its rows, columns or tiles in another order. */
import type { Tiles } from '../../../reference/puzzle/tiles.ts';
import { toRows, transposed } from '../../../reference/puzzle/cells.ts';

/** Rows or columns exchanged, turned, mirrored, or shifted in a circle. */
export const rearranged = (tiles: Tiles): readonly Tiles[] => {
  const shifted = <T>([first, ...rest]: readonly T[]): T[] => (first === undefined ? [] : [...rest, first]);
  const mirrored = tiles.map((row) => row.toReversed());
  return [
    ...rowsExchanged(tiles),
    ...rowsExchanged(transposed(tiles)).map(transposed),
    ...[tiles.toReversed(), mirrored, mirrored.toReversed()],
    ...[transposed(tiles), transposed(mirrored), transposed(tiles).toReversed(), transposed(mirrored).toReversed()],
    ...[shifted(tiles), tiles.map(shifted), toRows(shifted(tiles.flat()))],
  ];
};

const rowsExchanged = (tiles: Tiles): readonly Tiles[] =>
  tiles.flatMap((row, one) =>
    tiles.slice(one + 1).map((other, after) => tiles.with(one, other).with(one + 1 + after, row)),
  );
