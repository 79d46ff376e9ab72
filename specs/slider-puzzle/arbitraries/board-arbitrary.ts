/** Boards with the tiles in any order, every order equally likely. Half of them cannot be solved. */
import { Arbitrary, Stream, Value, type Random } from 'fast-check';
import { at } from '../../../reference/puzzle/at.ts';
import type { Tiles } from '../../../reference/puzzle/tiles.ts';

/** Random n-by-n boards. A failing one shrinks towards the goal: fewer and fewer tiles out of place. */
export const boardArbitrary = (n: number): Arbitrary<Tiles> => new BoardArbitrary(n);

class BoardArbitrary extends Arbitrary<Tiles> {
  readonly #n: number;

  constructor(n: number) {
    super();
    this.#n = n;
  }

  override generate(random: Random): Value<Tiles> {
    return new Value(toRows(shuffled(this.#n * this.#n, random), this.#n), undefined);
  }

  override canShrinkWithoutContext(value: unknown): value is Tiles {
    return Array.isArray(value) && value.length === this.#n;
  }

  override shrink(board: Tiles): Stream<Value<Tiles>> {
    return new Stream(closerBoards(board)).map((closer) => new Value(closer, undefined));
  }
}

/** Fisher and Yates: every order of 0 to count - 1 is equally likely. */
const shuffled = (count: number, random: Random): number[] => {
  const cells = Array.from({ length: count }, (_, index) => index);
  for (let last = count - 1; last > 0; last--) swap(cells, random.nextInt(0, last), last);
  return cells;
};

/**
 * Boards with fewer cells out of place: all brought home, then the first and the second half of them, then the
 * quarters, down to each one alone. Large chunks first, so that a big board shrinks in few attempts.
 */
function* closerBoards(board: Tiles): IterableIterator<Tiles> {
  const cells = board.flat();
  const misplaced = cells.filter((tile, position) => home(tile, cells.length) !== position);
  for (let chunk = misplaced.length; chunk >= 1; chunk = Math.floor(chunk / 2)) {
    for (let from = 0; from < misplaced.length; from += chunk) {
      yield toRows(broughtHome(cells, misplaced.slice(from, from + chunk)), board.length);
    }
  }
}

/** Swaps each of the tiles into its place. A tile that is at home already stays there. */
const broughtHome = (cells: readonly number[], tiles: readonly number[]): number[] => {
  const copy = [...cells];
  const positions: number[] = [];
  copy.forEach((tile, position) => (positions[tile] = position));
  for (const tile of tiles) {
    const from = at(positions, tile);
    const to = home(tile, copy.length);
    swap(copy, from, to);
    positions[at(copy, from)] = from;
    positions[tile] = to;
  }
  return copy;
};

/** Position of a tile, or of the blank, on the goal board. */
const home = (tile: number, cells: number): number => (tile === 0 ? cells : tile) - 1;

const swap = (cells: number[], a: number, b: number): void => {
  const kept = at(cells, a);
  cells[a] = at(cells, b);
  cells[b] = kept;
};

const toRows = (cells: readonly number[], n: number): Tiles =>
  Array.from({ length: n }, (_, row) => cells.slice(row * n, (row + 1) * n));
