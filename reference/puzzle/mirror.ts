/** The mirrored twin of a board: another puzzle with the same answers. */
import { at } from './at.ts';
import type { Tiles } from './tiles.ts';

/**
 * The board mirrored along its main diagonal, each tile renamed to the one whose place is the mirrored place.
 *
 * Let t be the transposition of cells, t(i, j) = (j, i), and let g(k) be the cell where tile k belongs (the blank's is the
 * last cell). Cell t(c) of the mirrored board holds the tile k' with g(k') = t(g(k)), where k is the tile in cell c.
 *
 * - It is a board: k -> k' is a permutation of the tiles, since g and t are one to one, and it keeps the blank, whose cell
 *   lies on the diagonal.
 * - It keeps moves: t maps neighboring cells to neighboring cells, so the blank of a board can change places with the tile in
 *   cell c exactly when that of the mirrored board can with the one in t(c), and the results are mirrored twins again. Hence
 *   it is an automorphism of the graph of all boards; mirrored twice, a board is itself.
 * - It keeps the goal: where every k is in g(k), every k' is in t(g(k)) = g(k').
 *
 * So a board and its twin can be solved or not alike, in the same number of moves. The Hamming and Manhattan distances are
 * kept, too, since t keeps distances between cells; so are all numbers that follow from the tree of the search by moves plus
 * distance: the provable bounds (counting/bounds.ts), and what the counts may be as equal priorities come in one order or another.
 * The counts of one program are not: the neighbors come in another order.
 */
export const mirrored = (tiles: Tiles): Tiles =>
  tiles.map((_, row) => tiles.map((line) => renamed(at(line, row), tiles.length)));

const renamed = (tile: number, n: number): number =>
  tile === 0 ? 0 : ((tile - 1) % n) * n + Math.floor((tile - 1) / n) + 1;
