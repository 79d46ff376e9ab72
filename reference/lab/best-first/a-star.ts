/** A* from a board to the goal, with one of three ways to notice that there is no solution. */
import type { Heuristic } from '../../oracle/heuristics/heuristic.ts';
import type { SolveResult, TieBreak, TwinSearch } from '../methods/method.ts';
import type { Watch } from '../../oracle/watch.ts';
import { isSolvable } from '../../puzzle/parity.ts';
import { type Tiles, manhattan, twin } from '../../puzzle/tiles.ts';
import { BestFirstSearch, bytesPerNode, type Step } from './best-first-search.ts';
import { stepsBetweenTicks } from './memory.ts';
import { mostBoards } from './packed-boards.ts';
import type { Weight } from './weight.ts';

export interface AStarSetup {
  readonly heuristic: Heuristic;
  readonly weight: Weight;
  readonly ties: TieBreak;
  /**
   * Of a board and its twin exactly one can be solved. So the board has no solution when the twin's goal is found, in one
   * queue for both or in a second one, a step of each in turn; or when all boards that it leads to have been seen.
   */
  readonly twin: TwinSearch;
  /** Gives up when more nodes are made, or when they need more bytes. */
  readonly maxNodes: number;
  readonly maxBytes: number;
}

export const aStar = (tiles: Tiles, setup: AStarSetup, watch: Watch): SolveResult => {
  if (setup.twin === 'none' && !isSolvable(tiles)) return { kind: 'unsolvable', nodes: 0, queues: [] };
  return new AStar(tiles, setup).run(watch);
};

class AStar {
  readonly #tiles: Tiles;
  readonly #setup: AStarSetup;
  readonly #own: BestFirstSearch;
  readonly #searches: readonly BestFirstSearch[];
  /** The twin's search, until it has seen all its boards. */
  #other: BestFirstSearch | null = null;

  constructor(tiles: Tiles, setup: AStarSetup) {
    this.#tiles = tiles;
    this.#setup = setup;
    const roots = setup.twin === 'one' ? [tiles, twin(tiles)] : [tiles];
    this.#own = this.#search(roots);
    if (setup.twin === 'two') this.#other = this.#search([twin(tiles)]);
    this.#searches = this.#other === null ? [this.#own] : [this.#own, this.#other];
  }

  run(watch: Watch): SolveResult {
    const interval = stepsBetweenTicks(this.#tiles.length);
    const isEnded = (): boolean => watch.tick(this.#nodes(), this.#own.quickBound(), () => this.#effort().queues);
    for (let step = 1; ; step++) {
      const result = this.#ended(this.#own.step()) ?? this.#otherEnded();
      if (result !== null) return result;
      if (this.#nodes() > this.#setup.maxNodes) return this.#gaveUp('nodes');
      if (step % interval === 0 && isEnded()) return this.#gaveUp('stopped');
    }
  }

  #search(roots: readonly Tiles[]): BestFirstSearch {
    const n = this.#tiles.length;
    const share = this.#setup.twin === 'two' ? 2 : 1;
    const room = Math.floor(this.#setup.maxBytes / share / bytesPerNode(n));
    return new BestFirstSearch(roots, { ...this.#setup, room: Math.min(room, mostBoards(n)) });
  }

  #ended(step: Step): SolveResult | null {
    switch (step) {
      case 'going':
        return null;
      case 'goal':
        return this.#own.goalRoot() === 0 ? this.#solved() : this.#unsolvable();
      case 'exhausted':
        return this.#unsolvable();
      case 'full':
        return this.#gaveUp('memory');
    }
  }

  #otherEnded(): SolveResult | null {
    const step = this.#other?.step();
    if (step === 'exhausted') this.#other = null;
    if (step === 'goal') return this.#unsolvable();
    return step === 'full' ? this.#gaveUp('memory') : null;
  }

  #solved(): SolveResult {
    const moves = this.#own.solution();
    const atLeast = Math.min(moves.length, this.#withParity(this.#own.bound()));
    return { kind: 'solved', moves, atLeast, ...this.#effort() };
  }

  #unsolvable(): SolveResult {
    return { kind: 'unsolvable', ...this.#effort() };
  }

  #gaveUp(reason: 'stopped' | 'nodes' | 'memory'): SolveResult {
    return { kind: 'gave-up', reason, atLeast: this.#withParity(this.#own.bound()), ...this.#effort() };
  }

  /** Each move changes the Manhattan distance by one, so all solutions have its parity. */
  #withParity(bound: number): number {
    return bound + ((bound + manhattan(this.#tiles)) % 2);
  }

  #nodes(): number {
    let nodes = 0;
    for (const search of this.#searches) nodes += search.nodes;
    return nodes;
  }

  #effort(): Pick<SolveResult, 'nodes' | 'queues'> {
    return { nodes: this.#nodes(), queues: this.#searches.map((search) => search.counts()) };
  }
}
