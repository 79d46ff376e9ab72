/** A counted stand-in for the npm package @datastructures-js/heap. */
import { Heap as CountedHeap } from '../../algs4/heap.ts';
import { type CompareOption, type ValueOption, compareBy, compareByValue } from '../../datastructures-js/options.ts';

export type { ICompare, IGetCompareValue } from '../../datastructures-js/options.ts';

/** The value that the comparison puts first is the root. Counted, and therefore final. */
export class Heap<T> implements Iterable<T> {
  static {
    Object.freeze(this);
    Object.freeze(this.prototype);
  }

  readonly #heap: CountedHeap<T>;

  constructor(compare: CompareOption<T>, values: readonly T[] = []) {
    if (new.target !== Heap) throw new TypeError('Heap is final: it cannot be extended');
    this.#heap = new CountedHeap<T>('Heap', compareBy('Heap', compare), 1);
    for (const value of values) this.#heap.insert(value);
  }

  static heapify<T>(values: readonly T[], compare: CompareOption<T>): Heap<T> {
    return new Heap<T>(compare, values);
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
    return [...this.#heap].at(-1) ?? null;
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
    return [...this.#heap].reverse();
  }

  /** Takes the values out one by one, as the package does. */
  *[Symbol.iterator](): Iterator<T> {
    while (this.#heap.size > 0) yield this.#heap.remove();
  }
}

/** The smallest value is the root. Counted, and therefore final. */
export class MinHeap<T> implements Iterable<T> {
  static {
    Object.freeze(this);
    Object.freeze(this.prototype);
  }

  readonly #heap: CountedHeap<T>;

  constructor(by?: ValueOption<T> | null, values: readonly T[] = []) {
    if (new.target !== MinHeap) throw new TypeError('MinHeap is final: it cannot be extended');
    this.#heap = new CountedHeap<T>('MinHeap', compareByValue('MinHeap', by), 1);
    for (const value of values) this.#heap.insert(value);
  }

  static heapify<T>(values: readonly T[], by?: ValueOption<T> | null): MinHeap<T> {
    return new MinHeap<T>(by, values);
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
    return [...this.#heap].at(-1) ?? null;
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
    return [...this.#heap].reverse();
  }

  /** Takes the values out one by one, as the package does. */
  *[Symbol.iterator](): Iterator<T> {
    while (this.#heap.size > 0) yield this.#heap.remove();
  }
}

/** The largest value is the root. Counted, and therefore final. */
export class MaxHeap<T> implements Iterable<T> {
  static {
    Object.freeze(this);
    Object.freeze(this.prototype);
  }

  readonly #heap: CountedHeap<T>;

  constructor(by?: ValueOption<T> | null, values: readonly T[] = []) {
    if (new.target !== MaxHeap) throw new TypeError('MaxHeap is final: it cannot be extended');
    this.#heap = new CountedHeap<T>('MaxHeap', compareByValue('MaxHeap', by, -1), 1);
    for (const value of values) this.#heap.insert(value);
  }

  static heapify<T>(values: readonly T[], by?: ValueOption<T> | null): MaxHeap<T> {
    return new MaxHeap<T>(by, values);
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
    return [...this.#heap].at(-1) ?? null;
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
    return [...this.#heap].reverse();
  }

  /** Takes the values out one by one, as the package does. */
  *[Symbol.iterator](): Iterator<T> {
    while (this.#heap.size > 0) yield this.#heap.remove();
  }
}
