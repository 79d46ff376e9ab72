/**
 * Numbered boards in a few bytes each, found again by their tiles: how best-first searches remember where they have been.
 *
 * The tiles of a board lie side by side in words of 32 bits, 4 bits a tile for n = 3 and 4, so that a 4-by-4 board takes two
 * words; a move changes two of its words by exclusive or. A board is first staged behind the last one, looked up, and kept
 * only if wanted.
 *
 * They are found by a hash table (open addressing, linear probing) of board numbers. When it is doubled, the boards go into
 * the new table a few at a time, in `settle()`, so that a search of many million boards never stops for seconds.
 */
import { IntColumn } from './columns.ts';

/** The part of the table that may be taken. */
const fullest = 0.625;
/** Boards that settle in a new table at a time. */
const batch = 256;

export class PackedBoards {
  readonly #cellCount: number;
  readonly #bits: number;
  readonly #cellsPerWord: number;
  readonly #wordCount: number;
  readonly #words = new IntColumn();
  /** Number of a board plus 1; 0 is empty. */
  #table = new Int32Array(64);
  /** One bit a board: whether an equal one has taken its place. */
  readonly #replaced = new IntColumn();
  /** Boards below this number are in the table. */
  #settled = 0;
  /** Of the staged board, if it was looked up: its hash, and its slot, or the one where it would go. */
  #hashed = 0;
  #slot = 0;
  /** Boards kept so far; they are numbered from 0. */
  size = 0;

  constructor(n: number) {
    this.#cellCount = n * n;
    this.#bits = bitsFor(n);
    this.#cellsPerWord = Math.floor(32 / this.#bits);
    this.#wordCount = wordsFor(n);
  }

  /**
   * Makes room for this many boards and a staged one. After that, nothing is to be looked up until all have settled.
   */
  reserve(capacity: number): void {
    this.#words.reserve((capacity + 1) * this.#wordCount);
    this.#replaced.reserve((capacity >> 5) + 1);
    if (capacity <= fullest * this.#table.length) return;
    this.#table = new Int32Array(2 ** Math.ceil(Math.log2(capacity / fullest)));
    this.#settled = 0;
  }

  /** Takes the next boards into a new table; false when all are there already. */
  settle(): boolean {
    if (this.#settled === this.size) return false;
    const end = Math.min(this.#settled + batch, this.size);
    const table = this.#table;
    const mask = table.length - 1;
    for (let board = this.#settled; board < end; board++) {
      if (((this.#replaced.get(board >> 5) >> (board & 31)) & 1) === 1) continue;
      let slot = this.#hash(board) & mask;
      while (table[slot] !== 0) slot = (slot + 1) & mask;
      table[slot] = board + 1;
    }
    this.#settled = end;
    return true;
  }

  /** Writes the tiles of a board into `cells` and gives the blank's place. */
  unpack(board: number, cells: Uint16Array): number {
    const bits = this.#bits;
    const mask = 2 ** bits - 1;
    let blank = 0;
    let at = board * this.#wordCount;
    for (let cell = 0; cell < this.#cellCount; at++) {
      let word = this.#words.get(at);
      const end = Math.min(cell + this.#cellsPerWord, this.#cellCount);
      for (; cell < end; cell++) {
        const tile = word & mask;
        if (tile === 0) blank = cell;
        cells[cell] = tile;
        word >>>= bits;
      }
    }
    return blank;
  }

  stage(cells: ArrayLike<number>): void {
    for (let word = 0; word < this.#wordCount; word++) this.#words.set(this.size * this.#wordCount + word, 0);
    for (let cell = 0; cell < this.#cellCount; cell++) this.#put(cell, cells[cell] ?? 0);
  }

  /** Stages the board that comes of another one when a tile slides from one cell to the blank in another. */
  stageMove(board: number, tile: number, from: number, to: number): void {
    const words = this.#words;
    const count = this.#wordCount;
    const source = board * count;
    const target = this.size * count;
    for (let word = 0; word < count; word++) words.set(target + word, words.get(source + word));
    this.#put(from, tile);
    this.#put(to, tile);
  }

  /** The number of the board kept here that equals the staged one; -1 when there is none. */
  find(): number {
    this.#hashed = this.#hash(this.size);
    return this.#findStagedIn(this, this.#hashed);
  }

  /** The number of the board kept in `other` that equals the one staged, and looked up, here; -1 when there is none. */
  findIn(other: PackedBoards): number {
    return other.#findStagedIn(this, this.#hashed);
  }

  /** Keeps the staged board, which was looked up last; it takes the place of an equal one. */
  keep(): number {
    const equal = (this.#table[this.#slot] ?? 0) - 1;
    if (equal >= 0) this.#replaced.set(equal >> 5, this.#replaced.get(equal >> 5) | (1 << (equal & 31)));
    this.#table[this.#slot] = ++this.size;
    this.#settled = this.size;
    return this.size - 1;
  }

  #findStagedIn(staging: PackedBoards, hash: number): number {
    const table = this.#table;
    const mask = table.length - 1;
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const board = (table[slot] ?? 0) - 1;
      this.#slot = slot;
      if (board < 0 || this.#equals(board, staging)) return board;
    }
  }

  #equals(board: number, staging: PackedBoards): boolean {
    const own = board * this.#wordCount;
    const staged = staging.size * this.#wordCount;
    for (let word = 0; word < this.#wordCount; word++) {
      if (this.#words.get(own + word) !== staging.#words.get(staged + word)) return false;
    }
    return true;
  }

  #put(cell: number, tile: number): void {
    const word = (cell / this.#cellsPerWord) | 0;
    const at = this.size * this.#wordCount + word;
    this.#words.set(at, this.#words.get(at) ^ (tile << ((cell - word * this.#cellsPerWord) * this.#bits)));
  }

  /** Multiplications by odd constants, each followed by a shift that brings high bits down. */
  #hash(board: number): number {
    const at = board * this.#wordCount;
    let mixed = 0;
    for (let word = 0; word < this.#wordCount; word++) {
      mixed = Math.imul(mixed ^ this.#words.get(at + word), 0x9e3779b1);
      mixed ^= mixed >>> 15;
    }
    mixed = Math.imul(mixed, 0x85ebca6b);
    return mixed ^ (mixed >>> 13);
  }
}

/** Bytes that a board takes at most, its share of the table included. */
export const bytesPerBoard = (n: number): number => 4 * wordsFor(n) + (2 * Int32Array.BYTES_PER_ELEMENT) / fullest + 1;

/** Boards that can be numbered: their words have indices of 31 bits. */
export const mostBoards = (n: number): number => Math.floor(2 ** 31 / wordsFor(n)) - 1;

const bitsFor = (n: number): number => Math.ceil(Math.log2(n * n));

const wordsFor = (n: number): number => Math.ceil((n * n) / Math.floor(32 / bitsFor(n)));
