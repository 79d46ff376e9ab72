/** A way through boards: from a start, one letter (D, R, L, U) for each move of the blank. It may be a million moves long. */
import { boardAfter } from '../../../../reference/puzzle/solution.ts';
import type { Tiles } from '../../../../reference/puzzle/tiles.ts';
import { at } from '../../../../reference/puzzle/at.ts';

/** Boards are kept at this many places along the longest routes; others are reached from there. */
const keptBoards = 200;
const shortestSpacing = 64;

export class Route {
  readonly start: Tiles;
  readonly moves: string;
  /** Who made the moves. */
  readonly by: 'player' | 'search';
  readonly #spacing: number;
  readonly #kept: Tiles[];
  #last: { readonly at: number; readonly board: Tiles };

  constructor(start: Tiles, moves: string, by: Route['by']) {
    this.start = start;
    this.moves = moves;
    this.by = by;
    this.#spacing = Math.max(shortestSpacing, Math.ceil(moves.length / keptBoards));
    this.#kept = [start];
    this.#last = { at: 0, board: start };
  }

  get length(): number {
    return this.moves.length;
  }

  /**
   * After a number of moves; the same object when it is asked for again. @throws {RangeError} when a move leads off the
   * board
   */
  board(at: number): Tiles {
    if (this.#last.at !== at) this.#last = { at, board: this.#find(at) };
    return this.#last.board;
  }

  #find(at: number): Tiles {
    const index = Math.floor(at / this.#spacing);
    while (this.#kept.length <= index) {
      const last = this.#kept.length - 1;
      this.#kept.push(this.#walk(last, this.#kept.length * this.#spacing));
    }
    return this.#walk(index, at);
  }

  #walk(index: number, to: number): Tiles {
    return boardAfter(at(this.#kept, index), this.moves.slice(index * this.#spacing, to));
  }
}
