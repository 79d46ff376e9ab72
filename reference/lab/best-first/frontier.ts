/** One of the two directions of the bidirectional search: the boards reached from one end, and those to be expanded. */
import { at } from '../../puzzle/at.ts';
import type { QueueCounts } from '../../oracle/min-pq.ts';
import { directions } from '../../puzzle/tiles.ts';
import { BucketQueue } from './bucket-queue.ts';
import { IntColumn } from './columns.ts';
import { PackedBoards, bytesPerBoard } from './packed-boards.ts';

const closed = 1;
const superseded = 2;
const headingShift = 2;
const noNode = -1;

export class Frontier {
  readonly boards: PackedBoards;
  /** What a unit of the potential (bidirectional.ts) adds to priorities in this direction: 1 or -1. */
  readonly sign: 1 | -1;
  /** The board that was taken last: its cells, its blank, its priority. */
  readonly cells: Uint16Array;
  blank = 0;
  priority = 0;
  readonly #queue = new BucketQueue('last-in');
  readonly #parents = new IntColumn();
  readonly #depths = new IntColumn();
  readonly #flags = new IntColumn();
  #capacity = 0;

  constructor(root: readonly number[], sign: 1 | -1, priority: number) {
    const n = Math.sqrt(root.length);
    this.boards = new PackedBoards(n);
    this.cells = new Uint16Array(n * n);
    this.sign = sign;
    this.grow();
    this.boards.stage(root);
    this.boards.find();
    this.add(noNode, 0, priority);
  }

  get size(): number {
    return this.boards.size;
  }

  get waiting(): number {
    return this.#queue.size;
  }

  /** Whether four more boards need more room first. */
  get isFull(): boolean {
    return this.size + 4 > this.#capacity;
  }

  /** No board outside of the closed ones has a smaller priority. Infinity when all boards were closed. */
  get smallestPriority(): number {
    return this.#queue.smallestPriority;
  }

  counts(): QueueCounts {
    return this.#queue.counts();
  }

  grow(): void {
    this.#capacity += Math.min(Math.max(this.#capacity, 64), 65_536);
    this.boards.reserve(this.#capacity);
    this.#queue.reserve(this.#capacity);
    for (const column of [this.#parents, this.#depths, this.#flags]) column.reserve(this.#capacity);
  }

  /** Closes a node of the smallest priority and unpacks its board; -1 when a shorter way to that board was found since. */
  take(): number {
    this.priority = this.#queue.smallestPriority;
    const node = this.#queue.delMin();
    const flags = this.#flags.get(node);
    if ((flags & superseded) !== 0) return noNode;
    this.#flags.set(node, flags | closed);
    this.blank = this.boards.unpack(node, this.cells);
    return node;
  }

  /** Keeps the staged board, which was looked up last. */
  add(parent: number, heading: number, priority: number): void {
    const node = this.boards.keep();
    this.#parents.set(node, parent);
    this.#depths.set(node, parent === noNode ? 0 : this.#depths.get(parent) + 1);
    this.#flags.set(node, heading << headingShift);
    this.#queue.insert(node, priority);
  }

  depth(node: number): number {
    return this.#depths.get(node);
  }

  isClosed(node: number): boolean {
    return (this.#flags.get(node) & closed) !== 0;
  }

  supersede(node: number): void {
    this.#flags.set(node, this.#flags.get(node) | superseded);
  }

  /** The heading that leads straight back; -1 at the root. */
  back(node: number): number {
    return this.#parents.get(node) === noNode ? noNode : 3 - (this.#flags.get(node) >> headingShift);
  }

  /** The blank's moves from the root to the node. */
  movesTo(node: number): string {
    return this.#headings(node)
      .reverse()
      .map((heading) => at(directions, heading))
      .join('');
  }

  /** The blank's moves from the node to the root. */
  movesFrom(node: number): string {
    return this.#headings(node)
      .map((heading) => at(directions, 3 - heading))
      .join('');
  }

  /** From the last move to the first one. */
  #headings(node: number): number[] {
    const headings: number[] = [];
    for (let at = node; this.#parents.get(at) !== noNode; at = this.#parents.get(at)) {
      headings.push(this.#flags.get(at) >> headingShift);
    }
    return headings;
  }
}

/** Bytes that a board of a frontier takes at most. */
export const bytesPerReached = (n: number): number => bytesPerBoard(n) + 16;
