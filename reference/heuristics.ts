/** Lower bounds that a depth-first search carries along: one integer, updated move by move. */
import { type WalkingDistance, walkingDistance } from './walking-distance.ts';

/** Cells are numbered row by row, 0 for the blank, as in `cells[row * n + column]`. */
export interface Heuristic {
  start(cells: ArrayLike<number>): number;
  /** The state after `tile` has slid from one cell to the other. */
  after(state: number, tile: number, from: number, to: number): number;
  /** A number of moves that no solution can undercut; 0 on the goal alone. */
  bound(state: number): number;
}

/** Walking distance where its table is small, Manhattan distance for larger boards. */
export const heuristicFor = (n: number): Heuristic => (n <= 4 ? walkingDistanceHeuristic(n) : manhattanHeuristic(n));

/** The state is the Manhattan distance itself. */
export const manhattanHeuristic = (n: number): Heuristic => {
  const rows = Uint8Array.from({ length: n * n }, (_, cell) => Math.floor(cell / n));
  const columns = Uint8Array.from({ length: n * n }, (_, cell) => cell % n);
  const at = (tile: number, cell: number): number =>
    Math.abs((rows[tile - 1] ?? 0) - (rows[cell] ?? 0)) + Math.abs((columns[tile - 1] ?? 0) - (columns[cell] ?? 0));
  return {
    start: (cells) => Array.from(cells).reduce((sum, tile, cell) => sum + (tile === 0 ? 0 : at(tile, cell)), 0),
    after: (state, tile, from, to) => state + at(tile, to) - at(tile, from),
    bound: (state) => state,
  };
};

/** The state packs the numbers of the vertical and of the horizontal state. */
export const walkingDistanceHeuristic = (n: number): Heuristic => {
  const table = walkingDistance(n);
  const { distances, next } = table;
  const move = (state: number, goalLine: number, forward: boolean): number =>
    next[state * 2 * n + (forward ? n : 0) + goalLine] ?? 0;
  return {
    start: (cells) => startOf(table, Array.from(cells), n),
    after: (state, tile, from, to) => {
      const vertical = state >> packingBits;
      const horizontal = state & packingMask;
      if (from - to === n || to - from === n) {
        return (move(vertical, ((tile - 1) / n) | 0, from > to) << packingBits) | horizontal;
      }
      return (vertical << packingBits) | move(horizontal, (tile - 1) % n, from > to);
    },
    bound: (state) => (distances[state >> packingBits] ?? 0) + (distances[state & packingMask] ?? 0),
  };
};

/** 24,964 states need 15 bits. */
const packingBits = 15;
const packingMask = (1 << packingBits) - 1;

const startOf = (table: WalkingDistance, cells: readonly number[], n: number): number => {
  const rows = cells.map((tile) => (tile === 0 ? -1 : Math.floor((tile - 1) / n)));
  const columns = cells.map((_, index) => {
    const tile = cells[(index % n) * n + Math.floor(index / n)] ?? 0;
    return tile === 0 ? -1 : (tile - 1) % n;
  });
  return (table.stateOf(rows) << packingBits) | table.stateOf(columns);
};
