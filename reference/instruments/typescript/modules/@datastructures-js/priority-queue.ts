/** A counted stand-in for the npm package @datastructures-js/priority-queue. */
import { Heap } from '../../algs4/heap.ts';
import { type CompareOption, type ValueOption, compareBy, compareByValue } from '../../datastructures-js/options.ts';

export type { ICompare, IGetCompareValue } from '../../datastructures-js/options.ts';

/** The value that the comparison puts first comes out first. Counted, and therefore final. */
export class PriorityQueue<T> implements Iterable<T> {
  static {
    Object.freeze(this);
    Object.freeze(this.prototype);
  }

  readonly #heap: Heap<T>;

  constructor(compare: CompareOption<T>, values: readonly T[] = []) {
    if (new.target !== PriorityQueue) throw new TypeError('PriorityQueue is final: it cannot be extended');
    this.#heap = new Heap<T>('PriorityQueue', compareBy('PriorityQueue', compare), 1);
    for (const value of values) this.#heap.insert(value);
  }

  static fromArray<T>(values: readonly T[], compare: CompareOption<T>): PriorityQueue<T> {
    return new PriorityQueue<T>(compare, values);
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
    return [...this.#heap].at(-1) ?? null;
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
    return [...this.#heap];
  }

  /** Takes the values out one by one, as the package does. */
  *[Symbol.iterator](): Iterator<T> {
    while (this.#heap.size > 0) yield this.#heap.remove();
  }
}

/** The smallest value comes out first. Counted, and therefore final. */
export class MinPriorityQueue<T> implements Iterable<T> {
  static {
    Object.freeze(this);
    Object.freeze(this.prototype);
  }

  readonly #heap: Heap<T>;

  constructor(by?: ValueOption<T> | null, values: readonly T[] = []) {
    if (new.target !== MinPriorityQueue) throw new TypeError('MinPriorityQueue is final: it cannot be extended');
    this.#heap = new Heap<T>('MinPriorityQueue', compareByValue('MinPriorityQueue', by), 1);
    for (const value of values) this.#heap.insert(value);
  }

  static fromArray<T>(values: readonly T[], by?: ValueOption<T> | null): MinPriorityQueue<T> {
    return new MinPriorityQueue<T>(by, values);
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
    return [...this.#heap].at(-1) ?? null;
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
    return [...this.#heap];
  }

  /** Takes the values out one by one, as the package does. */
  *[Symbol.iterator](): Iterator<T> {
    while (this.#heap.size > 0) yield this.#heap.remove();
  }
}

/** The largest value comes out first. Counted, and therefore final. */
export class MaxPriorityQueue<T> implements Iterable<T> {
  static {
    Object.freeze(this);
    Object.freeze(this.prototype);
  }

  readonly #heap: Heap<T>;

  constructor(by?: ValueOption<T> | null, values: readonly T[] = []) {
    if (new.target !== MaxPriorityQueue) throw new TypeError('MaxPriorityQueue is final: it cannot be extended');
    this.#heap = new Heap<T>('MaxPriorityQueue', compareByValue('MaxPriorityQueue', by, -1), 1);
    for (const value of values) this.#heap.insert(value);
  }

  static fromArray<T>(values: readonly T[], by?: ValueOption<T> | null): MaxPriorityQueue<T> {
    return new MaxPriorityQueue<T>(by, values);
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
    return [...this.#heap].at(-1) ?? null;
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
    return [...this.#heap];
  }

  /** Takes the values out one by one, as the package does. */
  *[Symbol.iterator](): Iterator<T> {
    while (this.#heap.size > 0) yield this.#heap.remove();
  }
}
