/**
 * The Board that stands under a subject's Solver: counted as the official assessment counts, and compact, so that
 * searches spend their time in the subject's code and the garbage collector has little to move. Up to 4x4 the tiles
 * are two 32-bit integers, four bits a cell, and a third one has the rest but the parent; larger boards are typed
 * arrays. The Manhattan distance is carried along from move to move.
 */
import { registerBoards } from '../counting/boards.ts';
import { books, isConfusing, listener, nameOf } from '../counting/tally.ts';
import { areOneMoveApart, copyOf, distance, hammingOf, hashOf, manhattanOf as distancesOf, pack } from './cells.ts';
import { type Packed, sameCells, solvable, textOf, tileAt, type Tiles } from './cells.ts';
import { afterMove, blankOf, DEEPEST_PACKED, depthOf, type Facts, manhattanOf, NOT_PACKED } from './facts.ts';
import { isPosed, packFacts, sizeOf } from './facts.ts';
import { Neighbors } from './neighbors.ts';

const told = listener();

/** Passed to the constructor instead of tiles when the fields are in `draft`. Nobody outside has it. */
const DRAFT: Tiles = [];
const draft: { low: number; high: number; packed: number; origin: Board | Facts<Board> | null } = {
  low: 0,
  high: 0,
  packed: 0,
  origin: null,
};

export class Board {
  /** Cells 0 to 7. */
  readonly #low: number;
  /** Cells 8 to 15. */
  readonly #high: number;
  /** Size, blank, Manhattan distance and depth; NOT_PACKED when they do not fit. */
  readonly #packed: number;
  /** The parent; or all the facts when they are not packed. */
  readonly #origin: Board | Facts<Board> | null;

  static {
    registerBoards({
      depth: (value) => (typeof value === 'object' && value !== null && #packed in value ? value.#depth() : -1),
      root: (board) => (board as Board).#root(),
      parent: (board) => (board as Board).#parent(),
      manhattan: (board) => (board as Board).#manhattan(),
      text: (board) => (board as Board).#text(),
    });
  }

  /** A board from an n-by-n array of tiles, 0 for the blank; the array is copied. */
  constructor(tiles: number[][]) {
    books.current.made += 1;
    // The first one is the script's: others have no search that could be told from another.
    if (tiles !== DRAFT) draftTiles(tiles, books.current.made === 1);
    this.#low = draft.low;
    this.#high = draft.high;
    this.#packed = draft.packed;
    this.#origin = draft.origin;
    // What the last board refers to would stay on the scales when the board is given up.
    draft.origin = null;
  }

  toString(): string {
    books.current.toStrings += 1;
    return this.#text(nameOf);
  }

  dimension(): number {
    books.current.dimensions += 1;
    return this.#size();
  }

  /** The number of rows, as older editions of the assignment name it. */
  size(): number {
    return this.#size();
  }

  /** Can the goal be reached? By parity: inversions, for even n together with the row of the blank, from 0. */
  isSolvable(): boolean {
    const { n, cells, blank } = this.#facts();
    return solvable(n, blank, this.#low, this.#high, cells);
  }

  /** Tiles out of place. */
  hamming(): number {
    books.current.hammings += 1;
    const { n, cells } = this.#facts();
    return hammingOf(n, this.#low, this.#high, cells);
  }

  /** Sum of the tiles' distances to their places. */
  manhattan(): number {
    books.current.manhattans += 1;
    return this.#manhattan();
  }

  isGoal(): boolean {
    books.current.isGoals += 1;
    return this.manhattan() === 0;
  }

  equals(y: unknown): boolean {
    books.current.equals += 1;
    if (typeof y !== 'object' || y === null || !(#packed in y)) {
      books.current.equalsOther += 1;
      return false;
    }
    const that = y;
    const same = this.#same(that);
    // Who finds an equal board has met one again, as a set of boards seen before does.
    if (!same && Board.#isElsewhere(this, that)) books.current.equalsElsewhere += 1;
    if (same) books.current.equalsTrue += 1;
    return same || isConfusing();
  }

  /** The boards one move away: the blank goes down, right, left, up. */
  neighbors(): Iterable<Board> {
    books.current.neighbors += 1;
    this.#tellAsked();
    const n = this.#size();
    const blank = this.#packed === NOT_PACKED ? this.#facts().blank : blankOf(this.#packed);
    const column = blank % n;
    const down = blank + n < n * n ? this.#move(blank + n) : null;
    const right = column + 1 < n ? this.#move(blank + 1) : null;
    const left = column > 0 ? this.#move(blank - 1) : null;
    const up = blank >= n ? this.#move(blank - n) : null;
    return new Neighbors(down, right, left, up);
  }

  /** Swaps the first two cells, or the last two when the blank is among the first. */
  twin(): Board {
    books.current.twins += 1;
    const { n, cells, blank, manhattan, isPosed: posed, depth } = this.#facts();
    const first = blank > 1 ? 0 : n * n - 2;
    const a = tileAt(first, this.#low, this.#high, cells);
    const b = tileAt(first + 1, this.#low, this.#high, cells);
    const further = distance(n, b, first) + distance(n, a, first + 1);
    const before = distance(n, a, first) + distance(n, b, first + 1);
    const own = cells === null ? null : copyOf(n, cells);
    const changed = manhattan + further - before;
    // A lineage of its own, and counted as part of the search where it is one of the board that was given.
    const counted = posed && depth === 0;
    const made = { n, cells: own, blank, manhattan: changed, isPosed: counted, depth: 0, parent: null };
    draftFacts(this.#low, this.#high, made);
    put(own, first, a, b);
    put(own, first + 1, b, a);
    return new Board(DRAFT as number[][]);
  }

  /** The board after the blank went to a neighboring cell. */
  #move(to: number): Board {
    const packed = this.#packed;
    if (packed === NOT_PACKED || depthOf(packed) === DEEPEST_PACKED) return this.#moveUnpacked(to);
    const tile = tileAt(to, this.#low, this.#high, null);
    draft.low = this.#low;
    draft.high = this.#high;
    draft.packed = afterMove(packed, tile, to);
    draft.origin = this;
    put(null, blankOf(packed), 0, tile);
    put(null, to, tile, 0);
    return new Board(DRAFT as number[][]);
  }

  #moveUnpacked(to: number): Board {
    const { n, cells, blank, manhattan, isPosed: posed, depth } = this.#facts();
    const tile = tileAt(to, this.#low, this.#high, cells);
    const own = cells === null ? null : copyOf(n, cells);
    const changed = manhattan + distance(n, tile, blank) - distance(n, tile, to);
    const moved = { n, cells: own, blank: to, manhattan: changed, isPosed: posed, depth: depth + 1, parent: this };
    draftFacts(this.#low, this.#high, moved);
    put(own, blank, 0, tile);
    put(own, to, tile, 0);
    return new Board(DRAFT as number[][]);
  }

  #tellAsked(): void {
    const packed = this.#packed;
    if (packed !== NOT_PACKED) {
      told.asked(this, isPosed(packed) ? depthOf(packed) + manhattanOf(packed) : -1, this.#low, this.#high);
      return;
    }
    const { n, cells, manhattan, isPosed: posed, depth } = this.#facts();
    if (posed && cells !== null) told.asked(this, depth + manhattan, hashOf(n, cells), 0);
    else told.asked(this, -1, 0, 0);
  }

  #size(): number {
    return this.#packed === NOT_PACKED ? this.#facts().n : sizeOf(this.#packed);
  }

  #manhattan(): number {
    return this.#packed === NOT_PACKED ? this.#facts().manhattan : manhattanOf(this.#packed);
  }

  #depth(): number {
    return this.#packed === NOT_PACKED ? this.#facts().depth : depthOf(this.#packed);
  }

  #parent(): Board | null {
    return this.#packed === NOT_PACKED ? this.#facts().parent : (this.#origin as Board | null);
  }

  #root(): Board {
    let root = this as Board;
    for (let up = root.#parent(); up !== null; up = up.#parent()) root = up;
    return root;
  }

  #facts(): Facts<Board> {
    const packed = this.#packed;
    if (packed === NOT_PACKED) return this.#origin as Facts<Board>;
    return {
      n: sizeOf(packed),
      cells: null,
      blank: blankOf(packed),
      manhattan: manhattanOf(packed),
      isPosed: isPosed(packed),
      depth: depthOf(packed),
      parent: this.#parent(),
    };
  }

  /** Is none of them two moves back from the other? Which search won may be asked of the board that it began with. */
  static #isElsewhere(one: Board, other: Board): boolean {
    if (one.#parent() === null && other.#parent() === null) return false;
    // Nearly always one of these two: the others take as long as all else that is done here.
    if (one.#isTwoMovesBack(other) || other.#isTwoMovesBack(one)) return false;
    return !one.#isBackOnAnotherWay(other) && !other.#isBackOnAnotherWay(one);
  }

  /** Is `that`, or a copy of it, the board two moves before this one? */
  #isTwoMovesBack(that: Board): boolean {
    const between = this.#parent();
    const back = between === null ? null : between.#parent();
    return back !== null && (back === that || back.#same(that));
  }

  /** A search that keeps each board once comes to the one before this by a shorter way than that on which it was made. */
  #isBackOnAnotherWay(that: Board): boolean {
    const between = this.#parent();
    return between !== null && that.#parent() !== between && areOneMoveApart(between.#cells(), that.#cells());
  }

  #cells(): Packed {
    const { n, cells, blank } = this.#facts();
    return { n, low: this.#low, high: this.#high, cells, blank };
  }

  #same(that: Board): boolean {
    if (this.#low !== that.#low || this.#high !== that.#high || this.#size() !== that.#size()) return false;
    if (this.#packed !== NOT_PACKED && that.#packed !== NOT_PACKED) return true;
    return sameCells(this.#size(), this.#facts().cells, that.#facts().cells);
  }

  #text(name?: typeof nameOf): string {
    const { n, cells } = this.#facts();
    return textOf(n, this.#low, this.#high, cells, name);
  }
}

/** Replaces the tile of a cell of the draft, whose cells are `cells`. */
const put = (cells: Facts<Board>['cells'], cell: number, from: number, to: number): void => {
  if (cells !== null) cells[cell] = to;
  else if (cell < 8) draft.low ^= (from ^ to) << (4 * cell);
  else draft.high ^= (from ^ to) << (4 * (cell - 8));
};

const draftFacts = (low: number, high: number, facts: Facts<Board>): void => {
  draft.low = low;
  draft.high = high;
  draft.packed = packFacts(facts);
  draft.origin = draft.packed === NOT_PACKED ? facts : facts.parent;
};

const draftTiles = (tiles: Tiles, posed: boolean): void => {
  const { n, low, high, cells, blank } = pack(tiles);
  const manhattan = distancesOf(n, low, high, cells);
  draftFacts(low, high, { n, cells, blank, manhattan, isPosed: posed, depth: 0, parent: null });
};
