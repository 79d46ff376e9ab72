/**
 * Counting searches for boards of up to 16 cells: nine bytes a node. Each cell takes four bits, the first eight cells in
 * one word, the others in a second one. The last four bits are not needed for cell 15, since all sixteen tiles of a
 * 4-by-4 board exclusive-or to 0; they hold the direction of the last move.
 */
import { at } from '../../puzzle/at.ts';
import { type Tiles, goal } from '../../puzzle/tiles.ts';
import { blankTargets, homeDistance } from '../grid.ts';
import { CountingSearch } from './counting-search.ts';

const lastCell = 15;
/** The direction of the last move, plus one, stands above the cells of the second word. */
const directionShift = 28;
const cellsOfHigh = 0x0fffffff;

export class CountingSearch4Bit extends CountingSearch {
  readonly #tables: Tables;
  readonly #goalLow: number;
  readonly #goalHigh: number;

  constructor(roots: readonly Tiles[], capacity: number) {
    super(roots, capacity);
    const n = at(roots, 0).length;
    this.#tables = tablesOf(n);
    const solved = packed(goal(n));
    this.#goalLow = solved.low;
    this.#goalHigh = solved.high;
    for (const root of roots) {
      const { low, high } = packed(root);
      this.queue.insert(this.levelOf(root), high, low);
    }
  }

  step(): boolean {
    const queue = this.queue;
    const low = queue.delMin();
    const high = queue.high & cellsOfHigh;
    if (low === this.#goalLow && high === this.#goalHigh) return true;
    this.#expand(low, high, queue.level, queue.high >>> directionShift);
    return false;
  }

  /** `last` is the direction of the last move plus one; 0 for a root. */
  #expand(low: number, high: number, level: number, last: number): void {
    const { targets, lowUnits, highUnits, rises } = this.#tables;
    const blank = blankOf(low, high);
    const blankLow = lowUnits[blank] ?? 0;
    const blankHigh = highUnits[blank] ?? 0;
    for (let direction = 0; direction < 4; direction++) {
      const from = targets[blank * 4 + direction] ?? -1;
      if (from < 0) continue;
      this.generated++;
      if (last !== 0) {
        this.compared++;
        if (direction === 4 - last) continue;
      }
      const tile = tileAt(low, high, from);
      const nextLow = low ^ Math.imul(tile, blankLow ^ (lowUnits[from] ?? 0));
      const nextHigh = high ^ Math.imul(tile, blankHigh ^ (highUnits[from] ?? 0));
      const rise = rises[(tile << 8) | (from << 4) | blank] ?? 0;
      this.queue.insert(level + rise, nextHigh | ((direction + 1) << directionShift), nextLow);
    }
  }
}

const packed = (tiles: Tiles): { readonly low: number; readonly high: number } => {
  const word = (cells: readonly number[]): number => cells.reduce((bits, tile, cell) => bits | (tile << (4 * cell)), 0);
  const cells = tiles.flat();
  return { low: word(cells.slice(0, 8)), high: word(cells.slice(8, lastCell)) };
};

/** The first four bits that are all 0: subtracting 1 from each borrows there first. */
const blankOf = (low: number, high: number): number => {
  const inLow = (low - 0x11111111) & ~low & 0x88888888;
  if (inLow !== 0) return (31 - Math.clz32(inLow & -inLow)) >> 2;
  const inHigh = (high - 0x11111111) & ~high & 0x08888888;
  return inHigh === 0 ? lastCell : 8 + ((31 - Math.clz32(inHigh & -inHigh)) >> 2);
};

const tileAt = (low: number, high: number, cell: number): number => {
  if (cell < 8) return (low >>> (4 * cell)) & 15;
  if (cell < lastCell) return (high >>> (4 * cell - 32)) & 15;
  let all = low ^ high;
  all ^= all >>> 16;
  all ^= all >>> 8;
  return (all ^ (all >>> 4)) & 15;
};

interface Tables {
  readonly targets: Int16Array;
  /** 1 at the bits of a cell, in each word; 0 for cells of the other word, and for the last one. */
  readonly lowUnits: Int32Array;
  readonly highUnits: Int32Array;
  /** 1 where a tile moves away from its place, and the priority thus rises by two: `tile << 8 | from << 4 | to`. */
  readonly rises: Uint8Array;
}

const tablesOf = (n: number): Tables => ({
  targets: blankTargets(n),
  lowUnits: Int32Array.from({ length: 16 }, (_, cell) => (cell < 8 ? 1 << (4 * cell) : 0)),
  highUnits: Int32Array.from({ length: 16 }, (_, cell) => (cell >= 8 && cell < lastCell ? 1 << (4 * cell - 32) : 0)),
  rises: Uint8Array.from({ length: 4096 }, (_, index) => {
    const [tile, from, to] = [index >> 8, (index >> 4) & 15, index & 15];
    return homeDistance(n, tile, to) > homeDistance(n, tile, from) ? 1 : 0;
  }),
});
