/**
 * Manhattan distance with linear conflict (Hansson, Mayer, Yung, "Criticizing solutions to relaxed models yields powerful
 * admissible heuristics", Information Sciences 63, 1992). Two tiles are in conflict when both are in the row (or column)
 * where both belong, in the wrong order: one must let the other pass. For each line, two moves are added for each tile
 * that must leave it: the fewest tiles without which there is no conflict. (The paper takes out the tile with the most
 * conflicts first. The fewest are found exactly here, as what is left over by a longest rising sequence.)
 *
 * Admissible: in any solution, those tiles of a row that never leave it keep their order, so they form a rising sequence,
 * and at least so many tiles leave. Each makes a vertical move out of its goal row and one back, which the Manhattan
 * distance does not count. For columns the same holds of horizontal moves, so nothing is counted twice.
 *
 * Consistent: it changes by exactly one with every move. Say that a tile moves vertically; the order of tiles in its
 * column stays. When it leaves its goal row, the Manhattan distance grows by one, and the tiles that must leave the row
 * become fewer by one or stay as many, since a longest rising sequence with it has at most one element more than one
 * without it: the sum changes by +1 or -1. When it enters its goal row, the same the other way round. Otherwise only the
 * Manhattan distance changes. Horizontal moves and columns alike.
 */
import { at } from '../../puzzle/at.ts';
import { homeDistance } from '../grid.ts';
import type { Heuristic } from './heuristic.ts';
import { mustLeave, mustLeaveTable } from './line-conflicts.ts';

/** The state is the bound itself. Boards up to n = 4 go by a table of lines, larger ones count a line when it changes. */
export const linearConflictHeuristic = (n: number): Heuristic => {
  const lines = new Lines(n);
  return {
    name: 'linear-conflict',
    start: (cells) => startOf(lines, cells, n),
    after: (state, tile, from, to, cells) => state + lines.change(tile, from, to, cells),
    bound: (state) => state,
  };
};

const startOf = (lines: Lines, cells: ArrayLike<number>, n: number): number => {
  let sum = 0;
  for (let cell = 0; cell < n * n; cell++) {
    const tile = at(cells, cell);
    if (tile !== 0) sum += homeDistance(n, tile, cell);
  }
  for (let line = 0; line < n; line++)
    sum += 2 * (lines.conflicts(line, true, cells) + lines.conflicts(line, false, cells));
  return sum;
};

class Lines {
  readonly #n: number;
  readonly #table: Uint8Array | null;
  readonly #places: Uint8Array;
  readonly #tails: Uint8Array;
  /** Row and column of each cell; the tile of number k + 1 belongs in cell k. */
  readonly #rows: Uint8Array;
  readonly #columns: Uint8Array;

  constructor(n: number) {
    this.#n = n;
    this.#table = n <= 4 ? mustLeaveTable(n) : null;
    this.#places = new Uint8Array(n);
    this.#tails = new Uint8Array(n);
    this.#rows = Uint8Array.from({ length: n * n }, (_, cell) => Math.floor(cell / n));
    this.#columns = Uint8Array.from({ length: n * n }, (_, cell) => cell % n);
  }

  /** Of the bound, when the tile slides. */
  change(tile: number, from: number, to: number, cells: ArrayLike<number>): number {
    const isVertical = this.#columns[from] === this.#columns[to];
    const lineOf = isVertical ? this.#rows : this.#columns;
    const goalLine = lineOf[tile - 1] ?? 0;
    const lineBefore = lineOf[from] ?? 0;
    const lineAfter = lineOf[to] ?? 0;
    const steps = Math.abs(goalLine - lineAfter) - Math.abs(goalLine - lineBefore);
    if (goalLine === lineBefore) {
      return (
        steps + 2 * (this.conflicts(goalLine, isVertical, cells, from, 0) - this.conflicts(goalLine, isVertical, cells))
      );
    }
    if (goalLine === lineAfter) {
      return (
        steps +
        2 * (this.conflicts(goalLine, isVertical, cells, to, tile) - this.conflicts(goalLine, isVertical, cells))
      );
    }
    return steps;
  }

  /** Tiles that must leave a row or column, as if `cell` held `tile`. */
  conflicts(line: number, isRow: boolean, cells: ArrayLike<number>, cell = -1, tile = 0): number {
    const n = this.#n;
    const lineOf = isRow ? this.#rows : this.#columns;
    const placeOf = isRow ? this.#columns : this.#rows;
    let key = 0;
    for (let place = 0; place < n; place++) {
      const here = isRow ? line * n + place : place * n + line;
      const home = (here === cell ? tile : (cells[here] ?? 0)) - 1;
      const goalPlace = home >= 0 && lineOf[home] === line ? (placeOf[home] ?? 0) + 1 : 0;
      if (this.#table === null) this.#places[place] = goalPlace;
      else key |= goalPlace << (4 * place);
    }
    return this.#table === null ? mustLeave(this.#places, this.#tails) : (this.#table[key] ?? 0);
  }
}
