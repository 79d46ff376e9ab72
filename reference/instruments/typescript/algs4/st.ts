import { type Compare, compareWith } from './order.ts';

/** An ordered symbol table: sorted arrays and binary search, which is enough for the sizes of this course. */
export class ST<Key, Value> implements Iterable<Key> {
  readonly #keys: Key[] = [];
  readonly #values: Value[] = [];
  readonly #compare: Compare<Key> = compareWith<Key>(null);

  /** The value of a key; null when there is none. */
  get(key: Key): Value | null {
    const i = this.rank(key);
    return this.#isAt(i, key) ? (this.#values[i] as Value) : null;
  }

  /** Sets the value of a key; null removes the key. */
  put(key: Key, value: Value | null): void {
    const i = this.rank(key);
    if (value === null) this.delete(key);
    else if (this.#isAt(i, key)) this.#values[i] = value;
    else {
      this.#keys.splice(i, 0, key);
      this.#values.splice(i, 0, value);
    }
  }

  delete(key: Key): void {
    const i = this.rank(key);
    if (!this.#isAt(i, key)) return;
    this.#keys.splice(i, 1);
    this.#values.splice(i, 1);
  }

  remove(key: Key): void {
    this.delete(key);
  }

  contains(key: Key): boolean {
    return this.#isAt(this.rank(key), key);
  }

  size(): number {
    return this.#keys.length;
  }

  isEmpty(): boolean {
    return this.#keys.length === 0;
  }

  keys(): Iterable<Key> {
    return this.#keys.slice();
  }

  /** The smallest key. Throws when empty. */
  min(): Key {
    return this.#at(0, 'min');
  }

  /** The largest key. Throws when empty. */
  max(): Key {
    return this.#at(this.#keys.length - 1, 'max');
  }

  /** The smallest key that is not below the given one. Throws when there is none. */
  ceiling(key: Key): Key {
    return this.#at(this.rank(key), 'ceiling');
  }

  /** The largest key that is not above the given one. Throws when there is none. */
  floor(key: Key): Key {
    const i = this.rank(key);
    return this.#at(this.#isAt(i, key) ? i : i - 1, 'floor');
  }

  /** How many keys are smaller than this one. */
  rank(key: Key): number {
    let low = 0;
    let high = this.#keys.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#compare(this.#keys[middle] as Key, key) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  [Symbol.iterator](): Iterator<Key> {
    return this.#keys.slice()[Symbol.iterator]();
  }

  #isAt(i: number, key: Key): boolean {
    return i < this.#keys.length && this.#compare(this.#keys[i] as Key, key) === 0;
  }

  #at(i: number, what: string): Key {
    if (i < 0 || i >= this.#keys.length) throw new RangeError(`ST.${what}(): there is no such key`);
    return this.#keys[i] as Key;
  }
}
