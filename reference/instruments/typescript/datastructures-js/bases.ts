/**
 * What the classes of a @datastructures-js package have in common. A subject can reach these by the prototype of a class,
 * and must not make one of a kind of its own: that takes a key which only the classes have.
 */
import { Heap } from '../algs4/heap.ts';
import type { ICompare } from './options.ts';

export const baseKey = Symbol('base');

let heapOf: <T>(base: Base<T>) => Heap<T>;

class Base<T> implements Iterable<T> {
  static {
    heapOf = (base) => base.#heap;
    Object.freeze(this);
    Object.freeze(this.prototype);
  }

  readonly #heap: Heap<T>;

  constructor(key: symbol, type: string, compare: ICompare<T>, values: readonly T[]) {
    if (key !== baseKey) throw new TypeError('This class cannot be used by itself.');
    this.#heap = new Heap<T>(type, compare, 1);
    for (let i = 0; i < values.length; i += 1) this.#heap.insert(values[i] as T);
  }

  size(): number {
    return this.#heap.size;
  }

  isEmpty(): boolean {
    return this.#heap.size === 0;
  }

  clear(): void {
    this.#heap.clear();
  }

  /** Takes the values out one by one, as the package does. */
  *[Symbol.iterator](): Iterator<T> {
    while (this.#heap.size > 0) yield this.#heap.remove();
  }
}

/** Null when empty, as all that gives a value. */
const removedFrom = <T>(base: Base<T>): T | null => (heapOf(base).size === 0 ? null : heapOf(base).remove());
const firstOf = <T>(base: Base<T>): T | null => (heapOf(base).size === 0 ? null : (heapOf(base).top as T));
const lastOf = <T>(base: Base<T>): T | null => heapOf(base).sorted().at(-1) ?? null;

/** Heap, MinHeap and MaxHeap: the value that comes first is the root. */
export class HeapBase<T> extends Base<T> {
  static {
    Object.freeze(this);
    Object.freeze(this.prototype);
  }

  insert(value: T): this {
    heapOf(this).insert(value);
    return this;
  }

  push(value: T): this {
    return this.insert(value);
  }

  extractRoot(): T | null {
    return removedFrom(this);
  }

  pop(): T | null {
    return this.extractRoot();
  }

  root(): T | null {
    return firstOf(this);
  }

  top(): T | null {
    return this.root();
  }

  leaf(): T | null {
    return lastOf(this);
  }

  sort(): T[] {
    return heapOf(this).sorted().reverse();
  }
}

/** PriorityQueue, MinPriorityQueue and MaxPriorityQueue: the value that comes first is in front. */
export class QueueBase<T> extends Base<T> {
  static {
    Object.freeze(this);
    Object.freeze(this.prototype);
  }

  enqueue(value: T): this {
    heapOf(this).insert(value);
    return this;
  }

  push(value: T): this {
    return this.enqueue(value);
  }

  dequeue(): T | null {
    return removedFrom(this);
  }

  pop(): T | null {
    return this.dequeue();
  }

  front(): T | null {
    return firstOf(this);
  }

  back(): T | null {
    return lastOf(this);
  }

  contains(test: (value: T) => boolean): boolean {
    return heapOf(this)
      .toArray()
      .some((value) => test(value));
  }

  toArray(): T[] {
    return heapOf(this).sorted();
  }
}
