/** What a counting search can say of itself, whatever it keeps of a board. */
import type { QueueCounts } from '../min-pq.ts';
import { type Tiles, manhattan } from '../tiles.ts';
import { LeanQueue } from './lean-queue.ts';

export abstract class LeanCounts {
  protected readonly queue: LeanQueue;
  /** Of the roots. Priorities grow by 0 or 2 a move, so that levels of two stand for them in the queue. */
  readonly #smallestPriority: number;
  /** Neighbors made, and how many of them were compared with the board two moves back. */
  generated = 0;
  compared = 0;

  constructor(roots: readonly Tiles[], capacity: number) {
    this.queue = new LeanQueue(capacity);
    this.#smallestPriority = Math.min(...roots.map(manhattan));
  }

  get inserts(): number {
    return this.queue.inserts;
  }

  get maxSize(): number {
    return this.queue.maxSize;
  }

  get comparisons(): number {
    return this.queue.comparisons;
  }

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
