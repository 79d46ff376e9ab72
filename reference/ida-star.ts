/**
 * Iterative-deepening A* (Korf, "Depth-first iterative-deepening", 1985): the second, independent solver. It shares
 * neither board, queue nor search with the official one, so that the two can vouch for each other.
 */
import type { Heuristic } from './heuristics/heuristic.ts';
import { heuristicFor } from './heuristics/index.ts';
import { isSolvable } from './parity.ts';
import { expandSolution } from './solution.ts';
import { type Watch, unwatched } from './methods/method.ts';
import type { Tiles } from './tiles.ts';

export interface DeepeningOptions {
  /** Give up after so many boards visited. Default: never. */
  readonly maxNodes?: number;
  /** Default: walking distance for n <= 4, Manhattan distance above. */
  readonly heuristic?: Heuristic;
  readonly watch?: Watch;
}

/** `nodes` counts visited boards, the start once per iteration. */
export type DeepeningResult =
  /** `moves`: a shortest solution, one letter (D, R, L, U) for each move of the blank. */
  | { readonly kind: 'solved'; readonly moves: string; readonly nodes: number }
  | { readonly kind: 'unsolvable' }
  /** Every solution needs at least `atLeast` moves. */
  | { readonly kind: 'gave-up'; readonly atLeast: number; readonly nodes: number };

/** The boards of a shortest solution, from the given one to the goal; null when there is none. */
export const shortestSolution = (tiles: Tiles): Tiles[] | null => {
  const result = searchDeepening(tiles);
  return result.kind === 'solved' ? expandSolution(tiles, result.moves) : null;
};

/** The same with a bound on the effort. The answer is the same in every run. */
export const searchDeepening = (tiles: Tiles, options: DeepeningOptions = {}): DeepeningResult => {
  if (!isSolvable(tiles)) return { kind: 'unsolvable' };
  const search = new DeepeningSearch(tiles, options);
  return search.run();
};

/** The watch is told every million nodes. */
const tickMask = (1 << 20) - 1;

const letters = ['U', 'L', 'R', 'D'] as const;

class DeepeningSearch {
  readonly #n: number;
  readonly #cells: Uint16Array;
  readonly #heuristic: Heuristic;
  readonly #maxNodes: number;
  readonly #watch: Watch;
  #isStopped = false;
  /** Change of the blank's cell, in the order of `letters`; the opposite of direction d is 3 - d. */
  readonly #offsets: readonly number[];
  /** Directions that stay on the board: four flags a cell. */
  readonly #legal: Uint8Array;
  readonly #path: number[] = [];
  #nodes = 0;
  #threshold = 0;
  #smallestExcess = Infinity;

  constructor(tiles: Tiles, options: DeepeningOptions) {
    this.#n = tiles.length;
    this.#cells = Uint16Array.from(tiles.flat());
    this.#heuristic = options.heuristic ?? heuristicFor(this.#n);
    this.#maxNodes = options.maxNodes ?? Infinity;
    this.#watch = options.watch ?? unwatched;
    this.#offsets = [-this.#n, -1, 1, this.#n];
    this.#legal = legalDirections(this.#n);
  }

  run(): DeepeningResult {
    const state = this.#heuristic.start(this.#cells);
    const blank = this.#cells.indexOf(0);
    for (this.#threshold = this.#heuristic.bound(state); ; this.#threshold = this.#smallestExcess) {
      this.#smallestExcess = Infinity;
      if (this.#visit(blank, state, 0, -1)) {
        const moves = this.#path.map((direction) => letters[direction] ?? '').join('');
        return { kind: 'solved', moves, nodes: this.#nodes };
      }
      if (this.#mustStop()) return { kind: 'gave-up', atLeast: this.#threshold, nodes: this.#nodes };
    }
  }

  #visit(blank: number, state: number, depth: number, undo: number): boolean {
    const bound = this.#heuristic.bound(state);
    if ((++this.#nodes & tickMask) === 0) this.#isStopped ||= this.#watch.tick(this.#nodes, this.#threshold);
    if (depth + bound > this.#threshold) {
      this.#smallestExcess = Math.min(this.#smallestExcess, depth + bound);
      return false;
    }
    if (bound === 0) {
      this.#path.length = depth;
      return true;
    }
    if (this.#mustStop()) return false;
    return this.#visitNeighbors(blank, state, depth, undo);
  }

  #mustStop(): boolean {
    return this.#isStopped || this.#nodes > this.#maxNodes;
  }

  #visitNeighbors(blank: number, state: number, depth: number, undo: number): boolean {
    const cells = this.#cells;
    for (let direction = 0; direction < 4; direction++) {
      if (direction === undo || this.#legal[blank * 4 + direction] === 0) continue;
      const from = blank + (this.#offsets[direction] ?? 0);
      const tile = cells[from] ?? 0;
      const next = this.#heuristic.after(state, tile, from, blank, cells);
      cells[blank] = tile;
      cells[from] = 0;
      this.#path[depth] = direction;
      const found = this.#visit(from, next, depth + 1, 3 - direction);
      cells[from] = tile;
      cells[blank] = 0;
      if (found) return true;
    }
    return false;
  }
}

const legalDirections = (n: number): Uint8Array =>
  Uint8Array.from(
    Array.from({ length: n * n }, (_, cell) => [
      cell >= n ? 1 : 0,
      cell % n > 0 ? 1 : 0,
      cell % n < n - 1 ? 1 : 0,
      cell < n * (n - 1) ? 1 : 0,
    ]).flat(),
  );
