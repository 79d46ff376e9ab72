/**
 * The table of walking distance, for n up to 4: see walking-distance.ts. 3-by-3 boards have 105 states, 4-by-4 boards
 * 24,964, found by breadth-first search from the goal. 5-by-5 boards would have tens of millions, and with the links
 * between them gigabytes.
 */

import { at, valueOf } from '../../puzzle/at.ts';

export interface WalkingDistance {
  /** Moves to the goal, by state. */
  readonly distances: Uint8Array;
  /** Next state, by `state * 2n + (blank goes to the next line ? n : 0) + goal line of the tile that is moved`. */
  readonly next: Int32Array;
  /** The state of a board given as the goal line of the tile on each cell, line by line; -1 for the blank. */
  stateOf(goalLines: readonly number[]): number;
}

/** The table for n-by-n boards, made once a process. @throws {RangeError} for n above 4. */
export const walkingDistance = (n: number): WalkingDistance => {
  if (n > 4) throw new RangeError(`walking distance has too many states for n = ${String(n)}`);
  const known = tables.get(n);
  if (known !== undefined) return known;
  const table = new TableSearch(n).run();
  tables.set(n, table);
  return table;
};

const tables = new Map<number, WalkingDistance>();

/** 24,964, and some. */
const mostStates = 25_000;

/**
 * States by number. Their counts lie in one array, `counts[state * n * n + line * n + goalLine]`; the same counts as the
 * octal digits of one number are the key by which a state is known again.
 */
class TableSearch {
  readonly #n: number;
  readonly #counts: Uint8Array;
  readonly #keys = new Float64Array(mostStates);
  readonly #blanks = new Uint8Array(mostStates);
  readonly #distances = new Uint8Array(mostStates);
  readonly #next: Int32Array;
  readonly #numbers = new Map<number, number>();
  readonly #digits: Float64Array;

  constructor(n: number) {
    this.#n = n;
    this.#counts = new Uint8Array(mostStates * n * n);
    this.#next = new Int32Array(mostStates * 2 * n).fill(-1);
    this.#digits = Float64Array.from({ length: n * n }, (_, index) => 8 ** index);
  }

  run(): WalkingDistance {
    this.#addGoal();
    for (let state = 0; state < this.#numbers.size; state++) {
      this.#expand(state, -1);
      this.#expand(state, 1);
    }
    const states = this.#numbers.size;
    return {
      distances: this.#distances.slice(0, states),
      next: this.#next.slice(0, states * 2 * this.#n),
      stateOf: (goalLines) => valueOf(this.#numbers, this.#keyOf(goalLines)),
    };
  }

  #addGoal(): void {
    const n = this.#n;
    for (let line = 0; line < n; line++) this.#counts[line * (n + 1)] = line === n - 1 ? n - 1 : n;
    this.#blanks[0] = n - 1;
    this.#keys[0] = this.#counts
      .subarray(0, n * n)
      .reduce((sum, count, index) => sum + count * at(this.#digits, index), 0);
    this.#numbers.set(this.#keys[0], 0);
  }

  /** The blank goes to the line before (-1) or the next (1), and a tile of some goal line comes in return. */
  #expand(state: number, step: -1 | 1): void {
    const n = this.#n;
    const to = at(this.#blanks, state);
    const from = to + step;
    if (from < 0 || from >= n) return;
    for (let goalLine = 0; goalLine < n; goalLine++) {
      if (this.#counts[(state * n + from) * n + goalLine] === 0) continue;
      const next = this.#after(state, from * n + goalLine, to * n + goalLine, from);
      this.#next[state * 2 * n + (step === 1 ? n : 0) + goalLine] = next;
    }
  }

  /** The number of the state with one tile less at `less` and one more at `more`; a new one when it was not known. */
  #after(state: number, less: number, more: number, blank: number): number {
    const key = at(this.#keys, state) - at(this.#digits, less) + at(this.#digits, more);
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const made = this.#numbers.size;
    const size = this.#n * this.#n;
    this.#numbers.set(key, made);
    this.#keys[made] = key;
    this.#blanks[made] = blank;
    this.#distances[made] = at(this.#distances, state) + 1;
    this.#counts.copyWithin(made * size, state * size, (state + 1) * size);
    this.#counts[made * size + less] = at(this.#counts, made * size + less) - 1;
    this.#counts[made * size + more] = at(this.#counts, made * size + more) + 1;
    return made;
  }

  #keyOf(goalLines: readonly number[]): number {
    const n = this.#n;
    return goalLines.reduce((key, goalLine, cell) => {
      return goalLine < 0 ? key : key + at(this.#digits, Math.floor(cell / n) * n + goalLine);
    }, 0);
  }
}
