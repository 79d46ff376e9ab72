/**
 * Carries one tile across the open cells of a strip, the blank walking round it: what the moves of the method go into.
 *
 * The eight cells around a tile are a ring. The blank walks on it to the side toward which the tile is to go, the shorter
 * way round that is open, and changes places with the tile, which leaves it on the ring again, behind the tile. So a step
 * straight on costs 5 moves (4 around, 1 with the tile), a turn 3.
 */
import type { Heading } from './sliding-board.ts';
import type { Strip } from './strip.ts';
import { defined } from '../../puzzle/at.ts';

const blank = 0;

/** Clockwise from the corner of smallest u and v: the sides have odd numbers. */
const ring: readonly (readonly [du: number, dv: number])[] = [
  [-1, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
  [1, 0],
  [1, -1],
  [0, -1],
];
/** Of the step from each ring cell to the next one clockwise. */
const clockwise: readonly Heading[] = [2, 2, 3, 3, 1, 1, 0, 0];
/** The side of the ring by the heading of a tile that goes there. */
const sides = [1, 7, 3, 5] as const;

/** Brings the tile to an open cell. The blank, which must be in an open cell, ends beside it if anything was moved. */
export const transport = (strip: Strip, tile: number, u: number, v: number): void => {
  while (strip.u(tile) !== u || strip.v(tile) !== v) {
    approach(strip, tile);
    const heading = cheapestHeading(strip, tile, u, v);
    walkRing(strip, tile, sides[heading]);
    strip.move((3 - heading) as Heading);
  }
};

/**
 * Walks the blank onto the ring of the tile. Along u first when u grows, last when u decreases: so no closed cell is in the
 * way, since only the first line has any.
 */
export const approach = (strip: Strip, tile: number): void => {
  const [u, v] = [strip.u(tile), strip.v(tile)];
  for (;;) {
    const [du, dv] = [u - strip.u(blank), v - strip.v(blank)];
    if (Math.abs(du) <= 1 && Math.abs(dv) <= 1) return;
    if (du > 0) strip.move(3);
    else if (dv !== 0) strip.move(dv > 0 ? 2 : 1);
    else strip.move(0);
  }
};

/** Walks the blank round the tile to the given cell of its ring. */
export const walkRing = (strip: Strip, tile: number, to: number): void => {
  let at = ringCell(strip, tile);
  const forward = ringSteps(strip, tile, at, to);
  const backward = ringSteps(strip, tile, to, at, at);
  for (let left = Math.min(forward, backward); left > 0; left--) {
    const next = (at + (forward <= backward ? 1 : 7)) % 8;
    strip.move(forward <= backward ? (clockwise[at] ?? 0) : ((3 - (clockwise[next] ?? 0)) as Heading));
    at = next;
  }
};

const ringCell = (strip: Strip, tile: number): number => {
  const [du, dv] = [strip.u(blank) - strip.u(tile), strip.v(blank) - strip.v(tile)];
  return ring.findIndex(([u, v]) => u === du && v === dv);
};

/** Steps clockwise; Infinity when a cell other than the blank's own is closed. */
const ringSteps = (strip: Strip, tile: number, from: number, to: number, occupied = from): number => {
  let steps = 0;
  for (let at = from; ; at = (at + 1) % 8) {
    const [du, dv] = ring[at] ?? [0, 0];
    if (at !== occupied && !strip.isOpen(strip.u(tile) + du, strip.v(tile) + dv)) return Infinity;
    if (at === to) return steps;
    steps++;
  }
};

/** Of the headings that bring the tile nearer, over open cells, the one to whose side the blank gets first. */
const cheapestHeading = (strip: Strip, tile: number, u: number, v: number): Heading => {
  const [du, dv] = [u - strip.u(tile), v - strip.v(tile)];
  const at = ringCell(strip, tile);
  const cost = (heading: Heading): number => {
    const to = sides[heading];
    return Math.min(ringSteps(strip, tile, at, to), ringSteps(strip, tile, to, at, at));
  };
  const alongU = du === 0 ? null : du > 0 ? 3 : 0;
  const alongV = dv === 0 ? null : dv > 0 ? 2 : 1;
  if (alongU === null) return defined(alongV, 'the tile is where it is to go');
  if (alongV === null) return alongU;
  return cost(alongU) < cost(alongV) ? alongU : alongV;
};
