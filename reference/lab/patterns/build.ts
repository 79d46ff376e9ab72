/** Breadth-first search from the goal over all states of a group of tiles, in a compiled loop. */
import { type Loops, newLoops } from '../inner-loops/inner-loops.ts';
import { yieldToOthers } from '../platform.ts';
import { Layout } from './layout.ts';
import { ManhattanSums } from './manhattan-sums.ts';
import { ordersOf } from './orders.ts';
import { slidesOf } from './slots.ts';
import { goalState, packedBytes, type Space, statesOf } from './space.ts';
import { at } from '../../puzzle/at.ts';

/** What has been done so far, 0 to 1; true ends the work. */
export type Progress = (part: number) => boolean;

/**
 * The packed table of a group, the same as that of `plainTable`; null when it was ended. The states of one order lie
 * together, and from one order some thirty others are reached: so the search, order by order on each level, works on a
 * small part of the table at a time. It takes a byte a state, and half of that for the answer.
 * @throws {RangeError} when an entry needs more than four bits.
 */
export const buildTable = async (
  space: Space,
  tiles: readonly number[],
  progress: Progress,
): Promise<Uint8Array | null> => {
  const { loops, distances } = prepare(space, tiles);
  const pauses = new Pauses(progress);
  const states = statesOf(space);
  for (let moves = 0, expanded = 0; expanded < states; moves++) {
    for (let order = 0; order < space.orders; order++) {
      expanded += loops.expandOrder(order, moves);
      if (pauses.isDue() && (await pauses.take(expanded / states))) return null;
    }
  }
  const sums = new ManhattanSums(space.n, space.size);
  const manhattan = new Uint8Array(loops.memory.buffer, loops.buildManhattan.value, sums.bySet.length);
  for (const [order, standing] of ordersOf(tiles).entries()) {
    sums.fill(standing);
    manhattan.set(sums.bySet);
    if (loops.packOrder(order) > 15) throw new RangeError(`an entry of the tiles ${tiles.join(', ')} is too large`);
    if (pauses.isDue() && (await pauses.take(1))) return null;
  }
  return new Uint8Array(loops.memory.buffer).slice(distances, distances + packedBytes(space));
};

/** Loops with the space in their memory, and the address of the distances: none is known but the goal's. */
const prepare = (space: Space, tiles: readonly number[]): { readonly loops: Loops; readonly distances: number } => {
  const { count, cells } = space.slots;
  const { heads, slides } = slidesOf(space.n, space.slots);
  const loops = newLoops({ tick: () => false, found: () => true }, 0);
  const layout = new Layout(loops.buildHeap.value);
  const places = [heads, slides, cells, space.turns].map((table) => layout.place(table));
  const distances = layout.reserve(statesOf(space));
  layout.fill(loops);
  const memory = new Uint8Array(loops.memory.buffer);
  memory.fill(unknown, distances, distances + statesOf(space));
  memory[distances + goalState(space, tiles)] = 0;
  loops.setUpBuild(count, at(places, 0), at(places, 1), at(places, 2), at(places, 3), distances);
  return { loops, distances };
};

const unknown = 255;

/** Lets whoever watches, and the rest of the process, have a turn ten times a second. */
class Pauses {
  readonly #progress: Progress;
  #last = performance.now();

  constructor(progress: Progress) {
    this.#progress = progress;
  }

  isDue(): boolean {
    return performance.now() - this.#last > 100;
  }

  /** True when the work is to be ended. */
  async take(part: number): Promise<boolean> {
    await yieldToOthers();
    this.#last = performance.now();
    return this.#progress(part);
  }
}
