/**
 * One iteration of deepening on n-by-n boards, n up to 127, by Manhattan distance with or without linear conflict. The
 * stack is in memory, not on the machine's: a path may have a million moves.
 *
 * `room` is what it is in fifteen.ts: both bounds change by one with every move.
 */
import { found, mustStop, spend } from './host';

/** The tiles, two bytes a cell; the host writes them after `setUp`. */
export const cells: usize = 0x10000;
/** By tile and by cell, a byte each: line of the goal cell, and line of the cell. */
const goalRows: usize = 0x18000;
const goalColumns: usize = 0x1c000;
const rows: usize = 0x20000;
const columns: usize = 0x24000;
/** The blank's legal directions by cell, as four bits. */
const legal: usize = 0x28000;
/** Tiles that must leave, by line. */
const rowConflicts: usize = 0x2c000;
const columnConflicts: usize = 0x2c080;
/** Scratch of `mustLeave`. */
const tails: usize = 0x2c100;
/** The path, four bytes a move: direction, directions not yet tried, growth, conflicts of the goal line before. */
export const anySizePath: usize = 0x30000;

let n: i32 = 0;
let hasConflicts: bool = false;

export function setUp(size: i32, withConflicts: bool): void {
  n = size;
  hasConflicts = withConflicts;
  // The blank belongs to no line.
  store<u8>(goalRows, 255);
  store<u8>(goalColumns, 255);
  for (let cell = 0; cell < n * n; cell++) {
    const row = cell / n;
    const column = cell % n;
    store<u8>(rows + cell, row);
    store<u8>(columns + cell, column);
    store<u8>(goalRows + cell + 1, row);
    store<u8>(goalColumns + cell + 1, column);
    store<u8>(legal + cell, i32(row < n - 1) | (i32(column < n - 1) << 1) | (i32(column > 0) << 2) | (i32(row > 0) << 3));
  }
}

/** True when the search was ended. `bound` is that of the board in `cells`, which is there again in the end. */
export function searchAnySize(threshold: i32, bound: i32): bool {
  reserve(threshold);
  if (hasConflicts) countConflicts();
  let blank = 0;
  while (tileAt(blank) != 0) blank++;
  if (bound == 0) return found(0);
  return descend(blank, threshold, (threshold - bound) >> 1);
}

function reserve(threshold: i32): void {
  const pages = i32((anySizePath + ((usize(threshold) + 2) << 2)) >> 16) + 1;
  if (pages > memory.size()) memory.grow(pages - memory.size());
}

function descend(start: i32, threshold: i32, startRoom: i32): bool {
  let blank = start;
  let room = startRoom;
  let entry = anySizePath;
  let todo: i32 = load<u8>(legal + blank);
  while (todo != 0 || entry != anySizePath) {
    if (todo == 0) {
      entry -= 4;
      const from = blank;
      blank -= offsetOf(load<u8>(entry));
      undo(entry, from, blank);
      room += load<u8>(entry, 2);
      todo = load<u8>(entry, 1);
      continue;
    }
    const direction = ctz(todo);
    todo &= todo - 1;
    const from = blank + offsetOf(direction);
    const growth = go(entry, from, blank, direction);
    if (growth > room) {
      undo(entry, from, blank);
      continue;
    }
    store<u8>(entry, todo, 1);
    store<u8>(entry, growth, 2);
    entry += 4;
    blank = from;
    room -= growth;
    const moves = i32(entry - anySizePath) >> 2;
    if (threshold - moves == room << 1) {
      if (found(moves)) return true;
      todo = 0;
    } else {
      if (mustStop()) return true;
      todo = load<u8>(legal + blank) & ~(1 << (3 - direction));
    }
  }
  return false;
}

@inline
function offsetOf(direction: i32): i32 {
  const step = direction == 0 || direction == 3 ? n : 1;
  return direction < 2 ? step : -step;
}

/** Makes a move, and says by how many units of `room` the sum of moves and bound grows. */
@inline
function go(entry: usize, from: i32, to: i32, direction: i32): i32 {
  spend();
  const tile = tileAt(from);
  setTile(to, tile);
  setTile(from, 0);
  store<u8>(entry, direction);
  const isVertical = direction == 0 || direction == 3;
  const line: i32 = load<u8>((isVertical ? rows : columns) + to);
  const goalLine: i32 = load<u8>((isVertical ? goalRows : goalColumns) + tile);
  const isAway = direction < 2 ? goalLine > line : goalLine < line;
  if (!hasConflicts) return i32(isAway);
  const conflicts = (isVertical ? rowConflicts : columnConflicts) + goalLine;
  const before: i32 = load<u8>(conflicts);
  store<u8>(entry, before, 3);
  const lineBefore = direction < 2 ? line + 1 : line - 1;
  if (goalLine != line && goalLine != lineBefore) return i32(isAway);
  const after = isVertical ? mustLeaveRow(goalLine) : mustLeaveColumn(goalLine);
  store<u8>(conflicts, after);
  return i32(isAway) + after - before;
}

/** Takes the move in `entry` back. */
@inline
function undo(entry: usize, from: i32, to: i32): void {
  const tile = tileAt(to);
  setTile(from, tile);
  setTile(to, 0);
  if (!hasConflicts) return;
  const isVertical = load<u8>(entry) == 0 || load<u8>(entry) == 3;
  const goalLine: i32 = load<u8>((isVertical ? goalRows : goalColumns) + tile);
  store<u8>((isVertical ? rowConflicts : columnConflicts) + goalLine, load<u8>(entry, 3));
}

function countConflicts(): void {
  for (let line = 0; line < n; line++) {
    store<u8>(rowConflicts + line, mustLeaveRow(line));
    store<u8>(columnConflicts + line, mustLeaveColumn(line));
  }
}

function mustLeaveRow(row: i32): i32 {
  return mustLeave(row * n, 1, goalRows, goalColumns, row);
}

function mustLeaveColumn(column: i32): i32 {
  return mustLeave(column, n, goalColumns, goalRows, column);
}

/**
 * Of the tiles in their goal line, those that are not in a longest rising sequence. `tails` holds, for each length, the
 * smallest last element of a rising sequence of that length.
 */
@inline
function mustLeave(first: i32, stride: i32, goalLines: usize, goalPlaces: usize, line: i32): i32 {
  let tiles = 0;
  let longest = 0;
  for (let place = 0, cell = first; place < n; place++, cell += stride) {
    const tile = tileAt(cell);
    if (load<u8>(goalLines + tile) != line) continue;
    tiles++;
    const goalPlace = load<u8>(goalPlaces + tile);
    let length = longest;
    while (length > 0 && load<u8>(tails + length - 1) > goalPlace) length--;
    store<u8>(tails + length, goalPlace);
    if (length == longest) longest++;
  }
  return tiles - longest;
}

@inline
function tileAt(cell: i32): i32 {
  return load<u16>(cells + (cell << 1));
}

@inline
function setTile(cell: i32, tile: i32): void {
  store<u16>(cells + (cell << 1), tile);
}
