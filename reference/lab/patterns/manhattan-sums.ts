/** The Manhattan distance of a group of tiles, by the set of cells that they take, for one order after the other. */
import { at } from '../../puzzle/at.ts';
import { bitCount } from './bits.ts';

/**
 * `fill(order)` computes it for tiles that stand in this order, row by row; `bySet` holds it until the next call, for
 * every set of at most `size` cells: of that many tiles at the head of the order.
 */
export class ManhattanSums {
  readonly bySet: Uint8Array;
  readonly #n: number;
  readonly #sets: Uint16Array;
  /** Of each of the sets: its last cell, the number of the others, and the others. */
  readonly #last: Uint8Array;
  readonly #place: Uint8Array;
  readonly #others: Uint16Array;

  constructor(n: number, size: number) {
    const sets = Array.from({ length: 1 << (n * n) }, (_, set) => set).filter(
      (set) => set !== 0 && bitCount(set) <= size,
    );
    const last = sets.map((set) => 31 - Math.clz32(set));
    this.#n = n;
    this.bySet = new Uint8Array(1 << (n * n));
    this.#sets = Uint16Array.from(sets);
    this.#last = Uint8Array.from(last);
    this.#place = Uint8Array.from(sets, (set) => bitCount(set) - 1);
    this.#others = Uint16Array.from(sets, (set, index) => set & ~(1 << at(last, index)));
  }

  fill(order: readonly number[]): void {
    const perTile = order.map((tile) => manhattanByCell(this.#n, tile));
    const flat = new Uint8Array(16 * order.length);
    perTile.forEach((distances, place) => {
      flat.set(distances, 16 * place);
    });
    const sets = this.#sets;
    for (let index = 0; index < sets.length; index++) {
      const added = flat[16 * (this.#place[index] ?? 0) + (this.#last[index] ?? 0)] ?? 0;
      this.bySet[sets[index] ?? 0] = (this.bySet[this.#others[index] ?? 0] ?? 0) + added;
    }
  }
}

/** How far a tile is from home, by the cell on which it is. */
export const manhattanByCell = (n: number, tile: number): readonly number[] =>
  Array.from({ length: n * n }, (_, cell) => {
    const rows = Math.abs(Math.floor(cell / n) - Math.floor((tile - 1) / n));
    return rows + Math.abs((cell % n) - ((tile - 1) % n));
  });
