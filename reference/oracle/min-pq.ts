/**
 * A binary heap in the manner of algs4's MinPQ (Sedgewick and Wayne, "Algorithms", section 2.4), with counters. The
 * order in which equal keys leave the queue decides the operation counts of a search, so the manner matters: keys
 * stand from index 1, insert() swims the new key up, delMin() swaps the first key with the last and sinks it, and
 * neither passes an equal key.
 */

export interface QueueCounts {
  readonly inserts: number;
  readonly delMins: number;
  readonly maxSize: number;
  readonly finalSize: number;
}

export class MinPQ<Key> implements Iterable<Key> {
  readonly #compare: (a: Key, b: Key) => number;
  /** `#keys[i]` is the key at index i + 1. */
  readonly #keys: Key[] = [];
  #inserts = 0;
  #delMins = 0;
  #maxSize = 0;

  constructor(compare: (a: Key, b: Key) => number) {
    this.#compare = compare;
  }

  isEmpty(): boolean {
    return this.#keys.length === 0;
  }

  size(): number {
    return this.#keys.length;
  }

  counts(): QueueCounts {
    return { inserts: this.#inserts, delMins: this.#delMins, maxSize: this.#maxSize, finalSize: this.size() };
  }

  insert(key: Key): void {
    this.#inserts++;
    this.#keys.push(key);
    this.#maxSize = Math.max(this.#maxSize, this.size());
    this.#swim(this.size());
  }

  /** @throws {RangeError} when the queue is empty. */
  delMin(): Key {
    if (this.isEmpty()) throw new RangeError('delMin() on an empty queue');
    this.#delMins++;
    this.#exchange(1, this.size());
    const smallest = this.#keys.pop() as Key;
    this.#sink(1);
    return smallest;
  }

  /** The keys in ascending order; the queue itself stays as it is. Equal keys come as algs4's iterator gives them. */
  *[Symbol.iterator](): Generator<Key> {
    const copy = new MinPQ<Key>(this.#compare);
    for (const key of this.#keys) copy.insert(key);
    while (!copy.isEmpty()) yield copy.delMin();
  }

  #swim(start: number): void {
    for (let k = start; k > 1 && this.#greater(k >> 1, k); k >>= 1) this.#exchange(k >> 1, k);
  }

  #sink(start: number): void {
    for (let k = start; 2 * k <= this.size();) {
      const left = 2 * k;
      const smaller = left < this.size() && this.#greater(left, left + 1) ? left + 1 : left;
      if (!this.#greater(k, smaller)) return;
      this.#exchange(k, smaller);
      k = smaller;
    }
  }

  #greater(i: number, j: number): boolean {
    return this.#compare(this.#at(i), this.#at(j)) > 0;
  }

  #exchange(i: number, j: number): void {
    const key = this.#at(i);
    this.#keys[i - 1] = this.#at(j);
    this.#keys[j - 1] = key;
  }

  #at(index: number): Key {
    return this.#keys[index - 1] as Key;
  }
}
