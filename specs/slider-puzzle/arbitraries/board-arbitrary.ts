/** Boards with the tiles in any order, every order equally likely. Half of them cannot be solved. */
import type { Arbitrary } from 'fast-check';
import { at } from '../../../reference/puzzle/at.ts';
import { toRows } from '../../../reference/puzzle/cells.ts';
import { shuffledBoard } from '../../../reference/puzzle/chance.ts';
import type { Tiles } from '../../../reference/puzzle/tiles.ts';
import { drawn, isBoardOf } from './drawn.ts';

/** Random n-by-n boards. A failing one shrinks towards the goal: fewer and fewer tiles out of place. */
export const boardArbitrary = (n: number): Arbitrary<Tiles> =>
  drawn({ draw: (random) => shuffledBoard(n, random), smaller: closerBoards, isOne: isBoardOf(n) });

/**
 * Boards with fewer cells out of place: all brought home, then the first and the second half of them, then the
 * quarters, down to each one alone. Large chunks first, so that a big board shrinks in few attempts.
 */
function* closerBoards(board: Tiles): IterableIterator<Tiles> {
  const cells = board.flat();
  const misplaced = cells.filter((tile, position) => home(tile, cells.length) !== position);
  for (let chunk = misplaced.length; chunk >= 1; chunk = Math.floor(chunk / 2)) {
    for (let from = 0; from < misplaced.length; from += chunk) {
      yield toRows(broughtHome(cells, misplaced.slice(from, from + chunk)));
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
