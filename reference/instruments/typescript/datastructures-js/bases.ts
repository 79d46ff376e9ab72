/**
 * What the classes of a @datastructures-js package have in common. A subject can reach these by the prototype of a class,
 * and must not make one of a kind of its own: that takes a key which only the classes have.
 */
import { Heap } from '../algs4/heap.ts';
import type { ICompare } from './options.ts';

export const baseKey = Symbol('base');

const requireKey = (key: symbol): void => {
  if (key !== baseKey) throw new TypeError('This class cannot be used by itself.');
};

/** Heap, MinHeap and MaxHeap: the value that comes first is the root. */
export class HeapBase<T> implements Iterable<T> {
  static {
    Object.freeze(this);
    Object.freeze(this.prototype);
  }

  readonly #heap: Heap<T>;

  constructor(key: symbol, type: string, compare: ICompare<T>, values: readonly T[]) {
    requireKey(key);
    this.#heap = new Heap<T>(type, compare, 1);
    for (let i = 0; i < values.length; i += 1) this.#heap.insert(values[i] as T);
  }

  insert(value: T): this {
    this.#heap.insert(value);
    return this;
  }

  push(value: T): this {
    return this.insert(value);
  }

  /** Removes and returns the root; null when empty. */
  extractRoot(): T | null {
    return this.#heap.size === 0 ? null : this.#heap.remove();
  }

  pop(): T | null {
    return this.extractRoot();
  }

  root(): T | null {
    return this.#heap.size === 0 ? null : (this.#heap.top as T);
  }

  top(): T | null {
    return this.root();
  }

  leaf(): T | null {
    return this.#heap.sorted().at(-1) ?? null;
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

  sort(): T[] {
    return this.#heap.sorted().reverse();
  }

  /** Takes the values out one by one, as the package does. */
  *[Symbol.iterator](): Iterator<T> {
    while (this.#heap.size > 0) yield this.#heap.remove();
  }
}

/** PriorityQueue, MinPriorityQueue and MaxPriorityQueue: the value that comes first is in front. */
export class QueueBase<T> implements Iterable<T> {
  static {
    Object.freeze(this);
    Object.freeze(this.prototype);
  }

  readonly #heap: Heap<T>;

  constructor(key: symbol, type: string, compare: ICompare<T>, values: readonly T[]) {
    requireKey(key);
    this.#heap = new Heap<T>(type, compare, 1);
    for (let i = 0; i < values.length; i += 1) this.#heap.insert(values[i] as T);
  }

  enqueue(value: T): this {
    this.#heap.insert(value);
    return this;
  }

  push(value: T): this {
    return this.enqueue(value);
  }

  /** Removes and returns the value that is first; null when empty. */
  dequeue(): T | null {
    return this.#heap.size === 0 ? null : this.#heap.remove();
  }

  pop(): T | null {
    return this.dequeue();
  }

  front(): T | null {
    return this.#heap.size === 0 ? null : (this.#heap.top as T);
  }

  back(): T | null {
    return this.#heap.sorted().at(-1) ?? null;
  }

  size(): number {
    return this.#heap.size;
  }

  isEmpty(): boolean {
    return this.#heap.size === 0;
  }

  contains(test: (value: T) => boolean): boolean {
    return this.#heap.toArray().some((value) => test(value));
  }

  clear(): void {
    this.#heap.clear();
  }

  toArray(): T[] {
    return this.#heap.sorted();
  }

  /** Takes the values out one by one, as the package does. */
  *[Symbol.iterator](): Iterator<T> {
    while (this.#heap.size > 0) yield this.#heap.remove();
  }
}
