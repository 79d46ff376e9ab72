/**
 * The part of a board that is still open while one line of it is filled: a row from left to right, or a column from top to
 * bottom. Everything is said in coordinates of the strip: `u` counts lines from the one that is filled, which is
 * `firstLine`, `v` counts along a line. For a column, u is the column and v the row.
 *
 * The open cells are those with u >= firstLine and v >= start, but for the part of the first line before `open`. The open
 * cells are at least three lines high, two of which are beside the first.
 */
import type { Heading, SlidingBoard } from './sliding-board.ts';

export class Strip {
  readonly firstLine: number;
  /** The smallest v. */
  readonly start: number;
  /** The smallest open v on the first line. */
  open: number;
  readonly #board: SlidingBoard;
  readonly #isColumn: boolean;

  constructor(board: SlidingBoard, firstLine: number, isColumn: boolean) {
    this.#board = board;
    this.#isColumn = isColumn;
    this.firstLine = firstLine;
    this.start = isColumn ? firstLine + 1 : firstLine;
    this.open = this.start;
  }

  /** The largest u and v. */
  get last(): number {
    return this.#board.n - 1;
  }

  /** The tile that belongs in a cell. */
  tileFor(u: number, v: number): number {
    return 1 + (this.#isColumn ? v * this.#board.n + u : u * this.#board.n + v);
  }

  u(tile: number): number {
    const place = this.#board.places[tile] ?? 0;
    return this.#isColumn ? place % this.#board.n : Math.floor(place / this.#board.n);
  }

  v(tile: number): number {
    const place = this.#board.places[tile] ?? 0;
    return this.#isColumn ? Math.floor(place / this.#board.n) : place % this.#board.n;
  }

  isOpen(u: number, v: number): boolean {
    return (
      u >= this.firstLine && u <= this.last && v <= this.last && v >= (u === this.firstLine ? this.open : this.start)
    );
  }

  /** Moves the blank: 0 toward smaller u, 1 smaller v, 2 larger v, 3 larger u. */
  move(heading: Heading): void {
    this.#board.move(this.#isColumn ? (transposed[heading] ?? 0) : heading);
  }
}

const transposed: readonly Heading[] = [1, 0, 3, 2];
