/** A counted stand-in for the npm package min-heap-typed: its MinHeap, as far as searches use it. */
import { Heap } from '../algs4/heap.ts';
import { compareWith } from '../algs4/order.ts';

export interface HeapOptions<E> {
  readonly comparator?: (a: E, b: E) => number;
}

/** Counted, and therefore final. */
export class MinHeap<E> implements Iterable<E> {
  static {
    Object.freeze(this);
    Object.freeze(this.prototype);
  }

  readonly #heap: Heap<E>;
  readonly #options: HeapOptions<E>;

  /** Elements, then options; older versions of the package take the options alone. */
  constructor(elements?: Iterable<E> | HeapOptions<E> | null, options?: HeapOptions<E>) {
    if (new.target !== MinHeap) throw new TypeError('MinHeap is final: it cannot be extended');
    const given = isIterable(elements) ? elements : [];
    this.#options = options ?? (isIterable(elements) ? {} : (elements ?? {}));
    this.#heap = new Heap('MinHeap', compareWith(this.#options.comparator), 1);
    for (const element of given) this.#heap.insert(element);
  }

  get size(): number {
    return this.#heap.size;
  }

  /** The last element in heap order. */
  get leaf(): E | undefined {
    return this.#heap.toArray().at(-1);
  }

  add(element: E): this {
    this.#heap.insert(element);
    return this;
  }

  push(element: E): this {
    return this.add(element);
  }

  offer(element: E): this {
    return this.add(element);
  }

  addMany(elements: Iterable<E>): boolean[] {
    return Array.from(elements, (element) => this.add(element) === this);
  }

  /** Removes and returns the smallest element; undefined when empty. */
  poll(): E | undefined {
    return this.#heap.size === 0 ? undefined : this.#heap.remove();
  }

  pop(): E | undefined {
    return this.poll();
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
    return [...this.#heap];
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

export { MinHeap as MinPriorityQueue };

const isIterable = <E>(value: Iterable<E> | HeapOptions<E> | null | undefined): value is Iterable<E> =>
  typeof value === 'object' && value !== null && Symbol.iterator in value;
