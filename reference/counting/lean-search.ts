/** A search that counts: what is common to the one for small boards and the one for boards of any size. */
import type { QueueCounts } from '../min-pq.ts';
import type { Tiles } from '../tiles.ts';
import { NibbleSearch, nibbleBytes } from './nibble-search.ts';
import { SlotSearch, slotBytes } from './slot-search.ts';

/**
 * The steps of `Solver`, hence the same counts; but a node that was taken from the queue is forgotten, so there is no
 * solution in the end, only its length. That suffices, since of its predecessors a node needs nothing but the direction
 * from which it was reached: a neighbor equals the board two moves back exactly when the blank goes straight back.
 */
export interface LeanSearch {
  /** Insertions so far, and entries in the queue at most. */
  readonly inserts: number;
  readonly maxSize: number;
  /** Neighbors made, and how many of them were compared with the board two moves back. */
  readonly generated: number;
  readonly compared: number;
  /** Of two keys, in the queue. */
  readonly comparisons: number;
  /** Priority of the node that was taken last. No solution has fewer moves. */
  readonly priority: number;
  /** Dequeues one node and enqueues its neighbors; true when the node holds the goal, which ends the search. */
  step(): boolean;
  counts(): QueueCounts;
}

/** A search from these boards, in one queue that may hold so many bytes. */
export const leanSearch = (roots: readonly [Tiles, ...Tiles[]], maxBytes: number): LeanSearch => {
  const n = roots[0].length;
  const capacity = Math.floor(maxBytes / bytesOfNode(n)) + spare;
  return n <= 4 ? new NibbleSearch(roots, capacity) : new SlotSearch(roots, capacity);
};

/** Bytes of a node in a queue, for n-by-n boards: 9 for n up to 4. */
export const bytesOfNode = (n: number): number => (n <= 4 ? nibbleBytes : slotBytes(n));

/** Limits are looked at between steps, each of which adds three entries at most. */
const spare = 16;
