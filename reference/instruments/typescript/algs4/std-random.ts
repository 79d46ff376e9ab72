import { scriptNumber } from '../counting/session.ts';

/** Pseudo-random numbers, under the names of algs4 old (uniform) and new (uniformInt, uniformDouble); the same ones in each script. */
export class StdRandom {
  static #state = 1;
  static #seed = 1;
  static #script = -1;

  static setSeed(seed: number): void {
    StdRandom.#script = scriptNumber();
    StdRandom.#seed = seed;
    StdRandom.#state = seed >>> 0;
  }

  static getSeed(): number {
    StdRandom.#begin();
    return StdRandom.#seed;
  }

  /** A number in [0, 1). The generator is mulberry32. */
  static uniformDouble(low = 0, high = 1): number {
    StdRandom.#begin();
    StdRandom.#state = (StdRandom.#state + 0x6d2b79f5) | 0;
    let t = Math.imul(StdRandom.#state ^ (StdRandom.#state >>> 15), 1 | StdRandom.#state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return low + (((t ^ (t >>> 14)) >>> 0) / 4_294_967_296) * (high - low);
  }

  /** An integer in [0, a), or in [a, b). */
  static uniformInt(a: number, b?: number): number {
    const [low, high] = b === undefined ? [0, a] : [a, b];
    if (!(high > low)) throw new RangeError(`StdRandom: the range [${low}, ${high}) is empty`);
    return low + Math.floor(StdRandom.uniformDouble() * (high - low));
  }

  /** Without arguments a number in [0, 1); with one or two an integer, as the old overloads have it. */
  static uniform(a?: number, b?: number): number {
    return a === undefined ? StdRandom.uniformDouble() : StdRandom.uniformInt(a, b);
  }

  static random(): number {
    return StdRandom.uniformDouble();
  }

  static bernoulli(p = 0.5): boolean {
    return StdRandom.uniformDouble() < p;
  }

  /** By the polar form of the Box-Muller transform. */
  static gaussian(mean = 0, deviation = 1): number {
    for (;;) {
      const x = StdRandom.uniformDouble(-1, 1);
      const y = StdRandom.uniformDouble(-1, 1);
      const r = x * x + y * y;
      if (r > 0 && r < 1) return mean + deviation * x * Math.sqrt((-2 * Math.log(r)) / r);
    }
  }

  /** Shuffles in place (Fisher and Yates). */
  static shuffle(items: unknown[]): void {
    for (let i = items.length - 1; i > 0; i -= 1) {
      const j = StdRandom.uniformInt(i + 1);
      [items[i], items[j]] = [items[j], items[i]];
    }
  }

  /** A random order of 0 to n - 1; with k, the first k of it. */
  static permutation(n: number, k: number = n): number[] {
    const order = Array.from({ length: n }, (_, i) => i);
    StdRandom.shuffle(order);
    return order.slice(0, k);
  }

  /** The seed that a script set is not the next one's. */
  static #begin(): void {
    if (StdRandom.#script !== scriptNumber()) StdRandom.setSeed(1);
  }
}
