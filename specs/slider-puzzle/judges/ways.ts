/** Ways from board to board, one move at a time. */
import { neighbors, sameTiles, type Tiles } from '../../../reference/puzzle/tiles.ts';

export const isMove = (from: Tiles, to: Tiles): boolean => neighbors(from).some((next) => sameTiles(next, to));

/** Boards of a shortest way are next to each other only where they follow each other: there is one order, if any. */
export const isWayInOtherOrder = (initial: Tiles, boards: readonly Tiles[]): boolean => {
  let left = boards;
  let next: Tiles | undefined = initial;
  while (next !== undefined) {
    const found: Tiles = next;
    const index = left.findIndex((board) => sameTiles(board, found));
    if (index === -1) return false;
    left = left.toSpliced(index, 1);
    next = left.find((board) => isMove(found, board));
  }
  return left.length === 0;
};
