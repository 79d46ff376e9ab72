/**
 * A queue for few different priorities: a chain of nodes for each, so that an operation takes the same time however many
 * nodes there are (Dial, "Algorithm 360: Shortest-path forest with topological ordering", 1969). Of equal priorities, the
 * first or the last one in comes out first.
 */
import { MinPQ, type QueueCounts } from '../../oracle/min-pq.ts';
import { IntColumn } from './columns.ts';
import type { NodeQueue } from './node-queue.ts';

interface Chain {
  readonly priority: number;
  /** The node that comes next, and the one behind which others are added; `none` in an empty chain. */
  head: number;
  tail: number;
}

const none = -1;

export class BucketQueue implements NodeQueue {
  readonly #isLastInFirst: boolean;
  readonly #chains = new Map<number, Chain>();
  /** The nonempty chains, but for the one of the smallest priority. */
  readonly #others = new MinPQ<Chain>((a, b) => a.priority - b.priority);
  #smallest: Chain | null = null;
  /** By node: the next one of its chain. */
  readonly #next = new IntColumn();
  #inserts = 0;
  #delMins = 0;
  #maxSize = 0;
  size = 0;

  constructor(first: 'first-in' | 'last-in') {
    this.#isLastInFirst = first === 'last-in';
  }

  /** Infinity when the queue is empty. */
  get smallestPriority(): number {
    return this.#smallest?.priority ?? Infinity;
  }

  counts(): QueueCounts {
    return { inserts: this.#inserts, delMins: this.#delMins, maxSize: this.#maxSize, finalSize: this.size };
  }

  reserve(capacity: number): void {
    this.#next.reserve(capacity);
  }

  insert(node: number, priority: number): void {
    this.#inserts++;
    this.size++;
    if (this.size > this.#maxSize) this.#maxSize = this.size;
    const chain = this.#chainOf(priority);
    if (chain.head === none) {
      chain.head = chain.tail = node;
      this.#next.set(node, none);
      this.#open(chain);
    } else if (this.#isLastInFirst) {
      this.#next.set(node, chain.head);
      chain.head = node;
    } else {
      this.#next.set(chain.tail, node);
      this.#next.set(node, none);
      chain.tail = node;
    }
  }

  delMin(): number {
    const chain = this.#smallest;
    if (chain === null) throw new RangeError('delMin() on an empty queue');
    this.#delMins++;
    this.size--;
    const node = chain.head;
    chain.head = this.#next.get(node);
    if (chain.head === none) this.#smallest = this.#others.isEmpty() ? null : this.#others.delMin();
    return node;
  }

  #chainOf(priority: number): Chain {
    const known = this.#chains.get(priority);
    if (known !== undefined) return known;
    const chain = { priority, head: none, tail: none };
    this.#chains.set(priority, chain);
    return chain;
  }

  /** A chain that was empty has a node. */
  #open(chain: Chain): void {
    if (this.#smallest === null) {
      this.#smallest = chain;
    } else if (chain.priority < this.#smallest.priority) {
      this.#others.insert(this.#smallest);
      this.#smallest = chain;
    } else {
      this.#others.insert(chain);
    }
  }
}
