/** The exact distance to the goal of every 2-by-2 and 3-by-3 board, by one breadth-first search from the goal. */
import { at } from '../puzzle/at.ts';
import { toRows } from '../puzzle/cells.ts';
import type { Tiles } from '../puzzle/tiles.ts';

/** The sizes whose boards can all be listed: 12 and 181,440 solvable ones. */
export type SmallSize = 2 | 3;

interface Table {
  /** Distance by rank of the permutation; `unreachable` for the boards that cannot be solved. */
  readonly byRank: Uint8Array;
  /** Ranks in the order of their discovery, hence by distance. */
  readonly ranks: Uint32Array;
  /** Where in `ranks` each distance begins; one more entry than there are distances. */
  readonly starts: readonly number[];
}

const unreachable = 255;

/** Moves of a shortest solution; null when there is none. @throws {RangeError} for other sizes than 2 and 3. */
export const distance = (tiles: Tiles): number | null => {
  const size = tiles.length;
  if (size !== 2 && size !== 3) throw new RangeError(`no distance table for n = ${String(size)}`);
  const found = at(tableOf(size).byRank, rankOf(tiles.flat()));
  return found === unreachable ? null : found;
};

/** How many boards need exactly that many moves. */
export const countAtDistance = (size: SmallSize, moves: number): number => {
  const { starts } = tableOf(size);
  return moves >= 0 && moves < starts.length - 1 ? at(starts, moves + 1) - at(starts, moves) : 0;
};

/**
 * One of the boards that need exactly that many moves; `index` counts from 0. @throws {RangeError} when there is none.
 */
export const boardAtDistance = (size: SmallSize, moves: number, index: number): Tiles => {
  const count = countAtDistance(size, moves);
  const { starts, ranks } = tableOf(size);
  const rank = index < count ? ranks[at(starts, moves) + index] : undefined;
  if (rank === undefined) {
    throw new RangeError(
      `no board ${String(index)} at ${String(moves)} moves: there are ${String(count)} for n = ${String(size)}`,
    );
  }
  return toRows(cellsOf(rank, size * size));
};

/** All boards that need exactly that many moves, in the order of the search. */
export const boardsAtDistance = (size: SmallSize, moves: number): Tiles[] =>
  Array.from({ length: countAtDistance(size, moves) }, (_, index) => boardAtDistance(size, moves, index));

const tables = new Map<SmallSize, Table>();

const tableOf = (size: SmallSize): Table => {
  const known = tables.get(size);
  if (known !== undefined) return known;
  const table = search(size);
  tables.set(size, table);
  return table;
};

/** Boards lie one after another in one array, in the order of their discovery: nothing is allocated for each. */
const search = (size: SmallSize): Table => {
  const cellCount = size * size;
  const solvable = factorial(cellCount) / 2;
  const byRank = new Uint8Array(2 * solvable).fill(unreachable);
  const ranks = new Uint32Array(solvable);
  const boards = new Uint8Array((solvable + 1) * cellCount);
  const starts = [0];
  let found = 0;
  const add = (moves: number): void => {
    const rank = rankAt(boards, found * cellCount, cellCount);
    if (byRank[rank] !== unreachable) return;
    byRank[rank] = moves;
    ranks[found++] = rank;
  };
  for (let cell = 0; cell < cellCount; cell++) boards[cell] = (cell + 1) % cellCount;
  add(0);
  for (let begin = 0; begin < found; begin = at(starts, -1)) {
    const end = found;
    starts.push(end);
    for (let board = begin; board < end; board++) {
      const start = board * cellCount;
      const blank = boards.indexOf(0, start) - start;
      for (const from of at(steps[size], blank)) {
        const to = found * cellCount;
        boards.copyWithin(to, start, start + cellCount);
        boards[to + blank] = at(boards, start + from);
        boards[to + from] = 0;
        add(starts.length - 1);
      }
    }
  }
  return { byRank, ranks, starts };
};

/** By cell of the blank, the cells it can move to: down, right, left, up. */
const stepsOf = (size: number): readonly (readonly number[])[] =>
  Array.from({ length: size * size }, (_, blank) =>
    [blank + size, blank + 1, blank - 1, blank - size].filter((cell) => isAdjacent(blank, cell, size)),
  );

const isAdjacent = (from: number, to: number, size: number): boolean =>
  to >= 0 && to < size * size && (Math.abs(from - to) === size || Math.floor(from / size) === Math.floor(to / size));

const steps = { 2: stepsOf(2), 3: stepsOf(3) } as const;

/** Position of a permutation of 0 to k - 1 in lexicographic order. */
const rankOf = (cells: readonly number[]): number => rankAt(cells, 0, cells.length);

const rankAt = (cells: ArrayLike<number>, start: number, cellCount: number): number => {
  let rank = 0;
  for (let index = start; index < start + cellCount; index++) {
    const tile = cells[index] ?? 0;
    let smaller = 0;
    for (let later = index + 1; later < start + cellCount; later++) if ((cells[later] ?? 0) < tile) smaller++;
    rank = rank * (start + cellCount - index) + smaller;
  }
  return rank;
};

const cellsOf = (rank: number, cellCount: number): number[] => {
  const digits = new Array<number>(cellCount).fill(0);
  let rest = rank;
  for (let index = cellCount - 1; index >= 0; index--) {
    digits[index] = rest % (cellCount - index);
    rest = Math.floor(rest / (cellCount - index));
  }
  const left = Array.from({ length: cellCount }, (_, tile) => tile);
  return digits.flatMap((digit) => left.splice(digit, 1));
};

const factorial = (k: number): number => (k <= 1 ? 1 : k * factorial(k - 1));
