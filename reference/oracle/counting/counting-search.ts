/** A search that counts: what is common to the one of four bits a cell and the one for boards of any size. */
import { type Tiles, manhattan } from '../../puzzle/tiles.ts';
import type { QueueCounts } from '../min-pq.ts';
import { CompactQueue } from './compact-queue.ts';

/**
 * The steps of `Solver`, hence the same counts; but a node that was taken from the queue is forgotten, so there is no
 * solution in the end, only its length. That suffices, since of its predecessors a node needs nothing but the direction
 * from which it was reached: a neighbor equals the board two moves back exactly when the blank goes straight back.
 */
export abstract class CountingSearch {
  protected readonly queue: CompactQueue;
  /** Of the roots. Priorities grow by 0 or 2 a move, so levels of two stand for them in the queue. */
  readonly #smallestPriority: number;
  /** Neighbors made, and how many of them were compared with the board two moves back. */
  generated = 0;
  compared = 0;

  constructor(roots: readonly Tiles[], capacity: number) {
    this.queue = new CompactQueue(capacity);
    this.#smallestPriority = Math.min(...roots.map(manhattan));
  }

  /** Dequeues one node and enqueues its neighbors; true when the node holds the goal, which ends the search. */
  abstract step(): boolean;

  /** Insertions so far. */
  get inserts(): number {
    return this.queue.inserts;
  }

  /** Entries in the queue at most. */
  get maxSize(): number {
    return this.queue.maxSize;
  }

  /** Of two keys, in the queue. */
  get comparisons(): number {
    return this.queue.comparisons;
  }

  /** Priority of the node that was taken last. No solution has fewer moves. */
  get priority(): number {
    return this.#smallestPriority + 2 * this.queue.level;
  }

  counts(): QueueCounts {
    return this.queue.counts();
  }

  protected levelOf(root: Tiles): number {
    return (manhattan(root) - this.#smallestPriority) >> 1;
  }
}
