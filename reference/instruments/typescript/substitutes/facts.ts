/**
 * What the substitute Board knows besides its tiles. For boards up to 4x4 it fits 31 bits of one integer: the blank's
 * cell (4), the size (3), the Manhattan distance (7: at most 96, also of tiles that no puzzle has), whether it comes from
 * the board that the script made (1), the depth (16).
 */
import { type Cells, distance } from './cells.ts';

/** The facts apart. */
export interface Facts<Board> {
  readonly n: number;
  /** Null when the tiles are packed in two integers. */
  readonly cells: Cells | null;
  readonly blank: number;
  readonly manhattan: number;
  /** Does it come from the board that the script made? */
  readonly isPosed: boolean;
  /** Moves from the root of the lineage. */
  readonly depth: number;
  readonly parent: Board | null;
}

/** Instead of packed facts when they do not fit. */
export const NOT_PACKED = -1;

const SIZE_AT = 4;
const MANHATTAN_AT = 7;
const POSED_AT = 14;
const DEPTH_AT = 15;
export const DEEPEST_PACKED = 2 ** 16 - 1;

/** NOT_PACKED for boards with cells, and for those deeper than any search of a solvable puzzle comes. */
export const packFacts = ({ n, cells, blank, manhattan, isPosed, depth }: Facts<unknown>): number =>
  cells !== null || depth > DEEPEST_PACKED
    ? NOT_PACKED
    : (depth << DEPTH_AT) | ((isPosed ? 1 : 0) << POSED_AT) | (manhattan << MANHATTAN_AT) | (n << SIZE_AT) | blank;

export const blankOf = (packed: number): number => packed & 15;
export const sizeOf = (packed: number): number => (packed >> SIZE_AT) & 7;
export const manhattanOf = (packed: number): number => (packed >> MANHATTAN_AT) & 127;
export const isPosed = (packed: number): boolean => ((packed >> POSED_AT) & 1) === 1;
export const depthOf = (packed: number): number => packed >> DEPTH_AT;

/** The facts one move deeper, after `tile` and the blank, which is now at `to`, changed places. */
export const afterMove = (packed: number, tile: number, to: number): number => {
  const blank = blankOf(packed);
  const row = (sizeOf(packed) << 8) | (tile << 4);
  const nearer = (distances[row | blank] ?? 0) - (distances[row | to] ?? 0);
  return packed + (1 << DEPTH_AT) + (nearer << MANHATTAN_AT) + to - blank;
};

/** By size, tile and cell. */
const distances = new Uint8Array(5 * 256);
for (let n = 1; n <= 4; n += 1) {
  for (let tile = 0; tile < 16; tile += 1) {
    for (let cell = 0; cell < n * n; cell += 1) distances[(n << 8) | (tile << 4) | cell] = distance(n, tile, cell);
  }
}
