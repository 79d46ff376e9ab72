/** Pairs of boards by design, for equals(): they differ in one respect, or in none. */
import { goal, hamming, manhattan, type Tiles } from '../../../reference/puzzle/tiles.ts';
import { exchanged, toRows, transposed } from '../../../reference/puzzle/cells.ts';
import { allExchanges, scattered, wrappingToZero } from './near-boards.ts';
import { rearranged } from './rearranged.ts';
import { sameHashPairs } from './same-hash.ts';
import { sameSumAndDistances, sameSumAsGoal } from './same-sum.ts';
import type { Pair } from './pair-arbitrary.ts';

/** Every exchange of two cells on boards of these sizes. */
export const smallPairs = (sizes: readonly number[]): readonly Pair[] =>
  sizes.flatMap((n) => [equal(mixed(n)), ...allExchanges(mixed(n)).map((right) => ({ left: mixed(n), right }))]);

/** Tiles above 127 and 255: each cell beside the next, and tiles that are the same in their last seven or eight bits. */
export const largePairs = (): readonly Pair[] => [
  ...[5, 12, 17].flatMap((n) => [equal(mixed(n)), ...rowEnds(n).map((cell) => differing(mixed(n), cell, cell - 1))]),
  ...(
    [
      [3, 131],
      [3, 259],
      [127, 255],
      [128, 256],
      [200, 201],
    ] as const
  ).map(([one, other]) => tilesExchanged(mixed(17), one, other)),
];

/** The first cell with each other one of its row and of its column: some share bits where each tile is shifted by its place. */
export const linePairs = (n: number): readonly Pair[] =>
  Array.from({ length: n - 1 }, (_, index) => index + 1).flatMap((place) =>
    [place, n * place].map((cell) => differing(mixed(n), 0, cell)),
  );

/** Different boards that have something in common: distances, digits, hash codes of Java arrays. */
export const alikePairs = (): readonly Pair[] => [
  pair([2, 1, 3, 4, 5, 6, 7, 8, 0], [1, 3, 2, 4, 5, 6, 7, 8, 0]),
  pair([3, 2, 1, 4, 5, 6, 7, 8, 0], [7, 2, 3, 4, 5, 6, 1, 8, 0]),
  sameDigits(10, 1),
  sameHash(31),
];

/**
 * Digits to other bases, and tiles that are padded to two, three or four digits; hash codes with the other usual factors; the usual
 * ones where a board is read from its last cell, or by columns, and where the distances are the same, too; checksums.
 */
export const otherAlikePairs = (): readonly Pair[] => [
  ...[8, 16, 36].map((base) => sameDigits(base, 1)),
  ...[sameDigits(10, 2), sameDigits(16, 2), sameDigits(36, 2), sameDigits(10, 3), sameDigits(16, 3), sameDigits(10, 4)],
  ...[...everyFactor, 127, 131, 137, 151, 199, 251, 257, 397, 499, 509, 521, 997, 1009].map(sameHash),
  ...[3, 4, 5, 6, 7].map(sameShiftedHash),
  ...sameHashPairs(),
  ...inOtherOrders([sameDigits(10, 1), sameDigits(10, 2), ...usualFactors.map(sameHash), ...sameHashPairs()]),
  ...[31, 33, 37].map(sameHashAndDistances),
  ...sameSumAsGoal().map((right) => ({ left: goal(right.length), right })),
  ...sameSumAndDistances(),
];

const usualFactors = [16, 17, 31, 33, 37, 101];

const inOtherOrders = (pairs: readonly Pair[]): readonly Pair[] =>
  [backwards, transposed].flatMap((read) => pairs.map(({ left, right }) => ({ left: read(left), right: read(right) })));

const backwards = (tiles: Tiles): Tiles => tiles.map((row) => row.toReversed()).toReversed();

/**
 * Tiles that read the same without spaces when none is padded to more digits than this: 1, 14 and 11, 4 in decimals, 11, 114
 * and 111, 14 in decimals of at least two digits.
 */
const sameDigits = (base: number, digits: number): Pair => {
  const ones = (base ** digits - 1) / (base - 1);
  const more = ones + base ** digits;
  return inEitherOrder([ones, more + 3], [more, ones + 3]);
};

/** All small ones: any of them looks as good as the usual ones to who chooses it. */
const everyFactor = Array.from({ length: 100 }, (_, index) => index + 2);

/** A hash that is shifted by so many bits before each tile is added by exclusive or: 1, 28 and 2, 4 are the same by three. */
const sameShiftedHash = (bits: number): Pair => inEitherOrder([1, (3 << bits) ^ 4], [2, 4]);

/** A hash that is a number to some base, whose digits are the tiles: 1, 35 and 2, 4 are the same to the base 31. */
const sameHash = (base: number): Pair => inEitherOrder([1, base + 4], [2, 4]);

/** Also at the same Hamming and Manhattan distances: further on, where no order has more tiles in place or nearer to it. */
const sameHashAndDistances = (base: number): Pair => {
  const isAlike = ({ left, right }: Pair): boolean =>
    hamming(left) === hamming(right) && manhattan(left) === manhattan(right);
  const { left } = sameHash(base);
  const places = Array.from({ length: left.length * left.length - 4 }, (_, place) => place);
  const found = places.map((place) => inEitherOrder([1, base + 4], [2, 4], place)).find(isAlike);
  if (found === undefined) throw new Error(`no board for the factor ${String(base)}`);
  return found;
};

/** The same rows, columns or tiles in another order: all looks alike to who compares sums, sets or sorted copies. */
export const rearrangedPairs = (): readonly Pair[] => [
  ...[2, 3, 4, 5].flatMap((n) => rearranged(mixed(n)).map((right) => ({ left: mixed(n), right }))),
  // Equal sums of all rows and columns.
  pair([1, 2, 5, 4, 3, 6, 7, 8, 0], [2, 1, 5, 3, 4, 6, 7, 8, 0]),
  // No differences, for who counts or adds them up in a byte or two.
  { left: goal(100), right: wrappingToZero(100) },
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

/** Every tile is far from home, and the blank in the middle of all cells. */
const mixed = (n: number): Tiles => scattered(n, Math.floor((n * n) / 2));

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

/** Two pairs of tiles and, on the other board, each in the place of the other; on the smallest board that has these tiles. */
const inEitherOrder = (first: readonly number[], second: readonly number[], place = 0): Pair => {
  const n = Math.max(4, Math.ceil(Math.sqrt(Math.max(...first, ...second) + 1)));
  return pair(among(n, place, [...first, ...second]), among(n, place, [...second, ...first]));
};

/** Some tiles from a place on; before all others 1 and 4 are in place in one of the orders, so that the distances differ, too. */
const among = (n: number, place: number, tiles: readonly number[]): number[] =>
  mixed(n)
    .flat()
    .filter((tile) => !tiles.includes(tile))
    .toSpliced(place, 0, ...tiles);
