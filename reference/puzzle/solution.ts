/** Solutions: written as the blank's moves, expanded to boards, and judged. */
import { at } from './at.ts';
import { toRows } from './cells.ts';
import { type Tiles, isGoal, neighbors, sameTiles } from './tiles.ts';

/** The boards from `start` on, one for each letter of `moves` and the start itself. @throws {RangeError} on an impossible move. */
export const expandSolution = (start: Tiles, moves: string): Tiles[] => [...walkSolution(start, moves)];

/**
 * The same boards one at a time, for solutions too long to be held as boards. Rows that a move leaves as they are are
 * shared with the board before, so that a move costs time proportional to n.
 * @throws {RangeError} on an impossible move, when it is reached.
 */
export function* walkSolution(start: Tiles, moves: string): Generator<Tiles, void> {
  let board = start;
  let row = start.findIndex((line) => line.includes(0));
  let column = at(start, row).indexOf(0);
  yield board;
  for (let made = 0; made < moves.length; made++) {
    const [down, right] = stepOf(moves, made);
    const tile = board[row + down]?.[column + right];
    if (tile === undefined) throw impossible(moves, made);
    board = withRow(withRow(board, row, column, tile), row + down, column + right, 0);
    row += down;
    column += right;
    yield board;
  }
}

const withRow = (board: Tiles, row: number, column: number, tile: number): Tiles =>
  board.with(row, at(board, row).with(column, tile));

/** Whether the moves lead from `start` to the goal: some fifty million moves a second, whatever n. @throws {RangeError} on an impossible move. */
export const leadsToGoal = (start: Tiles, moves: string): boolean => {
  const cells = cellsAfter(start, moves);
  return cells.every((tile, cell) => tile === (cell + 1) % cells.length);
};

/** The board that the moves lead to, as fast. @throws {RangeError} on an impossible move. */
export const boardAfter = (start: Tiles, moves: string): Tiles => toRows(Array.from(cellsAfter(start, moves)));

const cellsAfter = (start: Tiles, moves: string): Uint16Array => {
  const n = start.length;
  const cells = Uint16Array.from(start.flat());
  let blank = cells.indexOf(0);
  let column = blank % n;
  for (let made = 0; made < moves.length; made++) {
    const [down, right] = stepOf(moves, made);
    const next = blank + down * n + right;
    column += right;
    if (next < 0 || next >= n * n || column < 0 || column >= n) throw impossible(moves, made);
    cells[blank] = at(cells, next);
    cells[next] = 0;
    blank = next;
  }
  return cells;
};

const stepOf = (moves: string, index: number): readonly [down: number, right: number] => {
  switch (moves.charAt(index)) {
    case 'D':
      return [1, 0];
    case 'R':
      return [0, 1];
    case 'L':
      return [0, -1];
    case 'U':
      return [-1, 0];
    default:
      throw impossible(moves, index);
  }
};

const impossible = (moves: string, index: number): RangeError =>
  new RangeError(`the blank cannot move ${JSON.stringify(moves[index])} after ${String(index)} moves`);

/** Whether the boards lead from `start` to the goal by legal moves. Says nothing about length. */
export const isSolution = (start: Tiles, boards: readonly Tiles[]): boolean => {
  const [first] = boards;
  const last = boards.at(-1);
  if (first === undefined || last === undefined || !sameTiles(first, start) || !isGoal(last)) return false;
  return boards.slice(1).every((board, index) => neighbors(at(boards, index)).some((next) => sameTiles(next, board)));
};
