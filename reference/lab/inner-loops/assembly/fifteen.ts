/**
 * One iteration of deepening on 4-by-4 boards, by three bounds. A board is one number, four bits a cell, the first cell
 * lowest.
 *
 * All three bounds change by one with every move: so moves plus bound stay or grow by two. `room` is how often they may
 * still grow, (threshold - moves - bound) / 2; a child that needs more is counted and not visited.
 */
import { costs, fifteenPath, lineConflicts, walkingSteps } from './fifteen-tables';
import { found, mustStop, spend } from './host';

const goal: u64 = 0x0fedcba987654321;
const none: i32 = 4;

/** Manhattan distance. True when the search was ended. */
export function searchManhattan(board: u64, blank: i32, room: i32): bool {
  return visitManhattan(board, blank, none, room, 0);
}

function visitManhattan(board: u64, blank: i32, last: i32, room: i32, moves: i32): bool {
  if (board == goal) return found(moves);
  if (mustStop()) return true;
  const column = blank & 3;
  if (last != 3 && blank < 12 && stepManhattan(board, blank, blank + 4, 0, room, moves)) return true;
  if (last != 2 && column < 3 && stepManhattan(board, blank, blank + 1, 1, room, moves)) return true;
  if (last != 1 && column > 0 && stepManhattan(board, blank, blank - 1, 2, room, moves)) return true;
  return last != 0 && blank > 3 && stepManhattan(board, blank, blank - 4, 3, room, moves);
}

@inline
function stepManhattan(board: u64, blank: i32, from: i32, direction: i32, room: i32, moves: i32): bool {
  spend();
  const tile = tileAt(board, from);
  const rest = room - costOf(tile, from, direction);
  if (rest < 0) return false;
  store<u8>(fifteenPath + moves, direction);
  return visitManhattan(slid(board, tile, from, blank), from, direction, rest, moves + 1);
}

/**
 * Manhattan distance with linear conflict. `rows` holds for each cell, four bits in the order of the board, the goal
 * column of its tile plus 1 when the tile is in its goal row, else 0; `columns` the same for columns, column by column.
 */
export function searchConflicts(board: u64, rows: u64, columns: u64, blank: i32, room: i32): bool {
  return visitConflicts(board, rows, columns, blank, none, room, 0);
}

function visitConflicts(board: u64, rows: u64, columns: u64, blank: i32, last: i32, room: i32, moves: i32): bool {
  if (board == goal) return found(moves);
  if (mustStop()) return true;
  const column = blank & 3;
  if (last != 3 && blank < 12 && goVertical(board, rows, columns, blank, blank + 4, 0, room, moves)) return true;
  if (last != 2 && column < 3 && goHorizontal(board, rows, columns, blank, blank + 1, 1, room, moves)) return true;
  if (last != 1 && column > 0 && goHorizontal(board, rows, columns, blank, blank - 1, 2, room, moves)) return true;
  return last != 0 && blank > 3 && goVertical(board, rows, columns, blank, blank - 4, 3, room, moves);
}

@inline
function goVertical(board: u64, rows: u64, columns: u64, blank: i32, from: i32, direction: i32, room: i32, moves: i32): bool {
  spend();
  const tile = tileAt(board, from);
  const home = i32(tile - 1);
  const mark = (home >> 2) == (blank >> 2) ? (home & 3) + 1 : 0;
  const nextRows = replaced(rows, from, blank, mark);
  const rest = room - costOf(tile, from, direction) - growth(rows, nextRows, (mark != 0 ? blank : from) >> 2);
  if (rest < 0) return false;
  store<u8>(fifteenPath + moves, direction);
  const nextColumns = passed(columns, turned(from), turned(blank));
  return visitConflicts(slid(board, tile, from, blank), nextRows, nextColumns, from, direction, rest, moves + 1);
}

@inline
function goHorizontal(board: u64, rows: u64, columns: u64, blank: i32, from: i32, direction: i32, room: i32, moves: i32): bool {
  spend();
  const tile = tileAt(board, from);
  const home = i32(tile - 1);
  const mark = (home & 3) == (blank & 3) ? (home >> 2) + 1 : 0;
  const nextColumns = replaced(columns, turned(from), turned(blank), mark);
  const rest = room - costOf(tile, from, direction) - growth(columns, nextColumns, (mark != 0 ? blank : from) & 3);
  if (rest < 0) return false;
  store<u8>(fifteenPath + moves, direction);
  const nextRows = passed(rows, from, blank);
  return visitConflicts(slid(board, tile, from, blank), nextRows, nextColumns, from, direction, rest, moves + 1);
}

/**
 * By how many the conflicts of a line grow: each is two moves, as a unit of `room` is. Only one line can have other conflicts
 * than before: the one that the tile enters when it belongs there, else the one that it leaves.
 */
@inline
function growth(before: u64, after: u64, line: i32): i32 {
  return conflictsIn(after, line) - conflictsIn(before, line);
}

@inline
function conflictsIn(marks: u64, line: i32): i32 {
  return load<u8>(lineConflicts + usize((marks >> (u64(line) << 4)) & 0xffff));
}

/** The marks after the tile of one place went to another, empty one, where it has a mark of its own. */
@inline
function replaced(marks: u64, from: i32, to: i32, mark: i32): u64 {
  return (marks & ~(u64(15) << (u64(from) << 2))) | (u64(mark) << (u64(to) << 2));
}

/** The marks after the tile of one place took its mark to another, empty one. */
@inline
function passed(marks: u64, from: i32, to: i32): u64 {
  return slid(marks, tileAt(marks, from), from, to);
}

/** The number of a cell when cells are counted column by column. */
@inline
function turned(cell: i32): i32 {
  return ((cell & 3) << 2) | (cell >> 2);
}

/** Walking distance: two states, of the rows and of the columns. */
export function searchWalking(board: u64, rows: i32, columns: i32, blank: i32, room: i32): bool {
  return visitWalking(board, rows, columns, blank, none, room, 0);
}

function visitWalking(board: u64, rows: i32, columns: i32, blank: i32, last: i32, room: i32, moves: i32): bool {
  if (board == goal) return found(moves);
  if (mustStop()) return true;
  const column = blank & 3;
  if (last != 3 && blank < 12 && walkRows(board, rows, columns, blank, blank + 4, 0, room, moves)) return true;
  if (last != 2 && column < 3 && walkColumns(board, rows, columns, blank, blank + 1, 1, room, moves)) return true;
  if (last != 1 && column > 0 && walkColumns(board, rows, columns, blank, blank - 1, 2, room, moves)) return true;
  return last != 0 && blank > 3 && walkRows(board, rows, columns, blank, blank - 4, 3, room, moves);
}

@inline
function walkRows(board: u64, rows: i32, columns: i32, blank: i32, from: i32, direction: i32, room: i32, moves: i32): bool {
  spend();
  const tile = tileAt(board, from);
  const step = walkingStep(rows, direction == 0, i32(tile - 1) >> 2);
  const rest = room - (step & 1);
  if (rest < 0) return false;
  store<u8>(fifteenPath + moves, direction);
  return visitWalking(slid(board, tile, from, blank), step >> 1, columns, from, direction, rest, moves + 1);
}

@inline
function walkColumns(board: u64, rows: i32, columns: i32, blank: i32, from: i32, direction: i32, room: i32, moves: i32): bool {
  spend();
  const tile = tileAt(board, from);
  const step = walkingStep(columns, direction == 1, i32(tile - 1) & 3);
  const rest = room - (step & 1);
  if (rest < 0) return false;
  store<u8>(fifteenPath + moves, direction);
  return visitWalking(slid(board, tile, from, blank), rows, step >> 1, from, direction, rest, moves + 1);
}

@inline
function walkingStep(state: i32, isForward: bool, goalLine: i32): i32 {
  return load<u16>(walkingSteps + (((state << 3) | (isForward ? 4 : 0) | goalLine) << 1));
}

@inline
function tileAt(board: u64, cell: i32): u64 {
  return (board >> (u64(cell) << 2)) & 15;
}

@inline
function costOf(tile: u64, from: i32, direction: i32): i32 {
  return load<u8>(costs + ((usize(tile) << 6) | (from << 2) | direction));
}

/** The board after `tile` went from one cell to another, empty one. */
@inline
function slid(board: u64, tile: u64, from: i32, to: i32): u64 {
  return board ^ (tile << (u64(from) << 2)) ^ (tile << (u64(to) << 2));
}
