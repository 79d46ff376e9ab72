/**
 * One iteration of deepening on 4-by-4 boards by additive pattern databases (reference/lab/patterns/), for the board and for
 * its mirrored twin. A board is one number, four bits a cell, the first cell lowest.
 *
 * Of each the sum over the groups is a bound that changes by one with every move. `room` is what it is in fifteen.ts, and
 * `twinRoom` the same for the twin's bound. What the groups are in is packed, 16 bits a group: the cells that its tiles
 * take, and the number of their order. `excesses`: a byte for the entry of each group, from bit 32 on for the twin's.
 */
import { costs, fifteenPath } from './fifteen-tables';
import { found, mustStop, spend } from './host';

const goal: u64 = 0x0fedcba987654321;
const none: i32 = 4;

/** The group of each tile, then of each tile of the board as its twin names it: 16 bytes each. */
export const patternGroups: usize = 0xc00;
/**
 * Of each group, four bytes each: the addresses of `sets`, `at` and `turns` (slots.ts, orders.ts) and of the packed
 * entries, and the number of slots; 32 bytes a group.
 */
export const patternTables: usize = 0xc40;
/** The tables themselves may lie from here on. */
export const patternHeap: usize = 0x1000;

/** True when the search was ended. */
export function searchPatterns(
  board: u64, sets: u64, orders: u64, twinSets: u64, twinOrders: u64, excesses: u64,
  blank: i32, room: i32, twinRoom: i32,
): bool {
  return visit(board, sets, orders, twinSets, twinOrders, excesses, blank, none, room, twinRoom, 0);
}

function visit(
  board: u64, sets: u64, orders: u64, twinSets: u64, twinOrders: u64, excesses: u64,
  blank: i32, last: i32, room: i32, twinRoom: i32, moves: i32,
): bool {
  if (board == goal) return found(moves);
  if (mustStop()) return true;
  const column = blank & 3;
  if (
    last != 3 && blank < 12 &&
    step(board, sets, orders, twinSets, twinOrders, excesses, blank, blank + 4, 0, room, twinRoom, moves)
  ) return true;
  if (
    last != 2 && column < 3 &&
    step(board, sets, orders, twinSets, twinOrders, excesses, blank, blank + 1, 1, room, twinRoom, moves)
  ) return true;
  if (
    last != 1 && column > 0 &&
    step(board, sets, orders, twinSets, twinOrders, excesses, blank, blank - 1, 2, room, twinRoom, moves)
  ) return true;
  return (
    last != 0 && blank > 3 &&
    step(board, sets, orders, twinSets, twinOrders, excesses, blank, blank - 4, 3, room, twinRoom, moves)
  );
}

@inline
function step(
  board: u64, sets: u64, orders: u64, twinSets: u64, twinOrders: u64, excesses: u64,
  blank: i32, from: i32, direction: i32, room: i32, twinRoom: i32, moves: i32,
): bool {
  spend();
  const tile = (board >> (u64(from) << 2)) & 15;
  const away = i32(load<u8>(costs + ((usize(tile) << 6) | (from << 2) | direction)));
  const isVertical = direction == 0 || direction == 3;

  const group = load<u8>(patternGroups + usize(tile));
  const shift = u64(group) << 4;
  const set = u32(sets >> shift) & 0xffff;
  const nextSet = set ^ (1 << from) ^ (1 << blank);
  const order = u32(orders >> shift) & 0xffff;
  const nextOrder = isVertical ? turned(group, order, set, nextSet, from, blank) : order;
  const entry = entryOf(group, nextOrder, nextSet, from);
  const before = i32(excesses >> (u64(group) << 3)) & 255;
  const rest = room - away - entry + before;
  if (rest < 0) return false;

  const twinGroup = load<u8>(patternGroups + 16 + usize(tile));
  const twinShift = u64(twinGroup) << 4;
  const twinFrom = reflected(from);
  const twinTo = reflected(blank);
  const twinSet = u32(twinSets >> twinShift) & 0xffff;
  const nextTwinSet = twinSet ^ (1 << twinFrom) ^ (1 << twinTo);
  const twinOrder = u32(twinOrders >> twinShift) & 0xffff;
  const nextTwinOrder = isVertical ? twinOrder : turned(twinGroup, twinOrder, twinSet, nextTwinSet, twinFrom, twinTo);
  const twinEntry = entryOf(twinGroup, nextTwinOrder, nextTwinSet, twinFrom);
  const twinBefore = i32(excesses >> ((u64(twinGroup) << 3) + 32)) & 255;
  const twinRest = twinRoom - away - twinEntry + twinBefore;
  if (twinRest < 0) return false;

  store<u8>(fifteenPath + moves, direction);
  return visit(
    board ^ (tile << (u64(from) << 2)) ^ (tile << (u64(blank) << 2)),
    sets ^ (u64(set ^ nextSet) << shift),
    orders ^ (u64(order ^ nextOrder) << shift),
    twinSets ^ (u64(twinSet ^ nextTwinSet) << twinShift),
    twinOrders ^ (u64(twinOrder ^ nextTwinOrder) << twinShift),
    excesses
      ^ (u64(entry ^ before) << (u64(group) << 3))
      ^ (u64(twinEntry ^ twinBefore) << ((u64(twinGroup) << 3) + 32)),
    from, direction, rest, twinRest, moves + 1,
  );
}

@inline
function turned(group: u8, order: u32, set: u32, nextSet: u32, from: i32, to: i32): u32 {
  const i = popcnt(set & ((1 << from) - 1));
  const j = popcnt(nextSet & ((1 << to) - 1));
  return load<u16>(load<u32>(patternTables + (usize(group) << 5), 8) + (((order << 6) | (i << 3) | j) << 1));
}

@inline
function entryOf(group: u8, order: u32, set: u32, blank: i32): i32 {
  const table = patternTables + (usize(group) << 5);
  const number: u32 = load<u16>(load<u32>(table) + (set << 1));
  const slot: u32 = load<u16>(load<u32>(table, 4) + (((number << 4) | blank) << 1));
  const state = order * load<u32>(table, 16) + slot;
  return (load<u8>(load<u32>(table, 12) + (state >> 1)) >> u8((state & 1) << 2)) & 15;
}

@inline
function reflected(cell: i32): i32 {
  return ((cell & 3) << 2) | (cell >> 2);
}
