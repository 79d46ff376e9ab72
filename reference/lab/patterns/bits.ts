/** Sets of cells as the bits of a number: bit c for cell c. */
import { at } from '../../puzzle/at.ts';

export const bitCount = (set: number): number => {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
};

/** The smallest member. */
export const lowestOf = (set: number): number => 31 - Math.clz32(set & -set);

/** The members of a set, ascending. */
export const bitsOf = (set: number): number[] => {
  const members: number[] = [];
  for (let rest = set; rest !== 0; rest &= rest - 1) members.push(lowestOf(rest));
  return members;
};

/** All sets of this many cells, ascending. */
export const setsOfSize = (cells: number, size: number): number[] => {
  const sets: number[] = [];
  for (let set = 0; set < 1 << cells; set++) if (bitCount(set) === size) sets.push(set);
  return sets;
};

/** The cells above, below and beside those of a set, on an n-by-n board. */
export const nextTo = (n: number, set: number): number => {
  const left = at(leftColumns, n);
  const right = left << (n - 1);
  const near = (set << n) | (set >> n) | ((set & ~right) << 1) | ((set & ~left) >> 1);
  return near & ((1 << (n * n)) - 1);
};

/** By n. */
const leftColumns = [0, 0, 0, 0b001_001_001, 0b0001_0001_0001_0001];

/** The cells that hang together with those of `from` within `free`, and those themselves. */
export const spread = (n: number, from: number, free: number): number => {
  let region = from;
  for (;;) {
    const wider = region | (nextTo(n, region) & free);
    if (wider === region) return region;
    region = wider;
  }
};
