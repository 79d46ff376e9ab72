/**
 * The Board that stands under a subject's Solver: counted as the official assessment counts, and compact, so that
 * searches spend their time in the subject's code. Up to 4x4 the tiles are two 32-bit integers, four bits a cell;
 * larger boards are typed arrays. The Manhattan distance is carried along from move to move.
 */
import { registerBoards } from '../counting/boards.ts';
import { books } from '../counting/tally.ts';
import { type Cells, copyOf, distance, hammingOf, manhattanOf, pack, tileAt, type Tiles } from './cells.ts';

/** Passed to the constructor in place of tiles when the fields are in `draft`. Nobody outside has it. */
const DRAFT: Tiles = [];
const draft: {
  n: number;
  low: number;
  high: number;
  cells: Cells | null;
  blank: number;
  manhattan: number;
  parent: Board | null;
} = {
  n: 0,
  low: 0,
  high: 0,
  cells: null,
  blank: 0,
  manhattan: 0,
  parent: null,
};

export class Board {
  readonly #n: number;
  readonly #low: number;
  readonly #high: number;
  readonly #cells: Cells | null;
  readonly #blank: number;
  readonly #manhattan: number;
  readonly #depth: number;
  readonly #parent: Board | null;

  static {
    registerBoards({
      is: (value) => typeof value === 'object' && value !== null && #depth in value,
      parent: (board) => (board as Board).#parent,
      depth: (board) => (board as Board).#depth,
      manhattan: (board) => (board as Board).#manhattan,
      text: (board) => (board as Board).#text(),
    });
  }

  /** A board from an n-by-n array of tiles, 0 for the blank; the array is copied. */
  constructor(tiles: number[][]) {
    if (tiles !== DRAFT) fillDraft(tiles);
    books.current.made += 1;
    this.#n = draft.n;
    this.#low = draft.low;
    this.#high = draft.high;
    this.#cells = draft.cells;
    this.#blank = draft.blank;
    this.#manhattan = draft.manhattan;
    this.#parent = draft.parent;
    this.#depth = draft.parent === null ? 0 : draft.parent.#depth + 1;
  }

  toString(): string {
    books.current.toStrings += 1;
    return this.#text();
  }

  dimension(): number {
    books.current.dimensions += 1;
    return this.#n;
  }

  /** The number of rows, as older editions of the assignment name it. */
  size(): number {
    return this.#n;
  }

  /** Can the goal be reached? By parity: inversions, for even n together with the row of the blank, from 0. */
  isSolvable(): boolean {
    const n = this.#n;
    let sum = n % 2 === 0 ? Math.floor(this.#blank / n) + 1 : 0;
    const tiles = Array.from({ length: n * n }, (_, cell) => tileAt(cell, this.#low, this.#high, this.#cells));
    tiles.forEach((tile, cell) => {
      for (let later = cell + 1; later < n * n; later += 1) {
        const other = tiles[later] ?? 0;
        if (other !== 0 && tile > other) sum += 1;
      }
    });
    return sum % 2 === 0;
  }

  /** Tiles out of place. */
  hamming(): number {
    books.current.hammings += 1;
    return hammingOf(this.#n, this.#low, this.#high, this.#cells);
  }

  /** Sum of the tiles' distances to their places. */
  manhattan(): number {
    books.current.manhattans += 1;
    return this.#manhattan;
  }

  isGoal(): boolean {
    books.current.isGoals += 1;
    return this.manhattan() === 0;
  }

  equals(y: unknown): boolean {
    books.current.equals += 1;
    if (typeof y !== 'object' || y === null || !(#depth in y)) {
      books.current.equalsOther += 1;
      return false;
    }
    const that = y;
    if (!this.#isTwoMovesBack(that) && !that.#isTwoMovesBack(this)) books.current.equalsElsewhere += 1;
    return this.#same(that);
  }

  /** The boards one move away: the blank goes down, right, left, up. */
  neighbors(): Board[] {
    books.current.neighbors += 1;
    const n = this.#n;
    const blank = this.#blank;
    const column = blank % n;
    const boards: Board[] = [];
    let count = 0;
    if (blank + n < n * n) boards[count++] = this.#move(blank + n);
    if (column + 1 < n) boards[count++] = this.#move(blank + 1);
    if (column > 0) boards[count++] = this.#move(blank - 1);
    if (blank >= n) boards[count] = this.#move(blank - n);
    return boards;
  }

  /** Swaps the first two cells, or the last two when the blank is among the first. */
  twin(): Board {
    books.current.twins += 1;
    const n = this.#n;
    const first = this.#blank > 1 ? 0 : n * n - 2;
    const a = tileAt(first, this.#low, this.#high, this.#cells);
    const b = tileAt(first + 1, this.#low, this.#high, this.#cells);
    this.#toDraft(null);
    put(first, a, b);
    put(first + 1, b, a);
    draft.manhattan += distance(n, b, first) + distance(n, a, first + 1);
    draft.manhattan -= distance(n, a, first) + distance(n, b, first + 1);
    return new Board(DRAFT as number[][]);
  }

  /** The board after the blank went to a neighboring cell. */
  #move(to: number): Board {
    const tile = tileAt(to, this.#low, this.#high, this.#cells);
    this.#toDraft(this);
    put(this.#blank, 0, tile);
    put(to, tile, 0);
    draft.manhattan += distance(this.#n, tile, this.#blank) - distance(this.#n, tile, to);
    draft.blank = to;
    return new Board(DRAFT as number[][]);
  }

  #toDraft(parent: Board | null): void {
    draft.n = this.#n;
    draft.low = this.#low;
    draft.high = this.#high;
    draft.cells = this.#cells === null ? null : copyOf(this.#cells);
    draft.blank = this.#blank;
    draft.manhattan = this.#manhattan;
    draft.parent = parent;
  }

  /** Is `that` the board, or a copy of the board, from which this one was reached by two moves? */
  #isTwoMovesBack(that: Board): boolean {
    const back = this.#parent === null ? null : this.#parent.#parent;
    return back !== null && (back === that || back.#same(that));
  }

  #same(that: Board): boolean {
    if (this.#n !== that.#n || this.#low !== that.#low || this.#high !== that.#high) return false;
    const mine = this.#cells;
    const other = that.#cells;
    if (mine === null || other === null) return mine === other;
    for (let i = 0; i < this.#n * this.#n; i += 1) if (mine[i] !== other[i]) return false;
    return true;
  }

  #text(): string {
    const n = this.#n;
    let text = `${n}\n`;
    for (let i = 0; i < n * n; i += 1) {
      const tile = tileAt(i, this.#low, this.#high, this.#cells);
      text += `${tile < 10 ? ' ' : ''}${tile} ${(i + 1) % n === 0 ? '\n' : ''}`;
    }
    return text;
  }
}

Object.freeze(Board);
Object.freeze(Board.prototype);

/** Replaces the tile of a cell of the draft. */
const put = (cell: number, from: number, to: number): void => {
  if (draft.cells !== null) draft.cells[cell] = to;
  else if (cell < 8) draft.low ^= (from ^ to) << (4 * cell);
  else draft.high ^= (from ^ to) << (4 * (cell - 8));
};

const fillDraft = (tiles: Tiles): void => {
  const packed = pack(tiles);
  draft.n = packed.n;
  draft.low = packed.low;
  draft.high = packed.high;
  draft.cells = packed.cells;
  draft.blank = packed.blank;
  draft.manhattan = manhattanOf(packed.n, packed.low, packed.high, packed.cells);
  draft.parent = null;
};
