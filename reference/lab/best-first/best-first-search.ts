/**
 * A* with a weight (Hart, Nilsson and Raphael, "A formal basis for the heuristic determination of minimum cost paths", 1968;
 * Pohl, "Heuristic search viewed as path finding in a graph", 1970): nodes leave the queue by f = g + w h, where g is the
 * number of moves so far, h a number of moves that cannot be undercut from there, w >= 1.
 *
 * Every board is kept, open or closed, and found again by its tiles. A longer or equally long way to a known board is
 * dropped; a shorter one becomes a new node that supersedes the old, even when that was closed (it is reopened). The
 * assignment's search keeps no such set; its queue of a 40-move puzzle can hold one board many times. As there, no step goes
 * straight back.
 *
 * Claim: a solution found has at most w C* moves, where C* is the length of a shortest one. Proof: as long as the goal has
 * not left the queue, some node m on a shortest way is in it with g(m) as small as can be: the first one on that way
 * that is not closed with its smallest g; the one before it was expanded with its smallest g, and the start is in the queue
 * at the beginning. (The step from there is not straight back, and m is not dropped, since no shorter way exists; after an
 * equally long one m is in the queue or closed with the smallest g.) Hence f(goal) <= f(m) = g(m) + w h(m) <= w (g(m) + h(m))
 * <= w C* when the goal leaves the queue. h need not be consistent, since closed nodes are reopened. With w = 1 the
 * solution is a shortest one.
 *
 * Claim: C* is at least the smallest g + h of all nodes in the queue. Proof: g(m) + h(m) <= C* for the node m above.
 */
import { at } from '../../puzzle/at.ts';
import { mostMoves } from '../constructive/constructive.ts';
import type { Heuristic } from '../../oracle/heuristics/heuristic.ts';
import type { TieBreak } from '../methods/method.ts';
import type { QueueCounts } from '../../oracle/min-pq.ts';
import { type Tiles, directions } from '../../puzzle/tiles.ts';
import { BucketQueue } from './bucket-queue.ts';
import { IntColumn, NumberColumn } from './columns.ts';
import { HeapQueue } from './heap-queue.ts';
import type { NodeQueue } from './node-queue.ts';
import { PackedBoards, bytesPerBoard } from './packed-boards.ts';
import type { Weight } from './weight.ts';

export interface BestFirstSetup {
  readonly heuristic: Heuristic;
  readonly weight: Weight;
  readonly ties: TieBreak;
  /** Nodes that there is room for. */
  readonly room: number;
}

/** `exhausted`: all boards that can be reached have been looked at. `full`: there is no room for the next nodes. */
export type Step = 'going' | 'goal' | 'exhausted' | 'full';

/** Flags of a node; the two bits above them say how the blank came, as an index of `directions`. */
const closed = 1;
const superseded = 2;
const headingShift = 2;
const noNode = -1;

export class BestFirstSearch {
  readonly #n: number;
  readonly #setup: BestFirstSetup;
  readonly #queue: NodeQueue;
  readonly #boards: PackedBoards;
  readonly #offsets: readonly number[];
  /** Priorities are f times the spacing, which is more than any h, and to order equal f the tie factor times h. */
  readonly #spacing: number;
  readonly #tie: number;
  #capacity = 0;
  readonly #parents = new IntColumn();
  readonly #depths = new IntColumn();
  readonly #flags = new IntColumn();
  readonly #states = new NumberColumn();
  /** The board that is being expanded. */
  readonly #cells: Uint16Array;
  #goal = noNode;
  #largestMinimum = 0;

  /** All roots are searched at once, by one queue. */
  constructor(roots: readonly Tiles[], setup: BestFirstSetup) {
    this.#n = at(roots, 0).length;
    this.#setup = setup;
    this.#queue = queueFor(setup.ties);
    this.#boards = new PackedBoards(this.#n);
    this.#offsets = [this.#n, 1, -1, -this.#n];
    this.#cells = new Uint16Array(this.#n * this.#n);
    const isByHeuristic = setup.ties === 'smaller-heuristic' || setup.ties === 'larger-heuristic';
    this.#spacing = isByHeuristic ? 1 + mostMoves(this.#n) : 1;
    this.#tie = { 'smaller-heuristic': 1, 'larger-heuristic': -1, heap: 0, 'first-in': 0, 'last-in': 0 }[setup.ties];
    this.#reserve(64);
    for (const root of roots) this.#addRoot(root.flat());
  }

  /** Nodes made: those inserted into the queue. */
  get nodes(): number {
    return this.#boards.size;
  }

  counts(): QueueCounts {
    return this.#queue.counts();
  }

  /** Takes one node from the queue and puts its neighbors in; now and then it tidies up instead. */
  step(): Step {
    if (this.#queue.size === 0) return 'exhausted';
    if (this.#boards.size + 4 > this.#capacity && !this.#grow()) return 'full';
    if (this.#boards.settle()) return 'going';
    const node = this.#queue.delMin();
    const flags = this.#flags.get(node);
    if ((flags & superseded) !== 0) return 'going';
    const state = this.#states.get(node);
    const bound = this.#setup.heuristic.bound(state);
    this.#largestMinimum = Math.max(this.#largestMinimum, this.#f(this.#depths.get(node), bound));
    if (bound === 0) {
      this.#goal = node;
      return 'goal';
    }
    this.#flags.set(node, flags | closed);
    this.#expand(node, state);
    return 'going';
  }

  /** The blank's moves from its root to the goal found. */
  solution(): string {
    const moves: string[] = [];
    for (let node = this.#goal; this.#parentOf(node) !== noNode; node = this.#parentOf(node)) {
      moves.push(at(directions, this.#flags.get(node) >> headingShift));
    }
    return moves.reverse().join('');
  }

  /** Which of the roots leads to the goal found. */
  goalRoot(): number {
    let node = this.#goal;
    while (this.#parentOf(node) !== noNode) node = this.#parentOf(node);
    return node;
  }

  /** A number of moves that no solution can undercut. At once: f of a node taken is at most w C*. */
  quickBound(): number {
    return Math.ceil(this.#largestMinimum / this.#setup.weight.numerator);
  }

  /** The same, often larger; takes time proportional to the number of nodes. */
  bound(): number {
    let smallest = Infinity;
    for (let node = 0; node < this.nodes; node++) {
      if ((this.#flags.get(node) & (closed | superseded)) !== 0) continue;
      const estimate = this.#depths.get(node) + this.#setup.heuristic.bound(this.#states.get(node));
      if (estimate < smallest) smallest = estimate;
    }
    return Math.max(smallest, this.quickBound());
  }

  #expand(node: number, state: number): void {
    const n = this.#n;
    const blank = this.#boards.unpack(node, this.#cells);
    const back = this.#parentOf(node) === noNode ? noNode : 3 - (this.#flags.get(node) >> headingShift);
    if (back !== 0 && blank < n * (n - 1)) this.#consider(node, state, blank, 0);
    if (back !== 1 && blank % n < n - 1) this.#consider(node, state, blank, 1);
    if (back !== 2 && blank % n > 0) this.#consider(node, state, blank, 2);
    if (back !== 3 && blank >= n) this.#consider(node, state, blank, 3);
  }

  #consider(node: number, state: number, blank: number, heading: number): void {
    const from = blank + (this.#offsets[heading] ?? 0);
    const tile = this.#cells[from] ?? 0;
    const depth = this.#depths.get(node) + 1;
    this.#boards.stageMove(node, tile, from, blank);
    const known = this.#boards.find();
    if (known >= 0) {
      if (this.#depths.get(known) <= depth) return;
      this.#flags.set(known, this.#flags.get(known) | superseded);
    }
    const next = this.#setup.heuristic.after(state, tile, from, blank, this.#cells);
    this.#add(node, depth, heading, next);
  }

  #addRoot(cells: readonly number[]): void {
    this.#boards.stage(cells);
    this.#boards.find();
    this.#add(noNode, 0, 0, this.#setup.heuristic.start(cells));
  }

  /** Makes a node of the staged board. */
  #add(parent: number, depth: number, heading: number, state: number): void {
    const node = this.#boards.keep();
    this.#parents.set(node, parent);
    this.#depths.set(node, depth);
    this.#flags.set(node, heading << headingShift);
    this.#states.set(node, state);
    const bound = this.#setup.heuristic.bound(state);
    this.#queue.insert(node, this.#spacing * this.#f(depth, bound) + this.#tie * bound);
  }

  #f(depth: number, bound: number): number {
    return this.#setup.weight.denominator * depth + this.#setup.weight.numerator * bound;
  }

  #parentOf(node: number): number {
    return this.#parents.get(node);
  }

  /** False when there is no room for four more nodes. */
  #grow(): boolean {
    const capacity = Math.min(this.#capacity + Math.min(Math.max(this.#capacity, 64), 65_536), this.#setup.room);
    if (this.#boards.size + 4 > capacity) return false;
    this.#reserve(capacity);
    return true;
  }

  #reserve(capacity: number): void {
    this.#boards.reserve(capacity);
    this.#queue.reserve(capacity);
    for (const column of [this.#parents, this.#depths, this.#flags, this.#states]) column.reserve(capacity);
    this.#capacity = capacity;
  }
}

/** Bytes that a node of this search takes at most. */
export const bytesPerNode = (n: number): number => bytesPerBoard(n) + 4 + 4 + 4 + 8 + 12;

const queueFor = (ties: TieBreak): NodeQueue => {
  switch (ties) {
    case 'heap':
      return new HeapQueue();
    case 'first-in':
      return new BucketQueue('first-in');
    case 'smaller-heuristic':
    case 'larger-heuristic':
    case 'last-in':
      return new BucketQueue('last-in');
  }
};
