/** One A* search as `Solver` does it, that stores every node in typed arrays for the sake of the solution: about fifty bytes a node for 4-by-4 boards. */
import { extended } from '../../oracle/counting/compact-queue.ts';
import { blankTargets, homeDistance, movesOf } from '../../oracle/grid.ts';
import type { QueueCounts } from '../../oracle/min-pq.ts';
import { type Tiles, manhattan } from '../../puzzle/tiles.ts';
import { HeapQueue } from '../best-first/heap-queue.ts';
import { at } from '../../puzzle/at.ts';

const noNode = -1;

/** Indices are right by construction, and not looked at again. Nodes are numbered in the order of their insertion; `#cells` holds n*n cells for each. */
export class StoredSearch {
  readonly #n: number;
  /** See `blankTargets`. */
  readonly #targets: Int16Array;
  readonly #queue = new HeapQueue();
  /** Boards of up to 16-by-16 have tiles of one byte. */
  #cells: Uint8Array | Uint16Array;
  #parents = new Int32Array(64);
  #blanks = new Uint16Array(64);
  #moves = new Uint16Array(64);
  /** Those of large boards are beyond 16 bits. */
  #priorities = new Int32Array(64);
  #nodes = 0;
  #goalNode = noNode;
  #taken = 0;
  /** Neighbors made, and how many of them were compared with the board two moves back. */
  generated = 0;
  compared = 0;

  constructor(root: Tiles) {
    this.#n = root.length;
    this.#targets = blankTargets(this.#n);
    this.#queue.reserve(64);
    const cellCount = this.#n * this.#n;
    this.#cells = this.#n <= 16 ? new Uint8Array(64 * cellCount) : new Uint16Array(64 * cellCount);
    const cells = root.flat();
    this.#cells.set(cells);
    this.#add(noNode, cells.indexOf(0), 0, manhattan(root));
  }

  get inserts(): number {
    return this.#queue.inserts;
  }

  get delMins(): number {
    return this.#queue.delMins;
  }

  /** Of the node dequeued last. No solution has fewer moves. */
  get priority(): number {
    return this.#priorities[this.#taken] ?? 0;
  }

  get comparisons(): number {
    return this.#queue.comparisons;
  }

  counts(): QueueCounts {
    return this.#queue.counts();
  }

  /** Dequeues one node and enqueues its neighbors; true when the node holds the goal, which ends the search. */
  step(): boolean {
    const node = this.#queue.delMin();
    this.#taken = node;
    const moves = this.#moves[node] ?? 0;
    if (this.#priorities[node] === moves) {
      this.#goalNode = node;
      return true;
    }
    const blank = this.#blanks[node] ?? 0;
    for (let direction = 0; direction < 4; direction++) {
      const from = this.#targets[blank * 4 + direction] ?? -1;
      if (from >= 0) this.#consider(node, blank, from);
    }
    return false;
  }

  /** The blank's moves to the goal. */
  solution(): string {
    const path: number[] = [];
    for (let node = this.#goalNode; node !== noNode; node = this.#parents[node] ?? noNode) path.unshift(node);
    const blanks = path.map((node) => at(this.#blanks, node));
    return movesOf(blanks.slice(1).map((blank, step) => this.#directionTo(at(blanks, step), blank)));
  }

  /** A neighbor equals the board two moves back exactly when the blank returns to where it was there. */
  #consider(node: number, blank: number, from: number): void {
    this.generated++;
    const parent = this.#parents[node] ?? noNode;
    if (parent !== noNode) {
      this.compared++;
      if (this.#blanks[parent] === from) return;
    }
    this.#addNeighbor(node, blank, from);
  }

  #addNeighbor(node: number, blank: number, from: number): void {
    const cellCount = this.#n * this.#n;
    if ((this.#nodes + 1) * cellCount > this.#cells.length) this.#grow();
    const cells = this.#cells;
    const source = node * cellCount;
    const target = this.#nodes * cellCount;
    const tile = cells[source + from] ?? 0;
    cells.copyWithin(target, source, source + cellCount);
    cells[target + blank] = tile;
    cells[target + from] = 0;
    const change = homeDistance(this.#n, tile, blank) - homeDistance(this.#n, tile, from);
    this.#add(node, from, (this.#moves[node] ?? 0) + 1, (this.#priorities[node] ?? 0) + 1 + change);
  }

  #add(parent: number, blank: number, moves: number, priority: number): void {
    const node = this.#nodes++;
    this.#parents[node] = parent;
    this.#blanks[node] = blank;
    this.#moves[node] = moves;
    this.#priorities[node] = priority;
    this.#queue.insert(node, priority);
  }

  #grow(): void {
    const capacity = 2 * this.#nodes;
    this.#queue.reserve(capacity);
    const cellCount = 2 * this.#cells.length;
    this.#cells = extended(this.#cells, this.#n <= 16 ? new Uint8Array(cellCount) : new Uint16Array(cellCount));
    this.#parents = extended(this.#parents, new Int32Array(capacity));
    this.#blanks = extended(this.#blanks, new Uint16Array(capacity));
    this.#moves = extended(this.#moves, new Uint16Array(capacity));
    this.#priorities = extended(this.#priorities, new Int32Array(capacity));
  }

  #directionTo(from: number, to: number): number {
    return this.#targets.subarray(4 * from, 4 * from + 4).indexOf(to);
  }
}
