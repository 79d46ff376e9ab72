/**
 * Breadth-first search over all states of a group of tiles (reference/lab/patterns/build.ts), order by order on each level,
 * and the packing of what it finds.
 */

/** Where the states begin of each order that a turn leads to: 64 addresses. */
const bases: usize = 0x400;
/** The Manhattan distances by set of cells, for the order that is packed next. */
export const buildManhattan: usize = 0x1000;
/** The tables themselves may lie from here on. */
export const buildHeap: usize = 0x11000;

let count: u32 = 0;
let heads: usize = 0;
let slides: usize = 0;
let cells: usize = 0;
let turns: usize = 0;
let distances: usize = 0;

/** The number of slots, and the addresses of the tables (slots.ts, orders.ts); the distances are a byte a state. */
export function setUpBuild(slots: u32, h: usize, s: usize, c: usize, t: usize, d: usize): void {
  count = slots;
  heads = h;
  slides = s;
  cells = c;
  turns = t;
  distances = d;
}

/** How many states of this order are `level` moves away; their neighbors are then known, too. */
export function expandOrder(order: u32, level: u32): u32 {
  for (let turn: u32 = 0; turn < 64; turn++) {
    const target: u32 = load<u16>(turns + (((order << 6) | turn) << 1));
    store<u32>(bases + (turn << 2), distances + target * count);
  }
  const first = distances + order * count;
  const end = first + count;
  const wanted: u64 = 0x0101010101010101 * u64(level);
  let expanded: u32 = 0;
  let at = first;
  for (; at + 8 <= end; at += 8) {
    for (let hits = zeroBytes(load<u64>(at) ^ wanted); hits != 0; hits &= hits - 1) {
      expanded++;
      expand(at + (usize(ctz(hits)) >> 3) - first, level + 1);
    }
  }
  for (; at < end; at++) {
    if (load<u8>(at) != level) continue;
    expanded++;
    expand(at - first, level + 1);
  }
  return expanded;
}

/** Bit 7 of each byte that is 0. */
@inline
function zeroBytes(bytes: u64): u64 {
  return ~(((bytes & 0x7f7f7f7f7f7f7f7f) + 0x7f7f7f7f7f7f7f7f) | bytes | 0x7f7f7f7f7f7f7f7f);
}

/** Without a branch on what was known: it cannot be foreseen. */
@inline
function expand(slot: usize, level: u32): void {
  const end = slides + (load<u32>(heads + (slot << 2), 4) << 2);
  for (let at = slides + (load<u32>(heads + (slot << 2)) << 2); at < end; at += 4) {
    const slide = load<u32>(at);
    const state = load<u32>(bases + ((slide >>> 16) << 2)) + (slide & 0xffff);
    const known: u32 = load<u8>(state);
    store<u8>(state, known < level ? known : level);
  }
}

/**
 * Puts half the excess over the Manhattan distance in the place of the distances, four bits a state, the even ones in the
 * low half: orders come one after the other from 0 on. All bits of all excesses; above 15 when one did not fit.
 */
export function packOrder(order: u32): u32 {
  let state = order * count;
  let seen: u32 = 0;
  for (let slot: u32 = 0; slot < count; slot++, state++) {
    const manhattan: u32 = load<u8>(buildManhattan + load<u16>(cells + (slot << 1)));
    const excess = (u32(load<u8>(distances + state)) - manhattan) >> 1;
    seen |= excess;
    const byte = distances + (state >> 1);
    store<u8>(byte, (state & 1) == 0 ? excess : load<u8>(byte) | (excess << 4));
  }
  return seen;
}
