import { compared, direction, type Direction, exchanges, laterKey, removed } from '../counting/disorder.ts';
import { watcherOf } from '../counting/queues.ts';
import { drained } from './drained.ts';
import { type Compare, compareWith } from './order.ts';

/** Taken before any code of a subject runs, which could replace it. */
const { setPrototypeOf } = Object;
const { isInteger } = Number;
const { apply, deleteProperty } = Reflect;
const { values } = Array.prototype;

/** A priority queue of indices 0 to capacity - 1, each with a key that can be changed. */
export class IndexMinPQ<Key> implements Iterable<number> {
  static {
    Object.freeze(this);
    Object.freeze(this.prototype);
  }

  readonly #capacity: number;
  readonly #compare: Compare<Key> = compareWith<Key>(null);
  readonly #watch = watcherOf(this, 'IndexMinPQ', (a, b) => this.#compare(a, b) < 0);
  /** These have no prototype, on which a subject could plant a setter. */
  readonly #keys = setPrototypeOf({}, null) as Record<number, Key>;
  /** Heap position, 1-based, to index; and back. */
  readonly #heap = setPrototypeOf([-1], null) as number[];
  readonly #position = setPrototypeOf({}, null) as Record<number, number>;

  constructor(capacity: number) {
    if (!(capacity >= 0)) throw new RangeError('IndexMinPQ: the capacity is negative');
    this.#capacity = capacity;
  }

  insert(i: number, key: Key): void {
    if (!isInteger(i) || i < 0 || i >= this.#capacity) throw new RangeError(`IndexMinPQ: index ${i} is out of range`);
    if (this.#has(i)) throw new RangeError(`IndexMinPQ: index ${i} is already in the priority queue`);
    const sign = this.#watch.inserting(key, this.#size + 1, this);
    this.#keys[i] = key;
    this.#place(this.#heap.length, i);
    this.#swim(this.#heap.length - 1, sign);
  }

  /** Removes the smallest key and returns its index. Throws when empty. */
  delMin(): number {
    const index = this.#first();
    const another = this.#heap[2] ?? index;
    this.#takeOut(index, this.#watch.removing(this.#keyOf(index), this.#size - 1, this, this.#keyOf(another)));
    return index;
  }

  minIndex(): number {
    return this.#first();
  }

  minKey(): Key {
    return this.#keyOf(this.#first());
  }

  keyOf(i: number): Key {
    return this.#keyOf(i);
  }

  changeKey(i: number, key: Key): void {
    this.#keyOf(i);
    this.#keys[i] = key;
    this.#settle(i, direction(this));
  }

  decreaseKey(i: number, key: Key): void {
    if (this.#compare(this.#keyOf(i), key) <= 0)
      throw new RangeError('IndexMinPQ.decreaseKey(): the key is not smaller');
    this.changeKey(i, key);
  }

  increaseKey(i: number, key: Key): void {
    if (this.#compare(this.#keyOf(i), key) >= 0)
      throw new RangeError('IndexMinPQ.increaseKey(): the key is not larger');
    this.changeKey(i, key);
  }

  delete(i: number): void {
    removed(this, this.#keyOf(i));
    this.#takeOut(i, direction(this));
  }

  contains(i: number): boolean {
    return this.#has(i);
  }

  isEmpty(): boolean {
    return this.#size === 0;
  }

  size(): number {
    return this.#size;
  }

  /** The indices in the order in which they would come out now. */
  [Symbol.iterator](): Iterator<number> {
    if (this.#size > 0) this.#first();
    const sign = direction(this) < 0 ? -1 : 1;
    const copy = setPrototypeOf([], null) as number[];
    for (let k = 1; k <= this.#size; k += 1) copy[k] = this.#heap[k] ?? 0;
    const order = (i: number, j: number): number => sign * this.#compare(this.#keyOf(i), this.#keyOf(j));
    return apply(values, drained(copy, this.#size, order), []) as ArrayIterator<number>;
  }

  /** What is counted asks these, not the methods, which a subclass may override. */
  get #size(): number {
    return this.#heap.length - 1;
  }

  #has(i: number): boolean {
    return i in this.#position;
  }

  #first(): number {
    const place = this.#position[laterKey(this)] ?? 0;
    if (place > 1 && exchanges(this)) this.#exchangeFirst(place);
    const index = this.#heap[1];
    if (index === undefined) throw new RangeError('IndexMinPQ underflow: the priority queue is empty');
    return index;
  }

  #keyOf(i: number): Key {
    if (!this.#has(i)) throw new RangeError(`IndexMinPQ: index ${i} is not in the priority queue`);
    return this.#keys[i] as Key;
  }

  #takeOut(i: number, sign: Direction): void {
    const at = this.#position[i] ?? 0;
    const last = this.#heap[this.#size] ?? 0;
    this.#heap.length -= 1;
    deleteProperty(this.#position, i);
    deleteProperty(this.#keys, i);
    if (last === i) return;
    this.#place(at, last);
    this.#settle(last, sign);
  }

  /** `sign` is -1 where the order is to be the contrary. */
  #settle(i: number, sign: Direction): void {
    this.#swim(this.#position[i] ?? 0, sign);
    this.#sink(this.#position[i] ?? 0, sign);
  }

  /** The first key and a later one change places. No key is compared: all but that one come after the first. */
  #exchangeFirst(later: number): void {
    this.#exchange(1, later);
    for (let k = later; k > 3; k >>= 1) this.#exchange(k, k >> 1);
  }

  #place(at: number, index: number): void {
    this.#heap[at] = index;
    this.#position[index] = at;
  }

  #isAfter(a: number, b: number, sign: Direction): boolean {
    const first = this.#heap[a] ?? 0;
    const second = this.#heap[b] ?? 0;
    const order = sign * this.#compare(this.#keyOf(first), this.#keyOf(second));
    if (sign === 2 && order !== 0) compared(this, order > 0 ? first : second);
    return order > 0;
  }

  #exchange(a: number, b: number): void {
    const index = this.#heap[a] ?? 0;
    this.#place(a, this.#heap[b] ?? 0);
    this.#place(b, index);
  }

  #swim(start: number, sign: Direction): void {
    for (let k = start; k > 1 && this.#isAfter(k >> 1, k, sign); k >>= 1) this.#exchange(k, k >> 1);
  }

  #sink(start: number, sign: Direction): void {
    let k = start;
    while (2 * k <= this.#size) {
      let child = 2 * k;
      if (child < this.#size && this.#isAfter(child, child + 1, sign)) child += 1;
      if (!this.#isAfter(k, child, sign)) break;
      this.#exchange(k, child);
      k = child;
    }
  }
}
