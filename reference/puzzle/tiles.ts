/** Boards as plain data, and what the assignment defines on them. The oracle of the Board checks. */

import { at } from './at.ts';

/** Rows of tiles, 0 for the blank: a permutation of 0 to n*n - 1. */
export type Tiles = readonly (readonly number[])[];

/** How the blank moves; also the letters in which a solution is written down. */
export type Direction = 'D' | 'R' | 'L' | 'U';

/** The official order of `neighbors()`: the blank goes down, right, left, up. The operation counts depend on it. */
export const directions: readonly Direction[] = ['D', 'R', 'L', 'U'];

const steps: Readonly<Record<Direction, readonly [row: number, column: number]>> = {
  D: [1, 0],
  R: [0, 1],
  L: [0, -1],
  U: [-1, 0],
};

/** The solved n-by-n board: 1, 2, 3 and so on, the blank last. */
export const goal = (n: number): Tiles =>
  Array.from({ length: n }, (_, row) => Array.from({ length: n }, (_, column) => (row * n + column + 1) % (n * n)));

/** The string that `Board.toString()` must return; also the content of a puzzle file. */
export const formatTiles = (tiles: Tiles): string =>
  `${String(tiles.length)}\n${tiles.map((row) => `${row.map((tile) => `${String(tile).padStart(2)} `).join('')}\n`).join('')}`;

/** Tiles that are not where they belong; the blank is not a tile. */
export const hamming = (tiles: Tiles): number => sumOverTiles(tiles, (distance) => (distance > 0 ? 1 : 0));

/** Sum of the tiles' vertical and horizontal distances to where they belong; the blank is not a tile. */
export const manhattan = (tiles: Tiles): number => sumOverTiles(tiles, (distance) => distance);

const sumOverTiles = (tiles: Tiles, value: (distance: number) => number): number => {
  const n = tiles.length;
  let sum = 0;
  tiles.forEach((line, row) => {
    line.forEach((tile, column) => {
      if (tile === 0) return;
      const goalRow = Math.floor((tile - 1) / n);
      sum += value(Math.abs(goalRow - row) + Math.abs(((tile - 1) % n) - column));
    });
  });
  return sum;
};

export const isGoal = (tiles: Tiles): boolean => hamming(tiles) === 0;

/** Same size, same tiles in the same places. */
export const sameTiles = (a: Tiles, b: Tiles): boolean =>
  a.length === b.length &&
  a.every((line, row) => line.length === b[row]?.length && line.every((tile, column) => tile === b[row]?.[column]));

/** The two to four boards one move away, in the official order. */
export const neighbors = (tiles: Tiles): Tiles[] =>
  directions.map((direction) => slide(tiles, direction)).filter((next) => next !== null);

/** The board after the blank has moved; null when the edge is in the way. */
export const slide = (tiles: Tiles, direction: Direction): Tiles | null => {
  const [row, column] = blankOf(tiles);
  const [down, right] = steps[direction];
  return tiles[row + down]?.[column + right] === undefined
    ? null
    : swapped(tiles, [row, column], [row + down, column + right]);
};

/** The official twin: the first two tiles exchanged, or the last two cells of the last row if the blank is in the way. */
export const twin = (tiles: Tiles): Tiles => {
  const last = tiles.length - 1;
  return tiles[0]?.[0] !== 0 && tiles[0]?.[1] !== 0
    ? swapped(tiles, [0, 0], [0, 1])
    : swapped(tiles, [last, last - 1], [last, last]);
};

type Cell = readonly [row: number, column: number];

/** Where the blank is, from 0. */
export const blankOf = (tiles: Tiles): Cell => {
  const row = tiles.findIndex((line) => line.includes(0));
  return [row, at(tiles, row).indexOf(0)];
};

const swapped = (tiles: Tiles, a: Cell, b: Cell): Tiles => {
  const copy = tiles.map((line) => [...line]);
  const tileAt = ([row, column]: Cell): number => at(at(tiles, row), column);
  const put = ([row, column]: Cell, tile: number): void => {
    at(copy, row)[column] = tile;
  };
  put(a, tileAt(b));
  put(b, tileAt(a));
  return copy;
};
