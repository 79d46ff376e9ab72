/**
 * `MinPQ` with nine bytes an entry: the same exchanges, on arrays of numbers. An entry is a level (how far its priority
 * lies above the smallest one) and 64 bits that hold the node itself, so that nothing is left of a node that was taken.
 */
import type { QueueCounts } from '../min-pq.ts';

export const bytesAnEntry = 9;

/** Levels are kept in a byte. */
const highestLevel = 255;

/** Entries from which on the whole capacity is reserved at once: memory is taken from the system as it is written. */
const reservingFrom = 1 << 20;

/** Where counting spends its time: indices are right by construction, and not looked at again. */
export class CompactQueue {
  readonly #capacity: number;
  /** From index 1 on. */
  #levels = new Uint8Array(64);
  #highs = new Int32Array(64);
  #lows = new Int32Array(64);
  #size = 0;
  #maxSize = 0;
  #inserts = 0;
  #delMins = 0;
  #comparisons = 0;
  /** Of the entry that delMin() gave last. */
  level = 0;
  high = 0;

  /** @param capacity entries at most, below 2^30. */
  constructor(capacity: number) {
    this.#capacity = Math.min(capacity, 2 ** 30 - 1);
  }

  get inserts(): number {
    return this.#inserts;
  }

  get maxSize(): number {
    return this.#maxSize;
  }

  /** Comparisons of two keys, each of which would cost two calls of manhattan() if priorities were not kept. */
  get comparisons(): number {
    return this.#comparisons;
  }

  counts(): QueueCounts {
    return { inserts: this.#inserts, delMins: this.#delMins, maxSize: this.#maxSize, finalSize: this.#size };
  }

  /** @throws {RangeError} when the queue is full, or the level does not fit. */
  insert(level: number, high: number, low: number): void {
    if (level > highestLevel) throw new RangeError(`priorities spread over more than ${String(highestLevel)} levels`);
    this.#inserts++;
    const size = ++this.#size;
    if (size > this.#maxSize) this.#maxSize = size;
    if (size >= this.#levels.length) this.#grow();
    this.#swim(size, level, high, low);
  }

  /** The low half of the smallest entry; the rest is in `level` and `high`. @throws {RangeError} when there is none. */
  delMin(): number {
    if (this.#size === 0) throw new RangeError('delMin() on an empty queue');
    this.#delMins++;
    const low = this.#lows[1] ?? 0;
    this.high = this.#highs[1] ?? 0;
    this.level = this.#levels[1] ?? 0;
    const last = this.#size--;
    this.#sink(this.#levels[last] ?? 0, this.#highs[last] ?? 0, this.#lows[last] ?? 0);
    return low;
  }

  /** Carries an entry up from the end; a parent of equal level stays above it. */
  #swim(size: number, level: number, high: number, low: number): void {
    const levels = this.#levels;
    const highs = this.#highs;
    const lows = this.#lows;
    let k = size;
    let comparisons = 0;
    while (k > 1) {
      const parent = k >> 1;
      const above = levels[parent] ?? 0;
      comparisons++;
      if (above <= level) break;
      levels[k] = above;
      highs[k] = highs[parent] ?? 0;
      lows[k] = lows[parent] ?? 0;
      k = parent;
    }
    this.#comparisons += comparisons;
    levels[k] = level;
    highs[k] = high;
    lows[k] = low;
  }

  /** Carries an entry down from the top; of two equal children the left one rises. */
  #sink(level: number, high: number, low: number): void {
    const levels = this.#levels;
    const highs = this.#highs;
    const lows = this.#lows;
    const size = this.#size;
    let k = 1;
    let comparisons = 0;
    for (let child = 2; child <= size; child = 2 * k) {
      let below = levels[child] ?? 0;
      comparisons++;
      if (child < size) {
        comparisons++;
        const right = levels[child + 1] ?? 0;
        if (below > right) {
          child++;
          below = right;
        }
      }
      if (level <= below) break;
      levels[k] = below;
      highs[k] = highs[child] ?? 0;
      lows[k] = lows[child] ?? 0;
      k = child;
    }
    this.#comparisons += comparisons;
    levels[k] = level;
    highs[k] = high;
    lows[k] = low;
  }

  #grow(): void {
    const length = grownLength(this.#levels.length, this.#capacity + 1);
    this.#levels = extended(this.#levels, new Uint8Array(length));
    this.#highs = extended(this.#highs, new Int32Array(length));
    this.#lows = extended(this.#lows, new Int32Array(length));
  }
}

/** Twice as long while small, then as long as it may ever become. @throws {RangeError} when it is that long already. */
export const grownLength = (length: number, most: number): number => {
  if (length >= most) throw new RangeError(`there is no room for more than ${String(most)} entries`);
  return Math.min(most, length < reservingFrom ? 2 * length : most);
};

export const extended = <A extends Uint8Array | Uint16Array | Int32Array>(from: A, to: A): A => {
  to.set(from);
  return to;
};
