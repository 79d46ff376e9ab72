/**
 * The official search, step by step: what is in the queue just before each node is taken out, which node that is, and
 * what is put in after it. By either priority function, and within bounds. The search of the twin runs in lockstep and
 * ends the trace of a board that cannot be solved; its nodes are not told.
 */
import { MinPQ } from './min-pq.ts';
import { hamming, isGoal, manhattan, neighbors, sameTiles, twin, type Tiles } from '../puzzle/tiles.ts';

export type PriorityName = 'manhattan' | 'hamming';

export const priorityNames: readonly PriorityName[] = ['manhattan', 'hamming'];

/** The estimated part of a priority. */
export const estimates: Readonly<Record<PriorityName, (tiles: Tiles) => number>> = { manhattan, hamming };

/** A search node. */
export interface TracedNode {
  /** In order of insertion, from 0. */
  readonly number: number;
  readonly tiles: Tiles;
  readonly moves: number;
  readonly distance: number;
  readonly priority: number;
  /** Number of the node whose neighbor it is; null for the first one. */
  readonly parent: number | null;
}

export interface TracedStep {
  /** Just before a node is taken out; ascending by priority. */
  readonly entries: readonly TracedNode[];
  /** Null: no node was taken out any more. */
  readonly taken: TracedNode | null;
  /** Put in after `taken`, before the next one is taken out. */
  readonly inserted: readonly TracedNode[];
}

export interface TracedSearch {
  readonly steps: readonly TracedStep[];
  /** The search went on after the last of the steps. */
  readonly cut: boolean;
  readonly inserts: number;
  readonly delMins: number;
  /**
   * The goal was taken out; the search of the twin found its goal; the bound was reached; the record ends before the search
   * does; or it ended without any of that.
   */
  readonly ended: 'goal' | 'twin' | 'bound' | 'record' | 'open';
  /** Moves of the node that was taken out last. */
  readonly moves: number;
  /** Nodes in the queue after each operation. */
  readonly sizes: readonly number[];
}

export interface TraceBounds {
  readonly priority: PriorityName;
  /** Steps that are shown. */
  readonly steps: number;
  /** Nodes that both searches together may enqueue. */
  readonly nodes: number;
}

/** Runs to its end, or to the bound. */
export const traceSearch = (tiles: Tiles, bounds: TraceBounds): TracedSearch => {
  const slices = sliceSearch(tiles, bounds);
  for (;;) {
    const slice = slices.next();
    if (slice.done === true) return slice.value;
  }
};

const sliceSteps = 500;

/** The same in slices, so that it can be given up between them. */
export function* sliceSearch(tiles: Tiles, bounds: TraceBounds): Generator<undefined, TracedSearch, undefined> {
  const told = new Search(tiles, bounds);
  const other = new Search(twin(tiles), { ...bounds, steps: 0 });
  for (let step = 1; ; step++) {
    if (told.step()) return told.result('goal');
    if (other.step()) return told.result('twin');
    if (told.inserts + other.inserts > bounds.nodes) return told.result('bound');
    if (step % sliceSteps === 0) yield undefined;
  }
}

interface Node extends TracedNode {
  readonly previous: Node | null;
}

class Search {
  inserts = 0;
  readonly #bounds: TraceBounds;
  readonly #queue = new MinPQ<Node>((a, b) => a.priority - b.priority);
  readonly #steps: TracedStep[] = [];
  readonly #sizes: number[] = [];
  #moves = 0;

  constructor(tiles: Tiles, bounds: TraceBounds) {
    this.#bounds = bounds;
    this.#insert(tiles, null);
  }

  /** Takes one node out and puts its neighbors in; true when it was the goal. */
  step(): boolean {
    const entries = this.#steps.length < this.#bounds.steps ? [...this.#queue] : null;
    const node = this.#queue.delMin();
    this.#moves = node.moves;
    this.#sizes.push(this.#queue.size());
    const isLast = isGoal(node.tiles);
    const inserted = isLast ? [] : this.#expand(node);
    if (entries !== null) this.#steps.push({ entries, taken: node, inserted });
    return isLast;
  }

  result(ended: TracedSearch['ended']): TracedSearch {
    const { delMins } = this.#queue.counts();
    const cut = ended === 'bound' || delMins > this.#steps.length;
    return { steps: this.#steps, cut, inserts: this.inserts, delMins, ended, moves: this.#moves, sizes: this.#sizes };
  }

  #expand(node: Node): Node[] {
    return neighbors(node.tiles)
      .filter((next) => node.previous === null || !sameTiles(next, node.previous.tiles))
      .map((next) => this.#insert(next, node));
  }

  #insert(tiles: Tiles, previous: Node | null): Node {
    const moves = previous === null ? 0 : previous.moves + 1;
    const distance = estimates[this.#bounds.priority](tiles);
    const node = { number: this.inserts++, tiles, moves, distance, priority: moves + distance, previous };
    const traced = { ...node, parent: previous?.number ?? null };
    this.#queue.insert(traced);
    this.#sizes.push(this.#queue.size());
    return traced;
  }
}
