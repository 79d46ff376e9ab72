/** Solutions: written as the blank's moves, expanded to boards, and judged. */
import { type Direction, type Tiles, directions, isGoal, neighbors, sameTiles, slide } from './tiles.ts';

/** The boards from `start` on, one for each letter of `moves` and the start itself. @throws {RangeError} on an impossible move. */
export const expandSolution = (start: Tiles, moves: string): Tiles[] => {
  const boards = [start];
  let board = start;
  for (const letter of moves) {
    const next = isDirection(letter) ? slide(board, letter) : null;
    if (next === null)
      throw new RangeError(`the blank cannot move ${JSON.stringify(letter)} after ${String(boards.length - 1)} moves`);
    boards.push(next);
    board = next;
  }
  return boards;
};

const isDirection = (letter: string): letter is Direction => directions.some((direction) => direction === letter);

/** Whether the boards lead from `start` to the goal by legal moves. Says nothing about length. */
export const isSolution = (start: Tiles, boards: readonly Tiles[]): boolean => {
  const [first] = boards;
  const last = boards.at(-1);
  if (first === undefined || last === undefined || !sameTiles(first, start) || !isGoal(last)) return false;
  return boards.slice(1).every((board, index) => neighbors(boards[index] ?? []).some((next) => sameTiles(next, board)));
};
