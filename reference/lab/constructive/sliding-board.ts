/** A board that is changed move by move, and the moves made so far: a million of them cost a few megabytes. */
import type { Tiles } from '../../puzzle/tiles.ts';

/** Up, left, right, down; the opposite of direction d is 3 - d. */
export type Heading = 0 | 1 | 2 | 3;

const letters = new TextEncoder().encode('ULRD');

export class SlidingBoard {
  readonly n: number;
  /** Where each tile is; the blank's place is `places[0]`. */
  readonly places: Uint16Array;
  readonly #cells: Uint16Array;
  readonly #offsets: readonly number[];
  #letters = new Uint8Array(1024);
  #count = 0;

  constructor(tiles: Tiles) {
    this.n = tiles.length;
    this.#cells = Uint16Array.from(tiles.flat());
    this.places = new Uint16Array(this.#cells.length);
    this.#cells.forEach((tile, cell) => (this.places[tile] = cell));
    this.#offsets = [-this.n, -1, 1, this.n];
  }

  get count(): number {
    return this.#count;
  }

  at(cell: number): number {
    return this.#cells[cell] ?? 0;
  }

  /** Moves the blank, which must stay on the board. A move straight back takes back the one before it. */
  move(heading: Heading): void {
    const blank = this.places[0] ?? 0;
    const next = blank + (this.#offsets[heading] ?? 0);
    const tile = this.at(next);
    this.#cells[blank] = tile;
    this.#cells[next] = 0;
    this.places[tile] = blank;
    this.places[0] = next;
    if (this.#count > 0 && this.#letters[this.#count - 1] === letters[3 - heading]) this.#count--;
    else this.#write(letters[heading] ?? 0);
  }

  /** One letter (D, R, L, U) for each move of the blank. */
  moves(): string {
    return new TextDecoder().decode(this.#letters.subarray(0, this.#count));
  }

  #write(letter: number): void {
    if (this.#count === this.#letters.length) {
      const longer = new Uint8Array(2 * this.#count);
      longer.set(this.#letters);
      this.#letters = longer;
    }
    this.#letters[this.#count++] = letter;
  }
}
