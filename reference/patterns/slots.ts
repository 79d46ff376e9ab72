/** Which cells a group of tiles takes and where the blank can be, numbered, with all moves between. */
import { bitCount, bitsOf } from './bits.ts';

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
  readonly at: Uint16Array;
  /** The set of each slot, as bits. */
  readonly cells: Uint16Array;
  /** Where the moves of each slot begin in `moves`; one more at the end. */
  readonly heads: Uint32Array;
  /**
   * Each move of a tile of the group into the region: the slot that it leads to (16 bits), then `8 * i + j` for a tile that
   * was the i-th of the group, row by row, and becomes the j-th.
   */
  readonly moves: Uint32Array;
}

/** Of `size` tiles, at most 8, on an n-by-n board, n = 3 or 4. */
export const slotsOf = (n: number, size: number): Slots => {
  const members = setsOfSize(n * n, size);
  const sets = new Uint16Array(1 << (n * n));
  members.forEach((set, number) => (sets[set] = number));
  const at = new Uint16Array(members.length * n * n);
  const slots: Slot[] = [];
  members.forEach((set, number) => {
    for (const region of regionsOf(n, set)) {
      for (const cell of bitsOf(region)) at[number * n * n + cell] = slots.length;
      slots.push({ set, region });
    }
  });
  const cells = Uint16Array.from(slots, ({ set }) => set);
  return {
    count: slots.length,
    sets,
    at,
    cells,
    ...movesOf(n, slots, (set, blank) => at[(sets[set] ?? 0) * n * n + blank] ?? 0),
  };
};

interface Slot {
  readonly set: number;
  readonly region: number;
}

const setsOfSize = (cells: number, size: number): number[] =>
  Array.from({ length: 1 << cells }, (_, set) => set).filter((set) => bitCount(set) === size);

/** The free cells, divided into those that hang together. */
const regionsOf = (n: number, set: number): number[] => {
  const regions: number[] = [];
  let free = ((1 << (n * n)) - 1) & ~set;
  while (free !== 0) {
    const region = spread(n, free & -free, free);
    regions.push(region);
    free &= ~region;
  }
  return regions;
};

const spread = (n: number, from: number, free: number): number => {
  let region = from;
  for (;;) {
    const wider = region | (bitsOf(region).reduce((near, cell) => near | nextTo(n, cell), 0) & free);
    if (wider === region) return region;
    region = wider;
  }
};

/** The cells beside, above and below a cell, as bits. */
const nextTo = (n: number, cell: number): number => {
  const vertical = ((1 << (cell + n)) | ((1 << cell) >> n)) & ((1 << (n * n)) - 1);
  return vertical | (cell % n > 0 ? 1 << (cell - 1) : 0) | (cell % n < n - 1 ? 1 << (cell + 1) : 0);
};

const movesOf = (
  n: number,
  slots: readonly Slot[],
  slotAt: (set: number, blank: number) => number,
): Pick<Slots, 'heads' | 'moves'> => {
  const heads = new Uint32Array(slots.length + 1);
  const moves: number[] = [];
  slots.forEach(({ set, region }, slot) => {
    for (const from of bitsOf(set)) {
      for (const to of bitsOf(nextTo(n, from) & region)) {
        const after = (set & ~(1 << from)) | (1 << to);
        moves.push((turnOf(set, from, after, to) << 16) | slotAt(after, from));
      }
    }
    heads[slot + 1] = moves.length;
  });
  return { heads, moves: Uint32Array.from(moves) };
};

const turnOf = (set: number, from: number, after: number, to: number): number =>
  8 * bitCount(set & ((1 << from) - 1)) + bitCount(after & ((1 << to) - 1));
