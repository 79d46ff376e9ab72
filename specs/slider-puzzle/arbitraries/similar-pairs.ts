/** Pairs of boards by design, for equals(): they differ in one respect, or in none. */
import type { Tiles } from '../../../reference/puzzle/tiles.ts';
import { allExchanges, exchanged, toRows } from './near-boards.ts';
import type { Pair } from './pair-arbitrary.ts';

/** Every exchange of two cells on boards of these sizes. */
export const smallPairs = (sizes: readonly number[]): readonly Pair[] =>
  sizes.flatMap((n) => [equal(mixed(n)), ...allExchanges(mixed(n)).map((right) => ({ left: mixed(n), right }))]);

/** Tiles above 127 and 255: each cell beside the next, and tiles that are the same in their last seven or eight bits. */
export const largePairs = (): readonly Pair[] => [
  ...[5, 12, 17].flatMap((n) => [equal(mixed(n)), ...rowEnds(n).map((cell) => differing(mixed(n), cell, cell - 1))]),
  ...[
    [3, 131],
    [3, 259],
    [127, 255],
    [128, 256],
    [200, 201],
  ].map(([one = 0, other = 0]) => tilesExchanged(mixed(17), one, other)),
];

/**
 * Different boards that have something in common: distances; digits, since 1, 12 and 11, 2 read the same without spaces;
 * hash codes of Java arrays, numbers to the base 31 whose digits are the elements: 1, 34 and 2, 3 in its place are the same.
 */
export const alikePairs = (): readonly Pair[] => [
  pair([2, 1, 3, 4, 5, 6, 7, 8, 0], [1, 3, 2, 4, 5, 6, 7, 8, 0]),
  pair([3, 2, 1, 4, 5, 6, 7, 8, 0], [7, 2, 3, 4, 5, 6, 1, 8, 0]),
  pair(between([1, 12], [11, 2], 4), between([11, 2], [1, 12], 4)),
  pair(between([1, 34], [2, 3], 6), between([2, 3], [1, 34], 6)),
];

/**
 * A board and one of another size that begins with the same tiles, or holds it in its upper left corner; the last pair is
 * at one Manhattan distance as well.
 */
export const sizePairs = (): readonly Pair[] => [
  pair([1, 2, 3, 0], [1, 2, 3, 0, 4, 5, 6, 7, 8]),
  pair([1, 2, 3, 0], [1, 2, 5, 3, 0, 6, 7, 8, 4]),
  pair([1, 2, 3, 0], [1, 2, 3, 4, 5, 6, 7, 8, 0]),
  pair([1, 2, 3, 4, 5, 6, 7, 8, 0], [1, 2, 3, 4, 5, 6, 7, 8, 0, 9, 10, 11, 12, 13, 14, 15]),
  pair([1, 2, 3, 4, 5, 6, 7, 8, 0], [1, 2, 3, 9, 4, 5, 6, 10, 7, 8, 0, 11, 12, 13, 14, 15]),
  pair([0, 3, 2, 1], [0, 3, 2, 1, 5, 6, 7, 8, 4]),
];

/** A board with every tile far from home and the blank in the middle; always the same one. */
const mixed = (n: number): Tiles => {
  const count = n * n;
  const middle = Math.floor(count / 2);
  const others = Array.from({ length: count - 1 }, (_, index) => index + 1).toReversed();
  return toRows(others.toSpliced(middle, 0, 0));
};

/** The last cell of each row. */
const rowEnds = (n: number): readonly number[] => Array.from({ length: n }, (_, row) => (row + 1) * n - 1);

const pair = (left: readonly number[], right: readonly number[]): Pair => ({
  left: toRows(left),
  right: toRows(right),
});

const equal = (tiles: Tiles): Pair => ({ left: tiles, right: tiles });

const differing = (tiles: Tiles, one: number, other: number): Pair => ({
  left: tiles,
  right: exchanged(tiles, one, other),
});

const tilesExchanged = (tiles: Tiles, one: number, other: number): Pair =>
  differing(tiles, tiles.flat().indexOf(one), tiles.flat().indexOf(other));

/** Both pairs of tiles in one row, `first` before `second`, and the other tiles around them, always in the same places. */
const between = (first: readonly number[], second: readonly number[], n: number): number[] => {
  const rest = mixed(n)
    .flat()
    .filter((tile) => ![...first, ...second].includes(tile));
  return [...rest.slice(0, n), ...first, ...second, ...rest.slice(n)];
};
