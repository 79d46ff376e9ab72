/** `MinPQ` for numbered nodes with small integer priorities: the same exchanges, in typed arrays. */
import type { QueueCounts } from '../min-pq.ts';

export class PackedQueue {
  /** From index 1 on: node and priority of each entry. */
  #nodes = new Int32Array(64);
  #priorities = new Int32Array(64);
  #size = 0;
  #maxSize = 0;
  inserts = 0;
  delMins = 0;
  /** Comparisons of two keys, each of which would cost two calls of manhattan() if priorities were not kept. */
  comparisons = 0;

  counts(): QueueCounts {
    return { inserts: this.inserts, delMins: this.delMins, maxSize: this.#maxSize, finalSize: this.#size };
  }

  insert(node: number, priority: number): void {
    this.inserts++;
    this.#size++;
    if (this.#size > this.#maxSize) this.#maxSize = this.#size;
    if (this.#size >= this.#nodes.length) this.#grow();
    this.#swim(node, priority);
  }

  /** The node of the smallest priority. @throws {RangeError} when the queue is empty. */
  delMin(): number {
    if (this.#size === 0) throw new RangeError('delMin() on an empty queue');
    this.delMins++;
    const smallest = this.#nodes[1] ?? 0;
    const last = this.#size--;
    if (this.#size > 0) this.#sink(this.#nodes[last] ?? 0, this.#priorities[last] ?? 0);
    return smallest;
  }

  /** Carries the entry up from the end; a parent of equal priority stays above it. */
  #swim(node: number, priority: number): void {
    const nodes = this.#nodes;
    const priorities = this.#priorities;
    let k = this.#size;
    for (; k > 1; k >>= 1) {
      this.comparisons++;
      if ((priorities[k >> 1] ?? 0) <= priority) break;
      nodes[k] = nodes[k >> 1] ?? 0;
      priorities[k] = priorities[k >> 1] ?? 0;
    }
    nodes[k] = node;
    priorities[k] = priority;
  }

  /** Carries the entry down from the top; of two equal children the left one rises. */
  #sink(node: number, priority: number): void {
    const nodes = this.#nodes;
    const priorities = this.#priorities;
    const size = this.#size;
    let k = 1;
    while (2 * k <= size) {
      let child = 2 * k;
      this.comparisons += child < size ? 2 : 1;
      if (child < size && (priorities[child] ?? 0) > (priorities[child + 1] ?? 0)) child++;
      if (priority <= (priorities[child] ?? 0)) break;
      nodes[k] = nodes[child] ?? 0;
      priorities[k] = priorities[child] ?? 0;
      k = child;
    }
    nodes[k] = node;
    priorities[k] = priority;
  }

  #grow(): void {
    const nodes = new Int32Array(2 * this.#nodes.length);
    nodes.set(this.#nodes);
    this.#nodes = nodes;
    const priorities = new Int32Array(2 * this.#priorities.length);
    priorities.set(this.#priorities);
    this.#priorities = priorities;
  }
}
