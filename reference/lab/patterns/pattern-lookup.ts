/** What the groups of a board are in: the entries of their tables, and where these are. */
import { at } from '../../puzzle/at.ts';
import { bitCount } from './bits.ts';
import { entryOf } from './space.ts';
import type { Patterns, PatternTable } from './patterns.ts';

/** Of one board at a time: those that `read` was given last. */
export class PatternLookup {
  /** By tile of the boards read: the number of its group, and its place in it. */
  readonly groups: Uint8Array;
  readonly #places: Uint8Array;
  /** By group: the cells taken, the number of the order of the tiles on them, and the entry for both and the blank. */
  readonly sets: Int32Array;
  readonly orders: Int32Array;
  readonly excesses: Int32Array;
  /** By group: the places met so far. */
  readonly #met: Int32Array;
  readonly #tables: readonly PatternTable[];
  readonly #cells: Uint8Array;

  /** With `isTwin` that of the mirrored twins (mirror.ts) of the boards that are read. */
  constructor({ groups, n }: Patterns, isTwin: boolean) {
    const reflection = Array.from({ length: n * n }, (_, cell) =>
      isTwin ? (cell % n) * n + Math.floor(cell / n) : cell,
    );
    const names = [0, ...reflection.slice(0, -1).map((cell) => cell + 1)];
    const tables = names.map((name) => groups.find(({ tiles }) => tiles.includes(name)));
    this.groups = Uint8Array.from(tables, (table) => (table === undefined ? 0 : groups.indexOf(table)));
    this.#places = Uint8Array.from(tables, (table, tile) =>
      table === undefined ? 0 : table.tiles.indexOf(at(names, tile)),
    );
    this.#tables = groups;
    this.#cells = Uint8Array.from(reflection);
    this.sets = new Int32Array(groups.length);
    this.orders = new Int32Array(groups.length);
    this.excesses = new Int32Array(groups.length);
    this.#met = new Int32Array(groups.length);
  }

  /** The sum of the entries. */
  read(cells: ArrayLike<number>): number {
    this.sets.fill(0);
    this.orders.fill(0);
    this.#met.fill(0);
    let blank = 0;
    for (let cell = 0; cell < this.#cells.length; cell++) {
      const tile = cells[this.#cells[cell] ?? 0] ?? 0;
      if (tile === 0) blank = cell;
      else this.#place(tile, cell);
    }
    let sum = 0;
    for (let group = 0; group < this.#tables.length; group++) sum += this.#look(group, blank);
    return sum;
  }

  /** Tiles come cell by cell, so that the digits of their order's number (orders.ts) come one after the other. */
  #place(tile: number, cell: number): void {
    const group = this.groups[tile] ?? 0;
    const place = this.#places[tile] ?? 0;
    const met = this.#met[group] ?? 0;
    const left = (this.#tables[group]?.tiles.length ?? 0) - bitCount(met);
    const digit = place - bitCount(met & ((1 << place) - 1));
    this.orders[group] = (this.orders[group] ?? 0) * left + digit;
    this.#met[group] = met | (1 << place);
    this.sets[group] = (this.sets[group] ?? 0) | (1 << cell);
  }

  #look(group: number, blank: number): number {
    const table = this.#tables[group];
    if (table === undefined) return 0;
    const { n, slots } = table.space;
    const set = slots.sets[this.sets[group] ?? 0] ?? 0;
    const slot = slots.byBlank[set * n * n + blank] ?? 0;
    const excess = entryOf(table.packed, (this.orders[group] ?? 0) * slots.count + slot);
    this.excesses[group] = excess;
    return excess;
  }
}
