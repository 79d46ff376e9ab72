/**
 * How many different boards were asked for their neighbors, by moves + Manhattan distance: who asks the same ones again and
 * again has not searched. Every correct search asks all with fewer than the moves of a shortest solution. The numbers are
 * estimates (HyperLogLog: 1024 registers a level, to within 4 %), since a search has millions of boards, and counting must
 * be next to free.
 */
const indexBits = 10;
const registers = 1 << indexBits;
const levels = 256;

export class Expansions {
  readonly #sketches: (Uint8Array | undefined)[] = [];
  /** So that nobody knows which boards stand for many. Drawn in this realm, whose chance no subject can read or replace. */
  readonly #key = Math.floor(Math.random() * 2 ** 32) | 0;

  /** A board of this level was asked for its neighbors; the two numbers tell it from others. */
  add(level: number, low: number, high: number): void {
    if (level >= levels) return;
    const sketch = (this.#sketches[level] ??= new Uint8Array(registers));
    const first = mixed(low ^ Math.imul(high, 0x9e3779b1) ^ this.#key);
    const second = mixed(high ^ Math.imul(first, 0x85ebca77) ^ 0x27d4eb2f);
    const index = first >>> (32 - indexBits);
    const rank = Math.clz32(second) + 1;
    if (rank > (sketch[index] ?? 0)) sketch[index] = rank;
  }

  /** By level, those that had any. */
  counts(): [level: number, boards: number][] {
    return this.#sketches.flatMap((sketch, level) => (sketch === undefined ? [] : [[level, estimate(sketch)]]));
  }
}

const mixed = (bits: number): number => {
  let hash = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
};

const estimate = (sketch: Uint8Array): number => {
  let sum = 0;
  let empty = 0;
  for (const rank of sketch) {
    sum += 2 ** -rank;
    if (rank === 0) empty += 1;
  }
  const raw = ((0.7213 / (1 + 1.079 / registers)) * registers * registers) / sum;
  const isSmall = raw <= 2.5 * registers && empty > 0;
  return Math.round(isSmall ? registers * Math.log(registers / empty) : raw);
};
