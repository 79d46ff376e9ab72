/**
 * A* as students write it, right and wrong in chosen ways, on the readable Board with its counted calls. What grading
 * says about counts is tried on these. Slow: for some ten thousand nodes.
 */
import { Board, type BoardCounts, newBoardCounts } from '../oracle/board.ts';
import { MinPQ, type QueueCounts } from '../oracle/min-pq.ts';
import type { SearchForm } from '../oracle/counting/bounds.ts';
import { manhattan, type Tiles } from '../puzzle/tiles.ts';

export interface Variant {
  readonly form: SearchForm;
  /** Where the board two moves back is left out: before it is enqueued, after it is dequeued, or nowhere. */
  readonly critical: 'enqueued' | 'dequeued' | 'never';
  readonly cached: boolean;
  /** Which of equal priorities comes first: as the heap has it, nearest or farthest from the goal, oldest, youngest. */
  readonly ties: 'heap' | 'near' | 'far' | 'old' | 'young';
  /** Neighbors in the reverse of the official order. */
  readonly reversed: boolean;
  /** Boards that were dequeued before are not enqueued again. */
  readonly closed: boolean;
  readonly goalTest: 'dequeued' | 'enqueued';
  readonly heuristic: 'manhattan' | 'hamming';
  /** neighbors() is called a second time for each node. */
  readonly twiceNeighbors: boolean;
}

/** The reference itself. */
export const referenceVariant: Variant = {
  form: 'lockstep',
  critical: 'enqueued',
  cached: true,
  ties: 'heap',
  reversed: false,
  closed: false,
  goalTest: 'dequeued',
  heuristic: 'manhattan',
  twiceNeighbors: false,
};

export interface VariantResult {
  /** Moves of the solution found; -1 when the twin's search ended first. */
  readonly moves: number;
  readonly boards: BoardCounts;
  readonly queues: readonly QueueCounts[];
  /** How many different boards were asked for their neighbors, by moves + Manhattan distance. */
  readonly expanded: ReadonlyMap<number, number>;
}

/** Solves; an unsolvable board needs another form than `alone`. */
export const variantSearch = (tiles: Tiles, variant: Partial<Variant>): VariantResult => {
  const boards = newBoardCounts();
  const solver = new VariantSolver(new Board(tiles, boards), { ...referenceVariant, ...variant });
  const moves = solver.solve();
  const expanded = new Map(solver.expanded.entries().map(([level, keys]) => [level, keys.size]));
  return { moves, boards, queues: solver.queues.map((queue) => queue.counts()), expanded };
};

interface Node {
  readonly board: Board;
  readonly moves: number;
  readonly previous: Node | null;
  readonly isTwin: boolean;
  readonly number: number;
  readonly priority: number;
  readonly distance: number;
}

class VariantSolver {
  readonly queues: MinPQ<Node>[] = [];
  readonly expanded = new Map<number, Set<string>>();
  readonly #variant: Variant;
  readonly #closed = new Set<string>();
  #made = 0;
  #goal: Node | null = null;

  constructor(board: Board, variant: Variant) {
    this.#variant = variant;
    this.#add(this.#newQueue(), board, null, false);
    if (variant.form === 'alone') return;
    const queue = variant.form === 'oneQueue' ? this.queues[0] : undefined;
    this.#add(queue ?? this.#newQueue(), board.twin(), null, true);
  }

  solve(): number {
    for (;;) {
      for (const queue of this.queues) {
        this.#step(queue);
        if (this.#goal !== null) return this.#goal.isTwin ? -1 : this.#goal.moves;
      }
    }
  }

  #newQueue(): MinPQ<Node> {
    const queue = new MinPQ<Node>((a, b) => this.#compare(a, b));
    this.queues.push(queue);
    return queue;
  }

  #step(queue: MinPQ<Node>): void {
    const node = queue.delMin();
    const { critical, closed, twiceNeighbors, reversed } = this.#variant;
    const back = node.previous?.previous;
    if (critical === 'dequeued' && back && node.board.equals(back.board)) return;
    if (closed) this.#closed.add(this.#keyOf(node.board, node.isTwin));
    if (node.board.isGoal()) {
      this.#goal = node;
      return;
    }
    this.#expands(node);
    if (twiceNeighbors) node.board.neighbors();
    const neighbors = reversed ? node.board.neighbors().reverse() : node.board.neighbors();
    for (const neighbor of neighbors) this.#consider(queue, node, neighbor);
  }

  #consider(queue: MinPQ<Node>, node: Node, neighbor: Board): void {
    const { critical, closed, goalTest } = this.#variant;
    if (critical === 'enqueued' && node.previous && neighbor.equals(node.previous.board)) return;
    if (closed && this.#closed.has(this.#keyOf(neighbor, node.isTwin))) return;
    const added = this.#add(queue, neighbor, node, node.isTwin);
    if (goalTest === 'enqueued' && neighbor.isGoal()) this.#goal = added;
  }

  #expands({ board, moves }: Node): void {
    const level = moves + manhattan(board.tiles());
    const known = this.expanded.get(level) ?? new Set();
    this.expanded.set(level, known.add(board.tiles().join()));
  }

  #keyOf(board: Board, isTwin: boolean): string {
    return `${String(isTwin)} ${board.tiles().join()}`;
  }

  #add(queue: MinPQ<Node>, board: Board, previous: Node | null, isTwin: boolean): Node {
    const moves = previous === null ? 0 : previous.moves + 1;
    const distance = this.#variant.cached ? this.#distance(board) : 0;
    const node = { board, moves, previous, isTwin, number: this.#made++, distance, priority: moves + distance };
    queue.insert(node);
    return node;
  }

  #distance(board: Board): number {
    return this.#variant.heuristic === 'hamming' ? board.hamming() : board.manhattan();
  }

  #compare(a: Node, b: Node): number {
    const distances = this.#variant.cached
      ? ([a.distance, b.distance] as const)
      : ([this.#distance(a.board), this.#distance(b.board)] as const);
    const order = a.moves + distances[0] - (b.moves + distances[1]);
    if (order !== 0) return order;
    switch (this.#variant.ties) {
      case 'heap':
        return 0;
      case 'near':
        return distances[0] - distances[1];
      case 'far':
        return distances[1] - distances[0];
      case 'old':
        return a.number - b.number;
      case 'young':
        return b.number - a.number;
    }
  }
}
