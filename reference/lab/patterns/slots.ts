/** Which cells a group of tiles takes and where the blank can be, numbered. */
import { bitCount, bitsOf, lowestOf, nextTo, setsOfSize, spread } from './bits.ts';
import { at } from '../../puzzle/at.ts';

/**
 * A *slot* is a set of cells that the group takes, together with a *region*: cells outside it that hang together, in one
 * of which the blank is. Within its region the blank moves as it likes without moving a tile of the group.
 */
export interface Slots {
  /** At most 35,347: for 8 tiles on 16 cells. */
  readonly count: number;
  /** The number of a set of cells, by its bits (bit c for cell c). */
  readonly sets: Uint16Array;
  /** The slot, by `number of the set * n * n + cell of the blank`. */
  readonly byBlank: Uint16Array;
  /** Of each slot: its set, and its region, as bits. */
  readonly cells: Uint16Array;
  readonly regions: Uint16Array;
}

/** Of `size` tiles, at most 8, on an n-by-n board, n = 3 or 4. */
export const slotsOf = (n: number, size: number): Slots => {
  const members = setsOfSize(n * n, size);
  const sets = new Uint16Array(1 << (n * n));
  const byBlank = new Uint16Array(members.length * n * n);
  const cells: number[] = [];
  const regions: number[] = [];
  members.forEach((set, number) => {
    sets[set] = number;
    for (const region of regionsOf(n, set)) {
      for (let rest = region; rest !== 0; rest &= rest - 1) byBlank[number * n * n + lowestOf(rest)] = cells.length;
      cells.push(set);
      regions.push(region);
    }
  });
  return { count: cells.length, sets, byBlank, cells: Uint16Array.from(cells), regions: Uint16Array.from(regions) };
};

/** The slot of a set of cells and the cell of the blank. */
export const slotOf = ({ sets, byBlank }: Slots, n: number, set: number, blank: number): number =>
  at(byBlank, at(sets, set) * n * n + blank);

/** The free cells, divided into those that hang together. */
const regionsOf = (n: number, set: number): number[] => {
  const regions: number[] = [];
  for (let free = ((1 << (n * n)) - 1) & ~set; free !== 0;) {
    const region = spread(n, free & -free, free);
    regions.push(region);
    free &= ~region;
  }
  return regions;
};

/** All moves of a tile of the group into the region of the blank. */
export interface Slides {
  /** Where the slides of each slot begin in `slides`; one more at the end. */
  readonly heads: Uint32Array;
  /** The slot after it (16 bits), then `8 * i + j` for a tile that was the i-th of the group, row by row, and becomes the j-th. */
  readonly slides: Uint32Array;
}

export const slidesOf = (n: number, slots: Slots): Slides => {
  const { count, cells, regions } = slots;
  const heads = new Uint32Array(count + 1);
  const slides: number[] = [];
  for (let slot = 0; slot < count; slot++) {
    const set = at(cells, slot);
    for (const from of bitsOf(set)) {
      for (const to of bitsOf(nextTo(n, 1 << from) & at(regions, slot))) {
        const after = (set & ~(1 << from)) | (1 << to);
        const next = slotOf(slots, n, after, from);
        slides.push((turnOf(set, from, after, to) << 16) | next);
      }
    }
    heads[slot + 1] = slides.length;
  }
  return { heads, slides: Uint32Array.from(slides) };
};

const turnOf = (set: number, from: number, after: number, to: number): number =>
  8 * bitCount(set & ((1 << from) - 1)) + bitCount(after & ((1 << to) - 1));
