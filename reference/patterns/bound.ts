/** The lower bound of a board from the tables: the sum over the groups, for the board or for its mirrored twin. */
import { bitCount } from './bits.ts';
import { manhattanByCell } from './manhattan-sums.ts';
import { excessOf } from './pack.ts';
import type { Patterns, PatternTable } from './patterns.ts';

/** Of a board given row by row. */
export const patternBound = (patterns: Patterns): ((cells: ArrayLike<number>) => number) => {
  const { n } = patterns;
  const size = n * n;
  const manhattan = Uint8Array.from(tilesOf(n).flatMap((tile) => manhattanByCell(n, tile)));
  const unchanged = Array.from({ length: size }, (_, index) => index);
  const reflection = unchanged.map((cell) => (cell % n) * n + Math.floor(cell / n));
  const renaming = [0, ...reflection.slice(0, -1).map((cell) => cell + 1)];
  const own = new ExcessSum(patterns, unchanged, unchanged);
  const twins = new ExcessSum(patterns, reflection, renaming);
  return (cells) => {
    let sum = 0;
    for (let cell = 0; cell < size; cell++) {
      const tile = cells[cell] ?? 0;
      if (tile !== 0) sum += manhattan[(tile - 1) * size + cell] ?? 0;
    }
    return sum + 2 * Math.max(own.of(cells), twins.of(cells));
  };
};

const tilesOf = (n: number): number[] => Array.from({ length: n * n - 1 }, (_, index) => index + 1);

/** Of the board whose cell c holds the tile that is `names[t]` for the tile t in cell `from[c]` of the board given. */
class ExcessSum {
  readonly #tables: readonly PatternTable[];
  readonly #from: Uint8Array;
  /** By tile: the number of its group, and its place in it. */
  readonly #groups: Uint8Array;
  readonly #places: Uint8Array;
  /** By group, of the board in hand: the cells taken, the places met on them so far, and the number of their order. */
  readonly #sets: Int32Array;
  readonly #met: Int32Array;
  readonly #orders: Int32Array;

  constructor({ groups }: Patterns, from: readonly number[], names: readonly number[]) {
    const tables = names.map((tile) => groups.find(({ tiles }) => tiles.includes(tile)));
    this.#tables = groups;
    this.#from = Uint8Array.from(from);
    this.#groups = Uint8Array.from(tables, (table) => (table === undefined ? 0 : groups.indexOf(table)));
    this.#places = Uint8Array.from(tables, (table, tile) => table?.tiles.indexOf(names[tile] ?? 0) ?? 0);
    this.#sets = new Int32Array(groups.length);
    this.#met = new Int32Array(groups.length);
    this.#orders = new Int32Array(groups.length);
  }

  of(cells: ArrayLike<number>): number {
    this.#sets.fill(0);
    this.#met.fill(0);
    this.#orders.fill(0);
    let blank = 0;
    for (let cell = 0; cell < this.#from.length; cell++) {
      const tile = cells[this.#from[cell] ?? 0] ?? 0;
      if (tile === 0) blank = cell;
      else this.#place(tile, cell);
    }
    let sum = 0;
    for (let group = 0; group < this.#tables.length; group++) sum += this.#excess(group, blank);
    return sum;
  }

  /** Tiles come cell by cell, so that the digits of their order's number (orders.ts) come one after the other. */
  #place(tile: number, cell: number): void {
    const group = this.#groups[tile] ?? 0;
    const place = this.#places[tile] ?? 0;
    const met = this.#met[group] ?? 0;
    const left = (this.#tables[group]?.tiles.length ?? 0) - bitCount(met);
    const digit = place - bitCount(met & ((1 << place) - 1));
    this.#orders[group] = (this.#orders[group] ?? 0) * left + digit;
    this.#met[group] = met | (1 << place);
    this.#sets[group] = (this.#sets[group] ?? 0) | (1 << cell);
  }

  #excess(group: number, blank: number): number {
    const table = this.#tables[group];
    if (table === undefined) return 0;
    const { n, slots } = table.space;
    const set = slots.sets[this.#sets[group] ?? 0] ?? 0;
    const slot = slots.at[set * n * n + blank] ?? 0;
    return excessOf(table.packed, (this.#orders[group] ?? 0) * slots.count + slot);
  }
}
