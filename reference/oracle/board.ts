/** The assignment's Board, as the official reference has it, with its calls counted. Readable, not fast. */
import {
  type Tiles,
  formatTiles,
  hamming,
  manhattan,
  neighbors as neighborTiles,
  sameTiles,
  twin as twinTiles,
} from '../puzzle/tiles.ts';

/** What is counted; `Board()` is every board made: by the constructor, by neighbors() and by twin(). */
export const boardOperations = [
  'Board()',
  'Board.toString()',
  'Board.dimension()',
  'Board.hamming()',
  'Board.manhattan()',
  'Board.isGoal()',
  'Board.equals()',
  'Board.neighbors()',
  'Board.twin()',
] as const;

export type BoardOperation = (typeof boardOperations)[number];

/** Calls so far; one object is shared by a board and all boards that come from it. */
export type BoardCounts = Record<BoardOperation, number>;

/** All counts at zero. */
export const newBoardCounts = (): BoardCounts => ({
  'Board()': 0,
  'Board.toString()': 0,
  'Board.dimension()': 0,
  'Board.hamming()': 0,
  'Board.manhattan()': 0,
  'Board.isGoal()': 0,
  'Board.equals()': 0,
  'Board.neighbors()': 0,
  'Board.twin()': 0,
});

/** Immutable. */
export class Board {
  readonly #tiles: Tiles;
  readonly #counts: BoardCounts;

  constructor(tiles: Tiles, counts: BoardCounts = newBoardCounts()) {
    counts['Board()']++;
    this.#tiles = tiles.map((row) => [...row]);
    this.#counts = counts;
  }

  /** The size on the first line, then the rows, each tile as `%2d `. */
  toString(): string {
    this.#counts['Board.toString()']++;
    return formatTiles(this.#tiles);
  }

  dimension(): number {
    this.#counts['Board.dimension()']++;
    return this.#tiles.length;
  }

  hamming(): number {
    this.#counts['Board.hamming()']++;
    return hamming(this.#tiles);
  }

  manhattan(): number {
    this.#counts['Board.manhattan()']++;
    return manhattan(this.#tiles);
  }

  /** Calls manhattan(), and that call counts too. */
  isGoal(): boolean {
    this.#counts['Board.isGoal()']++;
    return this.manhattan() === 0;
  }

  equals(other: unknown): boolean {
    this.#counts['Board.equals()']++;
    return other instanceof Board && sameTiles(this.#tiles, other.#tiles);
  }

  /** The blank goes down, right, left, up. */
  neighbors(): Board[] {
    this.#counts['Board.neighbors()']++;
    return neighborTiles(this.#tiles).map((tiles) => new Board(tiles, this.#counts));
  }

  /** The first two tiles of the board exchanged, or the last two when the blank is among them. */
  twin(): Board {
    this.#counts['Board.twin()']++;
    return new Board(twinTiles(this.#tiles), this.#counts);
  }

  /** Not in the prescribed API and not counted: the tiles as data. */
  tiles(): Tiles {
    return this.#tiles;
  }
}
