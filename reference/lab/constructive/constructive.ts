/**
 * Solves any solvable board in a number of moves that grows with n*n*n, without searching: the greedy method of Parberry, "A
 * real-time algorithm for the (n^2 - 1)-puzzle", Information Processing Letters 56 (1995), who proves 5n^3 plus terms of
 * lower order for the worst case; the average is 8/3 n^3 ("Solving the (n^2 - 1)-puzzle with 8/3 n^3 expected moves",
 * Algorithms 8, 2015). At least n^3 moves are needed by any method for some boards.
 *
 * Row and column are filled in turn, from the top left; what is then left is a board one smaller in both directions. The
 * tiles of a line are carried to their places one by one (transport.ts), the last one with its neighbor's help
 * (corner-table.ts). The last 3-by-3 board, and 2-by-2 and 3-by-3 boards altogether, are solved in the fewest moves, from
 * the table of all their distances. `mostMoves` is proved for this program below.
 */
import { type Watch, unwatched } from '../../oracle/watch.ts';
import { isSolvable } from '../../puzzle/parity.ts';
import { tableSolution } from '../../oracle/table-solution.ts';
import { type Tiles, manhattan } from '../../puzzle/tiles.ts';
import { cornerMove, longestCornerWay } from './corner-table.ts';
import { type Heading, SlidingBoard } from './sliding-board.ts';
import { Strip } from './strip.ts';
import { approach, transport, walkRing } from './transport.ts';
import { defined, valueOf } from '../../puzzle/at.ts';

export type Construction =
  | { readonly kind: 'solved'; readonly moves: string }
  | { readonly kind: 'unsolvable' }
  | { readonly kind: 'stopped'; readonly made: number };

const headings = new Map<string, Heading>([
  ['U', 0],
  ['L', 1],
  ['R', 2],
  ['D', 3],
]);

/** A solution, as a rule not a shortest one for n > 3. The watch is called after each line. */
export const construct = (tiles: Tiles, watch: Watch = unwatched): Construction => {
  if (!isSolvable(tiles)) return { kind: 'unsolvable' };
  const board = new SlidingBoard(tiles);
  const rest = Math.min(board.n, 3);
  const atLeast = manhattan(tiles);
  for (let line = 0; line < board.n - rest; line++) {
    for (const isColumn of [false, true]) fill(new Strip(board, line, isColumn));
    if (watch.tick(board.count, atLeast)) return { kind: 'stopped', made: board.count };
  }
  for (const letter of defined(tableSolution(lastPart(board, rest)), 'the last part cannot be solved'))
    board.move(valueOf(headings, letter));
  return { kind: 'solved', moves: board.moves() };
};

const fill = (strip: Strip): void => {
  const { firstLine, start, last } = strip;
  for (let v = start; v < last; v++) {
    transport(strip, strip.tileFor(firstLine, v), firstLine, v);
    strip.open = v + 1;
  }
  fillCorner(strip);
};

/** All but the last cell of the line are filled; that one has a single open neighbor. */
const fillCorner = (strip: Strip): void => {
  const { firstLine, last } = strip;
  if (strip.u(0) === firstLine) strip.move(3);
  const tile = strip.tileFor(firstLine, last);
  if (strip.u(tile) === firstLine) return;
  strip.open = last + 1;
  transport(strip, tile, Math.min(strip.u(tile), firstLine + 2), Math.max(strip.v(tile), last - 1));
  approach(strip, tile);
  walkRing(strip, tile, ringCellInWindow(strip, tile));
  const windowCell = (of: number): number => 2 * (strip.u(of) - firstLine) + strip.v(of) - (last - 1);
  const nextToLast = strip.tileFor(firstLine, last - 1);
  for (;;) {
    const next = cornerMove({ nextToLast: windowCell(nextToLast), last: windowCell(tile), blank: windowCell(0) });
    if (next === null) return;
    strip.move(next);
  }
};

/** The tile is in the 2-by-2 block next to the corner: the cell of its ring that lies beside it in the block. */
const ringCellInWindow = (strip: Strip, tile: number): number => (strip.v(tile) === strip.last ? 7 : 3);

/** The open board at the bottom right, its tiles renumbered from 1. */
const lastPart = (board: SlidingBoard, size: number): Tiles => {
  const { n } = board;
  const first = n - size;
  const renumbered = (tile: number): number =>
    tile === 0 ? 0 : (Math.floor((tile - 1) / n) - first) * size + ((tile - 1) % n) - first + 1;
  return Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (__, column) => renumbered(board.at((first + row) * n + first + column))),
  );
};

/**
 * With this method, no n-by-n board takes more moves: 5n^3 and terms of lower order.
 *
 * Let a line of m + 1 cells be filled, v counted from 0 to m, in a strip of m + 1 lines or fewer. For the tile that belongs
 * in cell v, let M = max(v, m - v) bound the distance along the line, and m that across it.
 *
 * - The approach. The tile before was left with the blank beside it, one or two steps from cell v: so the blank is at most
 *   m + M + 2 moves from this tile. At the first tile of a line it may be m + m moves away, at most m more. After tiles that
 *   were in place already, too; but these have used nothing of their own share.
 * - The first side: at most 7 moves on the ring.
 * - The steps of the tile: 3 moves a turn, 5 straight on. While the tile is away from its place in both directions, the next
 *   step is a turn (the cheapest), so that there are at most |dx - dy| + 2 steps straight on: at most
 *   6 min(dx, dy) + 5 |dx - dy| + 4 = 5 max(dx, dy) + min(dx, dy) + 4 <= 5m + M + 4 moves. One turn, the one into the
 *   filled line, may have to go round the tile the other way: 4 more.
 *
 * Together 6m + 2M + 17 at most; M sums up to at most (3m^2 + 4m + 1) / 4 over the line. The last tile stops no farther
 * from its place than another tile would, and then takes 1 move out of the corner, at most 7 into the window and
 * `longestCornerWay` there. The last 3-by-3 board takes at most 31 moves.
 */
export const mostMoves = (n: number): number => {
  if (n === 2) return 6;
  let moves = 31;
  for (let m = 3; m < n; m++) {
    const line = (m + 1) * (6 * m + 17) + (3 * m * m + 4 * m + 1) / 2 + m + 8 + longestCornerWay;
    moves += 2 * line;
  }
  return moves;
};
