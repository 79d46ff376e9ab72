/**
 * A counted binary heap, the heart of every priority queue here: 1-based, swim on insert, and on removal the last key
 * takes the root's place and sinks; of two equal children the left one rises. This is the structure of Algorithms,
 * 4th edition, section 2.4, whose order among equal keys the published operation counts depend on.
 */
import { compared, direction, exchanges, laterKey } from '../counting/disorder.ts';
import { type Watcher, watcherOf } from '../counting/queues.ts';
import { books, listener } from '../counting/tally.ts';
import { drained } from './drained.ts';
import type { Compare } from './order.ts';

/** Taken before any code of a subject runs, which could replace it. */
const { setPrototypeOf } = Object;
const { imul } = Math;
const { apply } = Reflect;
const { prototype: arrays } = Array;
const { values } = arrays;

const told = listener();

/** The golden ratio: multiples are spread evenly. */
const SPREAD = 0x9e3779b1;

export class Heap<Key> {
  /** Without a prototype: a setter that a subject plants on Array.prototype sees nothing. */
  readonly #keys: Key[];
  #size = 0;
  readonly #compare: Compare<Key>;
  readonly #sign: number;
  readonly #watch: Watcher;

  /** `sign` is 1 when the smallest key comes out first, -1 for the largest. */
  constructor(type: string, compare: Compare<Key>, sign: 1 | -1) {
    this.#keys = setPrototypeOf([undefined], null) as Key[];
    this.#compare = compare;
    this.#sign = sign;
    this.#watch = watcherOf(this, type, (a, b) => sign * compare(a, b) < 0);
  }

  get size(): number {
    return this.#size;
  }

  /** The key that comes out next; undefined when empty. */
  get top(): Key | undefined {
    this.#settleTop();
    return this.#keys[1];
  }

  insert(key: Key): void {
    const sign = this.#sign * this.#watch.inserting(key, this.#size + 1, this);
    this.#size += 1;
    this.#keys[this.#size] = key;
    // Alone it is the first, which nobody need ask the queue.
    if (books.current.waiting !== null && this.#size > 1) told.inserted(key);
    this.#swim(this.#size, sign);
  }

  /** Takes the top key out. Call only when not empty. */
  remove(): Key {
    const keys = this.#keys;
    const top = this.top as Key;
    const sign = this.#sign * this.#watch.removing(top, this.#size - 1, this, this.#another());
    keys[1] = keys[this.#size] as Key;
    keys[this.#size] = undefined as Key;
    this.#size -= 1;
    if (this.#size > 1) this.#sink(1, sign);
    return top;
  }

  clear(): void {
    for (let k = 1; k <= this.#size; k += 1) this.#keys[k] = undefined as Key;
    this.#size = 0;
    this.#watch.cleared();
  }

  /** The keys in heap order, as an ordinary array. */
  toArray(): Key[] {
    return setPrototypeOf(this.#copy(0), arrays) as Key[];
  }

  /** The keys in the order in which they would come out now; the heap is left as it is, and nothing is counted. */
  sorted(): Key[] {
    const sign = direction(this) < 0 ? -1 : 1;
    return drained(this.#copy(1), this.#size, (a, b) => sign * this.#order(a, b));
  }

  iterator(): Iterator<Key> {
    return apply(values, this.sorted(), []) as ArrayIterator<Key>;
  }

  /** What is shown as the first key stays so. */
  #settleTop(): void {
    const later = laterKey(this);
    if (later > 1 && later <= this.#size && exchanges(this)) this.#exchangeTop(later);
    if (books.current.waiting !== null) told.shown(this.#keys[1]);
  }

  /** The keys from this place of the new array on, with the one at the top that is shown there. */
  #copy(first: 0 | 1): Key[] {
    this.#settleTop();
    const copy = setPrototypeOf([], null) as Key[];
    for (let k = 1; k <= this.#size; k += 1) copy[k - 1 + first] = this.#keys[k] as Key;
    return copy;
  }

  /** Any key but the top one, each time a different one: the two are compared as a heap compares. The top one when alone. */
  #another(): Key {
    const others = this.#size - 1;
    return this.#keys[others === 0 ? 1 : 2 + ((imul(this.#size, SPREAD) >>> 8) % others)] as Key;
  }

  /** The top key and a later one change places. No key is compared: all but that one come after the top key. */
  #exchangeTop(later: number): void {
    this.#exchange(1, later);
    for (let k = later; k > 3; k >>= 1) this.#exchange(k, k >> 1);
  }

  /** The comparison is a function of the subject's, which must not be called as a method of the heap. */
  #order(a: Key, b: Key): number {
    const compare = this.#compare;
    return this.#sign * compare(a, b);
  }

  #exchange(i: number, j: number): void {
    const keys = this.#keys;
    const key = keys[i] as Key;
    keys[i] = keys[j] as Key;
    keys[j] = key;
  }

  /** `sign` may be the contrary of the heap's own, or twice it (`Direction`), as in `#sink`. */
  #swim(start: number, sign: number): void {
    const keys = this.#keys;
    const compare = this.#compare;
    let k = start;
    let later = -1;
    while (k > 1) {
      const parent = k >> 1;
      const above = keys[parent] as Key;
      const below = keys[k] as Key;
      const order = sign * compare(above, below);
      if (order !== 0) later = k;
      if (!(order > 0)) break;
      keys[parent] = below;
      keys[k] = above;
      k = parent;
    }
    if (sign > 1 || sign < -1) compared(this, later);
  }

  #sink(start: number, sign: number): void {
    const keys = this.#keys;
    const compare = this.#compare;
    const size = this.#size;
    let k = start;
    let later = -1;
    while (2 * k <= size) {
      let child = 2 * k;
      if (child < size && sign * compare(keys[child] as Key, keys[child + 1] as Key) > 0) child += 1;
      const above = keys[k] as Key;
      const below = keys[child] as Key;
      const order = sign * compare(above, below);
      if (order !== 0) later = child;
      if (!(order > 0)) break;
      keys[k] = below;
      keys[child] = above;
      k = child;
    }
    if (sign > 1 || sign < -1) compared(this, later);
  }
}
