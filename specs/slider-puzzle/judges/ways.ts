/** Ways from board to board, one move at a time. */
import { at } from '../../../reference/puzzle/at.ts';
import { isGoal, neighbors, sameTiles, type Tiles } from '../../../reference/puzzle/tiles.ts';

export const isMove = (from: Tiles, to: Tiles): boolean => neighbors(from).some((next) => sameTiles(next, to));

/** The first board that does not follow by a move; -1 where all do. */
export const firstJump = (boards: readonly Tiles[]): number =>
  boards.findIndex((board, index) => index > 0 && !isMove(at(boards, index - 1), board));

export interface Ends {
  readonly initial: boolean;
  readonly goal: boolean;
}

/** Which ends of a way from the goal back to the initial board are missing; null where the boards are no such way. */
export const endsMissingOfReversed = (initial: Tiles, boards: readonly Tiles[]): Ends | null => {
  const [first, last] = [boards[0], boards.at(-1)];
  // One board alone is in order.
  if (first === undefined || last === undefined || boards.length < 2 || firstJump(boards) >= 0) return null;
  const missing = { initial: !sameTiles(last, initial), goal: !isGoal(first) };
  const isFarFromEnds =
    (missing.initial && (!isMove(initial, last) || isMove(initial, first))) ||
    (missing.goal && !neighbors(first).some(isGoal));
  return isFarFromEnds ? null : missing;
};

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
