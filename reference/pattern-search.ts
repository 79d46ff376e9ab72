/** Iterative deepening with the additive pattern databases: for any 15-puzzle, up to the 80 moves of the hardest. */
import type { DeepeningResult } from './deepening/ida-star.ts';
import { isSolvable } from './parity.ts';
import { patternGroups, patternTables } from './pattern-database.ts';
import type { Tiles } from './tiles.ts';

/**
 * A shortest solution of a 4-by-4 board, the same one in every run. With `below`, only solutions of fewer moves are
 * looked for; `gave-up` then proves that there is none, in a fraction of the time that it takes to find one.
 * @throws {RangeError} for other sizes.
 */
export const searchWithPatterns = (tiles: Tiles, options: { readonly below?: number } = {}): DeepeningResult => {
  if (tiles.length !== 4) throw new RangeError(`the pattern databases are for n = 4, not ${String(tiles.length)}`);
  return isSolvable(tiles) ? new PatternSearch(tiles).run(options.below ?? Infinity) : { kind: 'unsolvable' };
};

const letters = ['U', 'L', 'R', 'D'] as const;
const offsets = [-4, -1, 1, 4] as const;

/** The blank's legal directions by cell, as four flags. */
const legal = Uint8Array.from({ length: 16 }, (_, cell) => {
  const flags = [cell >= 4, cell % 4 > 0, cell % 4 < 3, cell < 12];
  return flags.reduce((bits, flag, direction) => bits | (flag ? 1 << direction : 0), 0);
});

/** The cell, or the goal cell of a tile, after reflection at the main diagonal, which maps the goal to itself. */
const reflected = (cell: number): number => (cell % 4) * 4 + (cell >> 2);
const reflectedTile = (tile: number): number => reflected(tile - 1) + 1;

const groupOf = (tile: number): number => patternGroups.findIndex((group) => group.includes(tile));
const shiftOf = (tile: number): number => 4 * (patternGroups[groupOf(tile)]?.indexOf(tile) ?? 0);

const tilesUpTo15 = Array.from({ length: 15 }, (_, index) => index + 1);
const table = (value: (tile: number) => number): Uint8Array => Uint8Array.from([0, ...tilesUpTo15.map(value)]);
const groups = table(groupOf);
const shifts = table(shiftOf);
const mirrorGroups = table((tile) => groupOf(reflectedTile(tile)) + 3);
const mirrorShifts = table((tile) => shiftOf(reflectedTile(tile)));
const reflectedCells = Uint8Array.from({ length: 16 }, (_, cell) => reflected(cell));

class PatternSearch {
  readonly #cells: Uint8Array;
  /** Table index of each group, then of each group of the reflected board. */
  readonly #indices = new Int32Array(6);
  readonly #six: Uint8Array;
  readonly #otherSix: Uint8Array;
  readonly #three: Uint8Array;
  readonly #path: number[] = [];
  #nodes = 0;
  #threshold = 0;

  constructor(tiles: Tiles) {
    const [six, otherSix, three] = patternTables();
    this.#six = six ?? new Uint8Array();
    this.#otherSix = otherSix ?? new Uint8Array();
    this.#three = three ?? new Uint8Array();
    this.#cells = Uint8Array.from(tiles.flat());
    this.#cells.forEach((tile, cell) => {
      if (tile !== 0) this.#shift(tile, 0, cell);
    });
  }

  /** Every solution has the parity of the Manhattan distance, and so has every bound: thresholds go up by two. */
  run(below: number): DeepeningResult {
    const blank = this.#cells.indexOf(0);
    for (this.#threshold = this.#startBound(); this.#threshold < below; this.#threshold += 2) {
      if (this.#visit(blank, 0, -1)) {
        const moves = this.#path.map((direction) => letters[direction] ?? '').join('');
        return { kind: 'solved', moves, nodes: this.#nodes };
      }
    }
    return { kind: 'gave-up', atLeast: this.#threshold, nodes: this.#nodes };
  }

  #visit(blank: number, depth: number, undo: number): boolean {
    this.#nodes++;
    const room = this.#threshold - depth;
    const bound = this.#bound(0);
    if (bound > room || this.#bound(3) > room) return false;
    if (bound === 0) {
      this.#path.length = depth;
      return true;
    }
    const directions = legal[blank] ?? 0;
    for (let direction = 0; direction < 4; direction++) {
      if (direction === undo || (directions & (1 << direction)) === 0) continue;
      if (this.#visitNeighbor(blank, depth, direction)) return true;
    }
    return false;
  }

  #visitNeighbor(blank: number, depth: number, direction: number): boolean {
    const from = blank + (offsets[direction] ?? 0);
    const tile = this.#cells[from] ?? 0;
    this.#shift(tile, from, blank);
    this.#cells[blank] = tile;
    this.#cells[from] = 0;
    this.#path[depth] = direction;
    const found = this.#visit(from, depth + 1, 3 - direction);
    this.#cells[from] = tile;
    this.#cells[blank] = 0;
    this.#shift(tile, blank, from);
    return found;
  }

  #shift(tile: number, from: number, to: number): void {
    const indices = this.#indices;
    const group = groups[tile] ?? 0;
    indices[group] = (indices[group] ?? 0) + ((to - from) << (shifts[tile] ?? 0));
    const mirrorGroup = mirrorGroups[tile] ?? 0;
    const change = (reflectedCells[to] ?? 0) - (reflectedCells[from] ?? 0);
    indices[mirrorGroup] = (indices[mirrorGroup] ?? 0) + (change << (mirrorShifts[tile] ?? 0));
  }

  /** The sum of the three groups for the board (0) or for its reflection (3): both are lower bounds. */
  #bound(first: 0 | 3): number {
    const indices = this.#indices;
    return (
      (this.#six[indices[first] ?? 0] ?? 0) +
      (this.#otherSix[indices[first + 1] ?? 0] ?? 0) +
      (this.#three[indices[first + 2] ?? 0] ?? 0)
    );
  }

  #startBound(): number {
    return Math.max(this.#bound(0), this.#bound(3));
  }
}
