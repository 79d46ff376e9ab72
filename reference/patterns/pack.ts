/** Distances as what they exceed the Manhattan distance by, halved: four bits a state. */
import { ManhattanSums } from './manhattan-sums.ts';
import { ordersOf } from './orders.ts';
import { type Space, statesOf } from './space.ts';

/** Half the excess of a state: the even ones are in the low half of a byte. */
export const excessOf = (packed: Uint8Array, state: number): number =>
  ((packed[state >>> 1] ?? 0) >> ((state & 1) << 2)) & 15;

export const packedBytes = (space: Space): number => (statesOf(space) + 1) >>> 1;

/**
 * A move changes both the distance and the Manhattan distance by one, so that they have the same parity, and the distance
 * is not the smaller one. Uses up `distances`, for want of memory for two of them.
 * @throws {RangeError} when a distance exceeds the Manhattan distance by more than 30.
 */
export const pack = (
  distances: Uint8Array<ArrayBuffer>,
  space: Space,
  tiles: readonly number[],
): Uint8Array<ArrayBuffer> => {
  const { count, cells } = space.slots;
  const sums = new ManhattanSums(space.n, space.size);
  let seen = 0;
  let state = 0;
  for (const order of ordersOf(tiles)) {
    sums.fill(order);
    for (let slot = 0; slot < count; slot++, state++) {
      const excess = ((distances[state] ?? 0) - (sums.bySet[cells[slot] ?? 0] ?? 0)) >> 1;
      seen |= excess;
      const byte = state >>> 1;
      distances[byte] = (state & 1) === 0 ? excess : (distances[byte] ?? 0) | (excess << 4);
    }
  }
  if (seen < 0 || seen > 15) throw new RangeError(`a distance of the tiles ${tiles.join(', ')} does not fit`);
  return new Uint8Array(distances.buffer.transfer(packedBytes(space)));
};
