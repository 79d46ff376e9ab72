import { Heap } from './heap.ts';
import { type Comparator, compareWith } from './order.ts';

/** Taken before any code of a subject runs, which could replace it. */
const { isArray } = Array;

/** A priority queue whose largest key comes out first. */
export class MaxPQ<Key> implements Iterable<Key> {
  static {
    Object.freeze(this);
    Object.freeze(this.prototype);
  }

  readonly #heap: Heap<Key>;

  constructor(comparator?: Comparator<Key> | null);
  constructor(capacity: number, comparator?: Comparator<Key> | null);
  constructor(keys: readonly Key[], comparator?: Comparator<Key> | null);
  constructor(first?: Comparator<Key> | number | readonly Key[] | null, second?: Comparator<Key> | null) {
    const leading = typeof first === 'number' || isArray(first) ? null : (first as Comparator<Key> | null | undefined);
    this.#heap = new Heap('MaxPQ', compareWith(leading ?? second), -1);
    if (isArray(first)) for (let i = 0; i < first.length; i += 1) this.#heap.insert(first[i] as Key);
  }

  insert(key: Key): void {
    this.#heap.insert(key);
  }

  /** Removes and returns a largest key. Throws when the queue is empty. */
  delMax(): Key {
    this.#mustHoldKeys();
    return this.#heap.remove();
  }

  /** A largest key, which stays. Throws when the queue is empty. */
  max(): Key {
    this.#mustHoldKeys();
    return this.#heap.top as Key;
  }

  isEmpty(): boolean {
    return this.#heap.size === 0;
  }

  size(): number {
    return this.#heap.size;
  }

  /** The keys in the order in which they would come out. */
  [Symbol.iterator](): Iterator<Key> {
    return this.#heap.iterator();
  }

  #mustHoldKeys(): void {
    if (this.#heap.size === 0) throw new RangeError('MaxPQ underflow: the priority queue is empty');
  }
}
