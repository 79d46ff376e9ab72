/** A binary heap in which equal priorities come in the order of MinPQ: the same exchanges, in typed arrays. */
import type { QueueCounts } from '../../oracle/min-pq.ts';
import { IntColumn, NumberColumn } from './columns.ts';
import type { NodeQueue } from './node-queue.ts';

export class HeapQueue implements NodeQueue {
  /** From index 1 on: node and priority of each entry. */
  readonly #nodes = new IntColumn();
  readonly #priorities = new NumberColumn();
  inserts = 0;
  delMins = 0;
  /** Comparisons of two keys, each of which would cost two calls of manhattan() if priorities were not kept. */
  comparisons = 0;
  #maxSize = 0;
  size = 0;

  counts(): QueueCounts {
    return { inserts: this.inserts, delMins: this.delMins, maxSize: this.#maxSize, finalSize: this.size };
  }

  reserve(capacity: number): void {
    this.#nodes.reserve(capacity + 1);
    this.#priorities.reserve(capacity + 1);
  }

  insert(node: number, priority: number): void {
    this.inserts++;
    this.size++;
    if (this.size > this.#maxSize) this.#maxSize = this.size;
    this.#swim(node, priority);
  }

  delMin(): number {
    if (this.size === 0) throw new RangeError('delMin() on an empty queue');
    this.delMins++;
    const smallest = this.#nodes.get(1);
    const last = this.size--;
    if (this.size > 0) this.#sink(this.#nodes.get(last), this.#priorities.get(last));
    return smallest;
  }

  /** Carries the entry up from the end; a parent of equal priority stays above it. */
  #swim(node: number, priority: number): void {
    let k = this.size;
    for (; k > 1; k >>= 1) {
      this.comparisons++;
      if (this.#priorities.get(k >> 1) <= priority) break;
      this.#copy(k >> 1, k);
    }
    this.#nodes.set(k, node);
    this.#priorities.set(k, priority);
  }

  /** Carries the entry down from the top; of two equal children the left one rises. */
  #sink(node: number, priority: number): void {
    const priorities = this.#priorities;
    let k = 1;
    while (2 * k <= this.size) {
      let child = 2 * k;
      this.comparisons += child < this.size ? 2 : 1;
      if (child < this.size && priorities.get(child) > priorities.get(child + 1)) child++;
      if (priority <= priorities.get(child)) break;
      this.#copy(child, k);
      k = child;
    }
    this.#nodes.set(k, node);
    priorities.set(k, priority);
  }

  #copy(from: number, to: number): void {
    this.#nodes.set(to, this.#nodes.get(from));
    this.#priorities.set(to, this.#priorities.get(from));
  }
}
