/**
 * The official Solver: A* with Manhattan priorities on the board and on its twin, in lockstep, one queue each.
 * Readable, for puzzles of up to some ten thousand insertions; `countLockstep` counts the same work in little memory.
 */
import type { Board } from './board.ts';
import { MinPQ, type QueueCounts } from './min-pq.ts';

/** A board, how it was reached, and its priority, computed once. */
export interface SearchNode {
  readonly board: Board;
  readonly moves: number;
  readonly previous: SearchNode | null;
  readonly manhattan: number;
  readonly priority: number;
}

/** Which of the two searches: from the board itself, or from its twin. */
export type SearchName = 'initial' | 'twin';

/** Is shown a queue just before each delMin(). */
export type SearchObserver = (search: SearchName, queue: MinPQ<SearchNode>) => void;

export class Solver {
  readonly #initial: Search;
  readonly #twin: Search;
  /** The goal's node in the search from the board itself; null for an unsolvable board. */
  readonly #goal: SearchNode | null;

  /** @throws {RangeError} when there is no board. */
  constructor(initial: Board | null, observer: SearchObserver = () => undefined) {
    if (initial === null) throw new RangeError('the board is null');
    this.#initial = new Search('initial', initial, observer);
    this.#twin = new Search('twin', initial.twin(), observer);
    this.#goal = lockstep(this.#initial, this.#twin);
  }

  isSolvable(): boolean {
    return this.#goal !== null;
  }

  /** Moves of a shortest solution; -1 for an unsolvable board. */
  moves(): number {
    return this.#goal?.moves ?? -1;
  }

  /** The boards from the initial one to the goal; null for an unsolvable board. */
  solution(): Board[] | null {
    if (this.#goal === null) return null;
    const boards: Board[] = [];
    for (let node: SearchNode | null = this.#goal; node !== null; node = node.previous) boards.unshift(node.board);
    return boards;
  }

  /** What each queue has been through. */
  queues(): Readonly<Record<SearchName, QueueCounts>> {
    return { initial: this.#initial.counts(), twin: this.#twin.counts() };
  }
}

/** One step of each search in turn, until one of them dequeues the goal. */
const lockstep = (initial: Search, twin: Search): SearchNode | null => {
  for (;;) {
    const goal = initial.step();
    if (goal !== null) return goal;
    if (twin.step() !== null) return null;
  }
};

class Search {
  readonly #name: SearchName;
  readonly #observer: SearchObserver;
  readonly #queue = new MinPQ<SearchNode>((a, b) => a.priority - b.priority);

  constructor(name: SearchName, board: Board, observer: SearchObserver) {
    this.#name = name;
    this.#observer = observer;
    this.#queue.insert(nodeOf(board, null));
  }

  /** Dequeues one node; returns it when it holds the goal, otherwise enqueues its neighbors. */
  step(): SearchNode | null {
    this.#observer(this.#name, this.#queue);
    const node = this.#queue.delMin();
    if (node.board.isGoal()) return node;
    for (const neighbor of node.board.neighbors()) {
      const isStepBack = node.previous !== null && neighbor.equals(node.previous.board);
      if (!isStepBack) this.#queue.insert(nodeOf(neighbor, node));
    }
    return null;
  }

  counts(): QueueCounts {
    return this.#queue.counts();
  }
}

const nodeOf = (board: Board, previous: SearchNode | null): SearchNode => {
  const moves = previous === null ? 0 : previous.moves + 1;
  const manhattan = board.manhattan();
  return { board, moves, previous, manhattan, priority: moves + manhattan };
};
