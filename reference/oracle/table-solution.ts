/** Shortest solutions of the boards that a table holds: every move leads to a board that is one move nearer. */
import { distance } from './distances.ts';
import { type Direction, type Tiles, directions, slide } from '../puzzle/tiles.ts';

/**
 * A shortest solution, one letter (D, R, L, U) for each move of the blank; null when there is none. A board at distance
 * d > 0 has a neighbor at distance d - 1, the second one of a shortest solution, and none at less than that.
 * @throws {RangeError} for other sizes than 2 and 3.
 */
export const tableSolution = (tiles: Tiles): string | null => {
  const length = distance(tiles);
  if (length === null) return null;
  let moves = '';
  let board = tiles;
  for (let left = length - 1; left >= 0; left--) {
    const [letter, next] = nearer(board, left);
    moves += letter;
    board = next;
  }
  return moves;
};

const nearer = (board: Tiles, moves: number): readonly [Direction, Tiles] => {
  for (const direction of directions) {
    const next = slide(board, direction);
    if (next !== null && distance(next) === moves) return [direction, next];
  }
  throw new RangeError(`no neighbor is ${String(moves)} moves from the goal`);
};
