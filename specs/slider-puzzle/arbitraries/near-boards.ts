/** Boards by design: those that differ from a given one in as little as possible. */
import { at } from '../../../reference/puzzle/at.ts';
import { exchanged, toRows, transposed } from '../../../reference/puzzle/cells.ts';
import { goal, neighbors, type Tiles } from '../../../reference/puzzle/tiles.ts';

/** Every board that exchanges two cells, the blank's included. */
export const allExchanges = (tiles: Tiles): readonly Tiles[] => {
  const count = tiles.length ** 2;
  return Array.from({ length: count }, (_, one) => one).flatMap((one) =>
    Array.from({ length: count - one - 1 }, (_, more) => exchanged(tiles, one, one + more + 1)),
  );
};

/**
 * The goal with its first 512 tiles exchanged with those 64 rows below. The number of tiles out of place, 1024, is a multiple of
 * 256, which a byte holds as 0; the Manhattan distance and the sum of all differences are multiples of 65,536, which two bytes do.
 * @param n 72 or more
 */
export const wrappingToZero = (n: number): Tiles => {
  const [rows, count] = [64, 512];
  const cells = goal(n).flat();
  const [first, between] = [cells.slice(0, count), cells.slice(count, rows * n)];
  const [second, rest] = [cells.slice(rows * n, rows * n + count), cells.slice(rows * n + count)];
  return toRows([...second, ...between, ...first, ...rest]);
};

/** The board and all that lie at most so many moves from it, each once. */
export const withinMoves = (tiles: Tiles, moves: number): readonly Tiles[] => {
  const found = new Map([[String(tiles), tiles]]);
  let edge = [tiles];
  for (let step = 0; step < moves; step++) {
    edge = edge.flatMap(neighbors).filter((board) => !found.has(String(board)));
    for (const board of edge) found.set(String(board), board);
  }
  return [...found.values()];
};

/**
 * Takes the blank of the goal row by row through the board, to and fro, so many steps. Each tile that it meets moves by
 * one, so the distance is the number of steps: the way back is a shortest solution, and any A* search goes straight.
 * @throws {RangeError} for more steps than there are tiles
 */
export const longWay = (n: number, steps: number): Tiles => {
  const [, ...way] = toAndFro(n, n - 1, n - 1);
  return blankMoved(goal(n), n * n - 1, way, steps);
};

/**
 * Takes the blank of the goal up a staircase, to the left and up in turns, so many steps: one row up moves a tile past all
 * others of a row, which a rule of inversions must make up for where rows are even. The distance is the number of steps.
 * @throws {RangeError} for more steps than the staircase has
 */
export const stairs = (n: number, steps: number): Tiles => {
  const corner = n * n - 1;
  const [, ...way] = Array.from(
    { length: 2 * n - 1 },
    (_, step) => corner - Math.ceil(step / 2) - n * Math.floor(step / 2),
  );
  return blankMoved(goal(n), corner, way, steps);
};

/** Takes the blank of the goal up to the row of this cell, and then to the left: the distance is the number of steps, and of moves. */
export const blankTakenTo = (n: number, cell: number): Tiles => {
  const [last, row] = [n * n - 1, Math.floor(cell / n)];
  const up = Array.from({ length: n - 1 - row }, (_, step) => last - n * (step + 1));
  const left = Array.from({ length: n - 1 - (cell % n) }, (_, step) => (row + 1) * n - 2 - step);
  return blankMoved(goal(n), last, [...up, ...left], up.length + left.length);
};

/**
 * Takes the blank of the goal round and round along the edges of the board, so many steps. Each round moves the tiles there by
 * one, and none past two corners, so the distance is the number of steps. There are more of these than on a long way, and the
 * way back is a shortest solution here, too, to which any A* search goes straight.
 * @throws {RangeError} for steps that take a tile past a second corner
 */
export const roundAndRound = (n: number, steps: number): Tiles => {
  const end = n - 1;
  const along = Array.from({ length: end }, (_, index) => index);
  const edges = [
    ...along.map((index) => n * end + end - index),
    ...along.map((index) => n * (end - index)),
    ...along,
    ...along.map((index) => n * index + end),
  ];
  if (steps > end * (edges.length - 1))
    throw new RangeError(`${String(steps)} steps along the edges of size ${String(n)}`);
  const way = Array.from({ length: steps }, (_, step) => at(edges, (step + 1) % edges.length));
  return blankMoved(goal(n), n * n - 1, way, steps);
};

/**
 * Takes the blank on a long way from a board whose lower right corner is this 3-by-3 puzzle, with the blank in its first row. A search comes back
 * to it with its last moves only.
 * @throws {RangeError} for more steps than there are tiles above the corner
 */
export const longWayTo = (corner: Tiles, n: number, steps: number): Tiles => {
  const first = n - corner.length;
  const tiles = goal(n).map((line, row) =>
    line.map((tile, column) => {
      const inCorner = corner[row - first]?.[column - first];
      if (inCorner === undefined || inCorner === 0) return inCorner ?? tile;
      const [home, place] = [Math.floor((inCorner - 1) / corner.length), (inCorner - 1) % corner.length];
      return (first + home) * n + first + place + 1;
    }),
  );
  const column = first + at(corner, 0).indexOf(0);
  return blankMoved(tiles, first * n + column, toAndFro(n, first - 1, column), steps);
};

/**
 * Takes the blank of the goal once around the board, up its last column and to and fro through the others, and then through
 * a small loop. Both ways around begin with moves that are as good by Manhattan distance: one is a shortest solution, and what
 * is wrong with the other shows at its end, when nearly all of the distance is gone. So a search finds the shortest one only
 * if no distance, however large, weighs more than a move.
 * @param n an even number from 6
 * @param mirrored rows and columns exchanged: some orders of directions try the shortest way first on one of the two boards
 * @returns a board that takes `n * n + 5` moves, which is its Manhattan distance
 */
export const roundTrip = (n: number, mirrored = false): Tiles => {
  const last = n * n - 1;
  const column = Array.from({ length: n - 1 }, (_, row) => (n - 1 - row) * n - 1);
  const rows = Array.from({ length: n }, (_, row) => {
    const line = Array.from({ length: n - 1 }, (_, along) => row * n + along);
    return row % 2 === 0 ? line.toReversed() : line;
  });
  const besideLast = last - n - 1;
  const loop = [besideLast, besideLast - 1, besideLast - 1 - n, besideLast - n, besideLast, besideLast + 1];
  const cells = [...column, ...rows.flat(), ...loop];
  const way = mirrored ? cells.map((cell) => (cell % n) * n + Math.floor(cell / n)) : cells;
  return blankMoved(goal(n), last, way, way.length);
};

/** Cells from one on: its row to the left, and the rows above it. */
const toAndFro = (n: number, row: number, column: number): number[] =>
  Array.from({ length: row + 1 }, (_, up) => {
    const line = Array.from({ length: n }, (_, along) => (row - up) * n + along);
    if (up === 0) return line.slice(0, column + 1).toReversed();
    return up % 2 === 0 ? line.toReversed() : line;
  }).flat();

const blankMoved = (tiles: Tiles, from: number, way: readonly number[], steps: number): Tiles => {
  const cells = tiles.flat();
  let blank = from;
  for (let step = 0; step < steps; step++) {
    const next = at(way, step);
    cells[blank] = at(cells, next);
    blank = next;
  }
  cells[blank] = 0;
  return toRows(cells);
};

/** What is mistaken for the goal: its tiles in order with the blank anywhere, and the goal read in other orders or without spaces. */
export const goalLookalikes = (n: number): readonly Tiles[] => {
  const inOrder = goal(n).flat().slice(0, -1);
  const cells = goal(n);
  return [
    ...inOrder.map((_, blank) => toRows(inOrder.toSpliced(blank, 0, 0))),
    toRows(cells.flat().toReversed()),
    toRows([...inOrder.toReversed(), 0]),
    transposed(cells),
    cells.map((row) => row.toReversed()),
    cells.toReversed(),
    cells.map((row, index) => (index % 2 === 0 ? row : row.toReversed())),
    ...sameDigits(inOrder),
  ];
};

/** The goal's digits, when nothing is between its tiles: 12 at the beginning, and 1, 2 in the place of 12. */
const sameDigits = (inOrder: readonly number[]): readonly Tiles[] =>
  inOrder.length < 12 ? [] : [toRows([12, ...inOrder.slice(2, 11), 1, 2, ...inOrder.slice(12), 0])];

/** A board with the tiles in descending order; the blank is in the middle, or in the cell of this number. */
export const scattered = (size: number, blank = Math.floor(size / 2) * (size + 1)): Tiles => {
  const count = size * size;
  const tiles = Array.from({ length: count - 1 }, (_, index) => count - 1 - index);
  return toRows(tiles.toSpliced(blank, 0, 0));
};
