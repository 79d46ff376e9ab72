/**
 * Walking distance (Ken'ichiro Takahashi, 2001): of the rows, only how many tiles of each goal row each of them holds, and
 * where the blank is. A vertical move takes a tile from one row to the next and changes these counts; a horizontal one does
 * not. The fewest vertical moves that sort the counts, and the same for columns, make the bound.
 *
 * Admissible: the vertical moves of any solution sort the counts of the rows, so they are at least as many; the horizontal
 * ones those of the columns. No move is both. Consistent: a move is one step in one of the two graphs of states, so the
 * distance there changes by at most one; by exactly one, in fact, since every step takes the blank to a line of the other
 * parity. Only the goal has bound 0: then every tile is in its goal row and in its goal column.
 */
import { at } from '../../puzzle/at.ts';
import type { Heuristic } from './heuristic.ts';
import { type WalkingDistance, walkingDistance } from './walking-distance-table.ts';

/** The state packs the numbers of the vertical and of the horizontal state. @throws {RangeError} for n above 4. */
export const walkingDistanceHeuristic = (n: number): Heuristic => {
  const table = walkingDistance(n);
  const { distances, next } = table;
  const move = (state: number, goalLine: number, forward: boolean): number =>
    next[state * 2 * n + (forward ? n : 0) + goalLine] ?? 0;
  return {
    name: 'walking-distance',
    start: (cells) => {
      const [rows, columns] = walkingStates(table, Array.from(cells), n);
      return (rows << packingBits) | columns;
    },
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

/** The states of the rows and of the columns. */
export const walkingStates = (
  table: WalkingDistance,
  cells: readonly number[],
  n: number,
): readonly [rows: number, columns: number] => {
  const rows = cells.map((tile) => (tile === 0 ? -1 : Math.floor((tile - 1) / n)));
  const columns = cells.map((_, index) => {
    const tile = at(cells, (index % n) * n + Math.floor(index / n));
    return tile === 0 ? -1 : (tile - 1) % n;
  });
  return [table.stateOf(rows), table.stateOf(columns)];
};
