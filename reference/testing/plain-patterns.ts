/** The table of a group by the plain way: the check of the compiled one (lab/patterns/build.ts). */
import { at } from '../puzzle/at.ts';
import { ManhattanSums } from '../lab/patterns/manhattan-sums.ts';
import { ordersOf } from '../lab/patterns/orders.ts';
import { slidesOf } from '../lab/patterns/slots.ts';
import { goalState, packedBytes, type Space, statesOf } from '../lab/patterns/space.ts';

/** Of every state half of what its distance exceeds the Manhattan distance by. */
export const plainTable = (space: Space, tiles: readonly number[]): Uint8Array => {
  const distances = distancesOf(space, tiles);
  const { count, cells } = space.slots;
  const packed = new Uint8Array(packedBytes(space));
  const sums = new ManhattanSums(space.n, space.size);
  let state = 0;
  for (const order of ordersOf(tiles)) {
    sums.fill(order);
    for (let slot = 0; slot < count; slot++, state++) {
      const entry = (at(distances, state) - at(sums.bySet, at(cells, slot))) / 2;
      packed[state >>> 1] = at(packed, state >>> 1) | (entry << ((state & 1) << 2));
    }
  }
  return packed;
};

/** Breadth first, with a queue. */
const distancesOf = (space: Space, tiles: readonly number[]): Uint8Array => {
  const { slots, turns } = space;
  const { heads, slides } = slidesOf(space.n, slots);
  const distances = new Uint8Array(statesOf(space)).fill(unknown);
  const goal = goalState(space, tiles);
  const queue = new Uint32Array(distances.length);
  distances[goal] = 0;
  queue[0] = goal;
  for (let next = 0, end = 1; next < end; next++) {
    const state = at(queue, next);
    const slot = state % slots.count;
    const order = (state - slot) / slots.count;
    const last = at(heads, slot + 1);
    for (let index = at(heads, slot); index < last; index++) {
      const slide = at(slides, index);
      const to = at(turns, 64 * order + (slide >>> 16)) * slots.count + (slide & 0xffff);
      if (distances[to] !== unknown) continue;
      distances[to] = at(distances, state) + 1;
      queue[end++] = to;
    }
  }
  return distances;
};

const unknown = 255;
