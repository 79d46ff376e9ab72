/**
 * Additive pattern databases for the 15-puzzle (Korf and Felner, "Disjoint pattern database heuristics", 2002),
 * divided 6-6-3. For each group of tiles: the fewest moves of these tiles that bring them home, whatever the others
 * do. No move is counted in two groups, so the sum is a lower bound on the whole. One build takes about six seconds
 * and 34 MB, hence once a process.
 */

/** The groups; all but the last have six tiles. */
export const patternGroups: readonly (readonly number[])[] = [
  [1, 5, 6, 9, 10, 13],
  [7, 8, 11, 12, 14, 15],
  [2, 3, 4],
];

/** One table per group, indexed by the sum of `cell << (4 * position of the tile in its group)`. */
export const patternTables = (): readonly Uint8Array[] => (tables ??= patternGroups.map(build));

let tables: readonly Uint8Array[] | null = null;

const unknown = 255;
const cellCount = 16;

/** Breadth-first search from the goal over the group's cells and the region in which the blank can move freely. */
const build = (tiles: readonly number[]): Uint8Array => {
  const distances = new Uint8Array(cellCount ** tiles.length).fill(unknown);
  const regions = new Uint16Array(distances.length);
  const first = tiles.reduce((sum, tile, position) => sum + ((tile - 1) << (4 * position)), 0);
  distances[first] = 0;
  regions[first] = floodFill(1 << 15, occupiedBy(first, tiles.length));
  let frontier: Int32Array[] = [Int32Array.of(packed(first, 15))];
  for (let moves = 1; frontier.some((chunk) => chunk.length > 0); moves++) {
    frontier = expand(frontier, moves, { count: tiles.length, distances, regions });
  }
  return distances;
};

interface Building {
  /** Tiles in the group. */
  readonly count: number;
  readonly distances: Uint8Array;
  /** For each placing of the group: the cells that the blank is known to reach. */
  readonly regions: Uint16Array;
}

/** A placing of the group and one cell of the blank's region, in 28 bits. */
const packed = (index: number, blank: number): number => (index << 4) | blank;

const expand = (frontier: readonly Int32Array[], moves: number, building: Building): Int32Array[] => {
  const next = new Chunks();
  for (const chunk of frontier) for (const entry of chunk) expandOne(entry, moves, building, next);
  return next.finished();
};

const expandOne = (entry: number, moves: number, { count, distances, regions }: Building, next: Chunks): void => {
  const index = entry >>> 4;
  const occupied = occupiedBy(index, count);
  const region = floodFill(1 << (entry & 15), occupied);
  for (let position = 0; position < count; position++) {
    const cell = (index >>> (4 * position)) & 15;
    for (let targets = (adjacent[cell] ?? 0) & region; targets !== 0; targets &= targets - 1) {
      const target = 31 - Math.clz32(targets & -targets);
      const moved = index + ((target - cell) << (4 * position));
      const known = regions[moved] ?? 0;
      if ((known & (1 << cell)) !== 0) continue;
      const occupiedThen = (occupied & ~(1 << cell)) | (1 << target);
      regions[moved] = known | floodFill(1 << cell, occupiedThen);
      if (distances[moved] === unknown) distances[moved] = moves;
      next.push(packed(moved, cell));
    }
  }
};

/** One bit for each cell that the group takes. */
const occupiedBy = (index: number, count: number): number => {
  let occupied = 0;
  for (let position = 0; position < count; position++) occupied |= 1 << ((index >>> (4 * position)) & 15);
  return occupied;
};

const leftColumn = 0x1111;
const rightColumn = 0x8888;

/** The cells next to each cell, as bits. */
const adjacent = Uint16Array.from({ length: cellCount }, (_, cell) => spread(1 << cell));

function spread(cells: number): number {
  return ((cells << 4) | (cells >>> 4) | ((cells & ~rightColumn) << 1) | ((cells & ~leftColumn) >>> 1)) & 0xffff;
}

/** The free cells that can be reached from the given ones. */
const floodFill = (from: number, occupied: number): number => {
  let region = from;
  for (;;) {
    const wider = (region | spread(region)) & ~occupied;
    if (wider === region) return region;
    region = wider;
  }
};

/** A growing list of integers that never copies what it holds. */
class Chunks {
  readonly #full: Int32Array[] = [];
  #open = new Int32Array(1 << 16);
  #used = 0;

  push(value: number): void {
    if (this.#used === this.#open.length) {
      this.#full.push(this.#open);
      this.#open = new Int32Array(1 << 16);
      this.#used = 0;
    }
    this.#open[this.#used++] = value;
  }

  finished(): Int32Array[] {
    return [...this.#full, this.#open.subarray(0, this.#used)];
  }
}
