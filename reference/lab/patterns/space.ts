/** Every state that a group of this many tiles can be in, numbered without gaps: what its table is indexed by. */
import { factorial, orderTurns } from './orders.ts';
import { slotOf, type Slots, slotsOf } from './slots.ts';

/** A state of the group has the number `order * slots.count + slot`. */
export interface Space {
  readonly n: number;
  /** Tiles in the group. */
  readonly size: number;
  readonly slots: Slots;
  readonly orders: number;
  /** See orderTurns. */
  readonly turns: Uint16Array;
}

/** Of `size` tiles, at most 8, on an n-by-n board, n = 3 or 4; the same for all groups of that size. */
export const spaceOf = (n: number, size: number): Space => {
  const key = 16 * n + size;
  const known = spaces.get(key);
  if (known !== undefined) return known;
  const space = { n, size, slots: slotsOf(n, size), orders: factorial(size), turns: orderTurns(size) };
  spaces.set(key, space);
  return space;
};

const spaces = new Map<number, Space>();

export const statesOf = ({ orders, slots }: Space): number => orders * slots.count;

/** All tiles at home, in order 0, and the blank in the last cell. */
export const goalState = ({ n, slots }: Space, tiles: readonly number[]): number => {
  const set = tiles.reduce((cells, tile) => cells | (1 << (tile - 1)), 0);
  return slotOf(slots, n, set, n * n - 1);
};

/** A table has four bits a state: the even ones are in the low half of a byte. */
export const packedBytes = (space: Space): number => (statesOf(space) + 1) >>> 1;

export const entryOf = (packed: Uint8Array, state: number): number =>
  ((packed[state >>> 1] ?? 0) >> ((state & 1) << 2)) & 15;
