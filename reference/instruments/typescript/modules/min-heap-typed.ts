/** A counted stand-in for the npm package min-heap-typed: its MinHeap, as far as searches use it. */
import { Heap } from '../algs4/heap.ts';
import { compareWith } from '../algs4/order.ts';

export interface HeapOptions<E> {
  readonly comparator?: (a: E, b: E) => number;
}

/** The smallest element comes out first. */
export class MinHeap<E> implements Iterable<E> {
  static {
    Object.freeze(this);
    Object.freeze(this.prototype);
  }

  readonly #heap: Heap<E>;

  constructor(elements?: Iterable<E>, options: HeapOptions<E> = {}) {
    this.#heap = new Heap('MinHeap', compareWith(options.comparator), 1);
    if (elements !== undefined) for (const element of elements) this.#heap.insert(element);
  }

  get size(): number {
    return this.#heap.size;
  }

  /** The last element in heap order. */
  get leaf(): E | undefined {
    return this.#heap.toArray().at(-1);
  }

  /** True, always: as the package has it. */
  add(element: E): boolean {
    this.#heap.insert(element);
    return true;
  }

  addMany(elements: Iterable<E>): boolean[] {
    return Array.from(elements, (element) => this.add(element));
  }

  /** Removes and returns the smallest element; undefined when empty. */
  poll(): E | undefined {
    return this.#heap.size === 0 ? undefined : this.#heap.remove();
  }

  peek(): E | undefined {
    return this.#heap.top;
  }

  isEmpty(): boolean {
    return this.#heap.size === 0;
  }

  clear(): void {
    this.#heap.clear();
  }

  has(element: E): boolean {
    return this.#heap.toArray().includes(element);
  }

  toArray(): E[] {
    return this.#heap.toArray();
  }

  sort(): E[] {
    return this.#heap.sorted();
  }

  forEach(see: (element: E, index: number) => void): void {
    this.#heap.toArray().forEach((element, index) => {
      see(element, index);
    });
  }

  [Symbol.iterator](): Iterator<E> {
    return this.#heap.toArray()[Symbol.iterator]();
  }
}
