/**
 * Counts the search tree that A* with Manhattan priorities and the critical optimization grows: its nodes are the walks
 * of the blank from a board that never take back their last move. Depth first, without memory: some 60 million nodes a
 * second.
 *
 * The Manhattan distance is consistent: a move changes it by one, so f = moves + distance stays or grows by two.
 */
import { type Watch, unwatched } from '../watch.ts';
import { blankTargets, homeDistance } from '../grid.ts';
import { type Tiles, manhattan } from '../../puzzle/tiles.ts';
import { at } from '../../puzzle/at.ts';

/** Nodes of one value of f that a search may expand, by the number of neighbors that are then enqueued: 0 to 4. */
export type Level = readonly number[];

export interface TreeCount {
  /** Neighbors of the root, all of which are enqueued. */
  readonly rootChildren: number;
  /** Index i: nodes with f = distance of the root + 2i, the last one those with f = `limit`. Without the goals. */
  readonly levels: readonly Level[];
  /** Null when no walk with f up to the limit ends at the goal. */
  readonly goal: GoalCount | null;
}

export interface GoalCount {
  /** Walks to the goal whose length is the limit. */
  readonly walks: number;
  /** The fewest nodes with f = limit on the way to a goal, without the goal itself. */
  readonly leastTied: number;
  /** The fewest children that the nodes with f = limit on the way to a goal have together. */
  readonly leastTiedChildren: number;
}

/** A walk goes as deep on the stack as it has moves, and a stack holds some thousands. */
const deepest = 1_000;

/**
 * The nodes with f up to `limit`. A goal ends its walk. Null when there are more than `maxNodes`, when a walk may be too deep, or
 * when the watch ends it. The limit must be at least as large as the board's Manhattan distance, and differ from it by an even number.
 */
export const countTree = (
  tiles: Tiles,
  limit: number,
  maxNodes = Infinity,
  watch: Watch = unwatched,
): TreeCount | null => (limit > deepest ? null : new TreeCounter(tiles, limit, maxNodes, watch).run());

/** The watch is called every this many nodes: some fifty milliseconds. */
const nodesBetweenTicks = 1 << 20;

/** Children of a node are counted in this many classes: 0 to 4. */
const classes = 5;
const noMove = -1;

class TreeCounter {
  readonly #limit: number;
  readonly #cells: Uint16Array;
  readonly #n: number;
  /** Distance of a tile from its place, by `tile * n * n + cell`, nothing for the blank; empty for large boards. */
  readonly #distances: Uint16Array;
  /** See `blankTargets`. */
  readonly #targets: Int16Array;
  readonly #degrees: Uint8Array;
  readonly #counts: Float64Array;
  readonly #rootDistance: number;
  readonly #maxNodes: number;
  readonly #watch: Watch;
  #nodes = 0;
  /** The next node at which it is seen whether to go on. */
  #nextLook: number;
  #isStopped = false;
  /** Nodes with f = limit on the present walk, and their children. */
  #tied = 0;
  #tiedChildren = 0;
  #walks = 0;
  #leastTied = Infinity;
  #leastTiedChildren = Infinity;

  constructor(tiles: Tiles, limit: number, maxNodes: number, watch: Watch) {
    const n = tiles.length;
    this.#limit = limit;
    this.#maxNodes = maxNodes;
    this.#watch = watch;
    this.#nextLook = Math.min(maxNodes + 1, nodesBetweenTicks);
    this.#cells = Uint16Array.from(tiles.flat());
    this.#n = n;
    this.#distances = n <= largestTabled ? distanceTable(n) : new Uint16Array();
    this.#targets = blankTargets(n);
    this.#degrees = Uint8Array.from({ length: n * n }, (_, cell) => this.#degreeOf(cell));
    this.#rootDistance = manhattan(tiles);
    const levels = (limit - this.#rootDistance) / 2 + 1;
    if (!Number.isInteger(levels) || levels < 1) {
      throw new RangeError(`no f is ${String(limit)} when the root has distance ${String(this.#rootDistance)}`);
    }
    this.#counts = new Float64Array(levels * classes);
  }

  run(): TreeCount | null {
    const blank = this.#cells.indexOf(0);
    this.#visit(blank, noMove, this.#rootDistance, this.#rootDistance);
    if (this.#isStopped) return null;
    const levels = Array.from({ length: this.#counts.length / classes }, (_, index) =>
      Array.from(this.#counts.subarray(index * classes, (index + 1) * classes)),
    );
    const goal = { walks: this.#walks, leastTied: this.#leastTied, leastTiedChildren: this.#leastTiedChildren };
    return { rootChildren: at(this.#degrees, blank), levels, goal: this.#walks === 0 ? null : goal };
  }

  /** `undo` is the direction that would take back the last move. */
  #visit(blank: number, undo: number, f: number, distance: number): void {
    if (distance === 0) {
      this.#reachGoal();
      return;
    }
    if (++this.#nodes >= this.#nextLook) this.#look();
    if (this.#isStopped) return;
    const children = (this.#degrees[blank] ?? 0) - (undo === noMove ? 0 : 1);
    const kind = ((f - this.#rootDistance) >> 1) * classes + children;
    this.#counts[kind] = (this.#counts[kind] ?? 0) + 1;
    const isTied = f === this.#limit;
    if (isTied) {
      this.#tied++;
      this.#tiedChildren += children;
    }
    this.#visitNeighbors(blank, undo, f, distance);
    if (isTied) {
      this.#tied--;
      this.#tiedChildren -= children;
    }
  }

  #look(): void {
    this.#isStopped ||= this.#nodes > this.#maxNodes || this.#watch.tick(this.#nodes, this.#rootDistance);
    this.#nextLook = Math.min(this.#maxNodes + 1, this.#nodes + nodesBetweenTicks);
  }

  #visitNeighbors(blank: number, undo: number, f: number, distance: number): void {
    const cells = this.#cells;
    for (let direction = 0; direction < 4; direction++) {
      const from = this.#targets[blank * 4 + direction] ?? noMove;
      if (direction === undo || from === noMove) continue;
      const tile = cells[from] ?? 0;
      const change = this.#distance(tile, blank) - this.#distance(tile, from);
      if (f + 1 + change > this.#limit) continue;
      cells[blank] = tile;
      cells[from] = 0;
      this.#visit(from, 3 - direction, f + 1 + change, distance + change);
      cells[from] = tile;
      cells[blank] = 0;
    }
  }

  #distance(tile: number, cell: number): number {
    const n = this.#n;
    return n <= largestTabled ? (this.#distances[tile * n * n + cell] ?? 0) : homeDistance(n, tile, cell);
  }

  #reachGoal(): void {
    this.#walks++;
    this.#leastTied = Math.min(this.#leastTied, this.#tied);
    this.#leastTiedChildren = Math.min(this.#leastTiedChildren, this.#tiedChildren);
  }

  #degreeOf(cell: number): number {
    return this.#targets.subarray(cell * 4, cell * 4 + 4).filter((target) => target !== noMove).length;
  }
}

/** A table has n^4 entries; of larger boards nobody counts that many nodes. */
const largestTabled = 16;

const distanceTable = (n: number): Uint16Array =>
  Uint16Array.from({ length: n * n * n * n }, (_, index) => {
    const tile = Math.floor(index / (n * n));
    return tile === 0 ? 0 : homeDistance(n, tile, index % (n * n));
  });
