/**
 * Which boards can be solved: half of all permutations. Every move swaps the blank with a tile (one transposition)
 * and takes the blank one step, so the parity of the permutation and the parity of the blank's distance to its
 * corner change together; they agree on the goal, hence on every board that leads to it (Archer, "A modern
 * treatment of the 15 puzzle", 1999).
 */
import { at } from './at.ts';
import type { Tiles } from './tiles.ts';

/** Whether the goal can be reached. Takes time proportional to the number of tiles. */
export const isSolvable = (tiles: Tiles): boolean => {
  const size = tiles.length;
  const row = tiles.findIndex((line) => line.includes(0));
  const column = at(tiles, row).indexOf(0);
  const blankDistance = size - 1 - row + (size - 1 - column);
  return transpositions(tiles.flat()) % 2 === blankDistance % 2;
};

/** How many swaps sort the cells into the goal order: cells minus cycles. */
const transpositions = (cells: readonly number[]): number => {
  const visited = new Uint8Array(cells.length);
  let cycles = 0;
  for (let start = 0; start < cells.length; start++) {
    if (visited[start] === 1) continue;
    cycles++;
    for (let cell = start; visited[cell] !== 1; cell = goalCell(at(cells, cell), cells.length)) visited[cell] = 1;
  }
  return cells.length - cycles;
};

const goalCell = (tile: number, cells: number): number => (tile === 0 ? cells : tile) - 1;
