/** One A* search as `Solver` does it, in typed arrays: about fifty bytes a node for 4-by-4 boards. */
import type { QueueCounts } from '../min-pq.ts';
import { PackedQueue } from './packed-queue.ts';
import { type Tiles, directions, manhattan } from '../tiles.ts';

const noNode = -1;

/** Nodes are numbered in the order of their insertion; `#cells` holds n*n cells for each. */
export class PackedSearch {
  readonly #n: number;
  readonly #queue = new PackedQueue();
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
    const n = this.#n;
    if (blank < n * (n - 1)) this.#consider(node, blank, blank + n);
    if (blank % n < n - 1) this.#consider(node, blank, blank + 1);
    if (blank % n > 0) this.#consider(node, blank, blank - 1);
    if (blank >= n) this.#consider(node, blank, blank - n);
    return false;
  }

  /** The blank's moves to the goal. */
  solution(): string {
    let moves = '';
    for (let node = this.#goalNode; ;) {
      const parent = this.#parents[node] ?? noNode;
      if (parent === noNode) return moves;
      moves = this.#letter((this.#blanks[node] ?? 0) - (this.#blanks[parent] ?? 0)) + moves;
      node = parent;
    }
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
    const change = this.#distance(tile, blank) - this.#distance(tile, from);
    this.#add(node, from, (this.#moves[node] ?? 0) + 1, (this.#priorities[node] ?? 0) + 1 + change);
  }

  #distance(tile: number, cell: number): number {
    const n = this.#n;
    const goalRow = ((tile - 1) / n) | 0;
    const row = (cell / n) | 0;
    return Math.abs(goalRow - row) + Math.abs(tile - 1 - goalRow * n - (cell - row * n));
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
    const cells = this.#n <= 16 ? new Uint8Array(2 * this.#cells.length) : new Uint16Array(2 * this.#cells.length);
    cells.set(this.#cells);
    this.#cells = cells;
    this.#parents = extended(this.#parents, new Int32Array(capacity));
    this.#blanks = extended(this.#blanks, new Uint16Array(capacity));
    this.#moves = extended(this.#moves, new Uint16Array(capacity));
    this.#priorities = extended(this.#priorities, new Int32Array(capacity));
  }

  #letter(step: number): string {
    return directions[[this.#n, 1, -1, -this.#n].indexOf(step)] ?? '';
  }
}

const extended = <A extends Int32Array | Uint16Array>(from: A, to: A): A => {
  to.set(from);
  return to;
};
