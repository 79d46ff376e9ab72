/** A way through boards: from a start, one letter (D, R, L, U) for each move of the blank. It may be a million moves long. */
import { walkSolution } from '../../../reference/solution.ts';
import type { Tiles } from '../../../reference/tiles.ts';

/** Boards are kept at so many places of the longest ways, and walked to from there. */
const keptBoards = 200;
const shortestSpacing = 64;

export class Route {
  readonly start: Tiles;
  readonly moves: string;
  /** Who made the moves. */
  readonly by: 'player' | 'search';
  readonly #spacing: number;
  readonly #kept: Tiles[];

  constructor(start: Tiles, moves: string, by: Route['by']) {
    this.start = start;
    this.moves = moves;
    this.by = by;
    this.#spacing = Math.max(shortestSpacing, Math.ceil(moves.length / keptBoards));
    this.#kept = [start];
  }

  get length(): number {
    return this.moves.length;
  }

  /** After so many moves. @throws {RangeError} when a move before leads off the board */
  board(at: number): Tiles {
    const index = Math.floor(at / this.#spacing);
    while (this.#kept.length <= index) {
      const last = this.#kept.length - 1;
      this.#kept.push(this.#walk(last, this.#kept.length * this.#spacing));
    }
    return this.#walk(index, at);
  }

  #walk(index: number, to: number): Tiles {
    const from = this.#kept[index] ?? this.start;
    let board = from;
    for (const next of walkSolution(from, this.moves.slice(index * this.#spacing, to))) board = next;
    return board;
  }
}
