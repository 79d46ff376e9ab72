import { MinPQ } from 'algs4';
import { Board } from './Board';

/** A board, how it was reached, and its priority, computed once. */
interface SearchNode {
  readonly board: Board;
  readonly previous: SearchNode | null;
  readonly moves: number;
  readonly priority: number;
}

/**
 * Solves slider puzzles by A* with Manhattan priorities: on the board and on its twin, a step of each in turn. Exactly
 * one of the two can be solved.
 */
export class Solver {
  /** Boards of a shortest solution; null when there is none. */
  readonly #solution: readonly Board[] | null;

  constructor(initial: Board) {
    if (!(initial as Board | null)) throw new TypeError('the initial board is missing');
    const goal = search(initial);
    this.#solution = goal === null ? null : wayTo(goal);
  }

  isSolvable(): boolean {
    return this.#solution !== null;
  }

  /** Moves of a shortest solution; -1 when there is none. */
  moves(): number {
    return this.#solution === null ? -1 : this.#solution.length - 1;
  }

  /** The boards from the initial one to the goal; null when there is no solution. */
  solution(): Iterable<Board> | null {
    return this.#solution === null ? null : [...this.#solution];
  }
}

/** The goal's node, or null when the twin's search finds it. */
const search = (initial: Board): SearchNode | null => {
  const queue = queueOf(initial);
  const twinQueue = queueOf(initial.twin());
  for (;;) {
    const goal = step(queue);
    if (goal !== null) return goal;
    if (step(twinQueue) !== null) return null;
  }
};

const queueOf = (board: Board): MinPQ<SearchNode> => {
  const queue = new MinPQ<SearchNode>((a, b) => a.priority - b.priority);
  queue.insert(nodeOf(board, null));
  return queue;
};

const nodeOf = (board: Board, previous: SearchNode | null): SearchNode => {
  const moves = previous === null ? 0 : previous.moves + 1;
  return { board, previous, moves, priority: moves + board.manhattan() };
};

/** Takes out the best node: returns it if it holds the goal, inserts its neighbors if not. */
const step = (queue: MinPQ<SearchNode>): SearchNode | null => {
  const node = queue.delMin();
  if (node.board.isGoal()) return node;
  for (const neighbor of node.board.neighbors()) {
    const isStepBack = node.previous !== null && neighbor.equals(node.previous.board);
    if (!isStepBack) queue.insert(nodeOf(neighbor, node));
  }
  return null;
};

const wayTo = (goal: SearchNode): Board[] => {
  const boards: Board[] = [];
  for (let node: SearchNode | null = goal; node !== null; node = node.previous) boards.push(node.board);
  return boards.reverse();
};
