/** Walking distance (Ken'ichiro Takahashi, 2001), from its table: see walking-distance-table.ts. */
import type { Heuristic } from './heuristic.ts';
import { type WalkingDistance, walkingDistance } from './walking-distance-table.ts';

/** The state packs the numbers of the vertical and of the horizontal state. */
export const walkingDistanceHeuristic = (n: number): Heuristic => {
  const table = walkingDistance(n);
  const { distances, next } = table;
  const move = (state: number, goalLine: number, forward: boolean): number =>
    next[state * 2 * n + (forward ? n : 0) + goalLine] ?? 0;
  return {
    name: 'walking-distance',
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
