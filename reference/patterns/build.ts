/** Breadth-first search from the goal over all states of a group of tiles. */
import { setImmediate } from 'node:timers/promises';
import { type Space, statesOf } from './space.ts';

/** What has been done so far, 0 to 1; true ends the work. */
export type Progress = (part: number) => boolean;

/**
 * The fewest moves of the group's tiles that bring them home, by the number of the state (space.ts); null when it was
 * ended. The states of one order lie together, and from one order only 30 others are reached, so that the search, order
 * by order on each level, works on a small part of the table at a time.
 */
export const distancesOf = async (
  space: Space,
  tiles: readonly number[],
  progress: Progress,
): Promise<Uint8Array<ArrayBuffer> | null> => {
  const states = statesOf(space);
  const distances = new Uint8Array(states).fill(unknown);
  distances[goalState(space, tiles)] = 0;
  const bases = new Uint32Array(64);
  let told = performance.now();
  for (let moves = 0, expanded = 0; expanded < states; moves++) {
    for (let order = 0; order < space.orders; order++) {
      expanded += expandOrder(distances, space, { order, moves, bases });
      if (performance.now() - told < tellEveryMs) continue;
      if (progress(expanded / states)) return null;
      await setImmediate();
      told = performance.now();
    }
  }
  return distances;
};

const unknown = 255;
const tellEveryMs = 100;

/** All tiles at home, in order 0, and the blank in the last cell. */
const goalState = ({ n, slots }: Space, tiles: readonly number[]): number => {
  const set = tiles.reduce((cells, tile) => cells | (1 << (tile - 1)), 0);
  return slots.at[(slots.sets[set] ?? 0) * n * n + n * n - 1] ?? 0;
};

interface Step {
  readonly order: number;
  readonly moves: number;
  /** Scratch: where the states begin of each order that a turn leads to. */
  readonly bases: Uint32Array;
}

/** How many states of this order are so many moves away; their neighbors are then known, too. */
const expandOrder = (distances: Uint8Array, { slots, turns }: Space, { order, moves, bases }: Step): number => {
  const { count, heads, moves: slides } = slots;
  for (let turn = 0; turn < 64; turn++) bases[turn] = (turns[64 * order + turn] ?? 0) * count;
  const first = order * count;
  let expanded = 0;
  for (let slot = 0; slot < count; slot++) {
    if (distances[first + slot] !== moves) continue;
    expanded++;
    const end = heads[slot + 1] ?? 0;
    for (let index = heads[slot] ?? 0; index < end; index++) {
      const slide = slides[index] ?? 0;
      const state = (bases[slide >>> 16] ?? 0) + (slide & 0xffff);
      if (distances[state] === unknown) distances[state] = moves + 1;
    }
  }
  return expanded;
};
