/**
 * Iterative-deepening A* (Korf, "Depth-first iterative-deepening: an optimal admissible tree search", Artificial
 * Intelligence 27, 1985), as one writes it: for any size and any heuristic. It shares neither board, queue nor search
 * with the official one, so that the two can vouch for each other; and it is the check of the compiled loops of the
 * laboratory, which must visit the same boards in the same order.
 *
 * Each iteration goes depth first through all paths whose moves plus bound do not exceed a threshold, and the next
 * threshold is the smallest sum that exceeded it. Proof that the first solution is a shortest one: no solution is shorter
 * than the threshold, since at any board of it moves so far plus bound, which is at most its length, was or is within the
 * threshold of the iteration that would have found it; and a solution that is found has at most threshold moves.
 */
import { isSolvable } from '../puzzle/parity.ts';
import { expandSolution } from '../puzzle/solution.ts';
import type { Tiles } from '../puzzle/tiles.ts';
import { blankTargets, letters, movesOf } from './grid.ts';
import type { Heuristic } from './heuristics/heuristic.ts';
import { linearConflictHeuristic } from './heuristics/linear-conflict.ts';
import { walkingDistanceHeuristic } from './heuristics/walking-distance.ts';
import { type Watch, unwatched } from './watch.ts';

/** The boards of a shortest solution, from the given one to the goal; null when there is none. */
export const shortestSolution = (tiles: Tiles): Tiles[] | null => {
  const result = searchDeepening(tiles);
  return result.kind === 'solved' ? expandSolution(tiles, result.moves) : null;
};

export interface DeepeningOptions {
  /** Give up after this many boards visited. Default: never. */
  readonly maxNodes?: number;
  /** Default: the best for the size that needs no large table. */
  readonly heuristic?: Heuristic;
  readonly watch?: Watch;
}

/** `nodes` counts visited boards, those beyond the threshold too, and the start once. */
export type DeepeningResult =
  /** `moves`: a shortest solution, one letter (D, R, L, U) for each move of the blank. */
  | { readonly kind: 'solved'; readonly moves: string; readonly nodes: number }
  | { readonly kind: 'unsolvable' }
  /** Every solution needs at least `atLeast` moves. */
  | { readonly kind: 'gave-up'; readonly atLeast: number; readonly nodes: number };

/** A shortest solution, with a bound on the effort. The answer is the same in every run. */
export const searchDeepening = (tiles: Tiles, options: DeepeningOptions = {}): DeepeningResult =>
  isSolvable(tiles) ? new DeepeningSearch(tiles, options).run() : { kind: 'unsolvable' };

/** Walking distance where its table is small, linear conflict for larger boards. */
export const heuristicFor = (n: number): Heuristic =>
  n <= 4 ? walkingDistanceHeuristic(n) : linearConflictHeuristic(n);

/** The watch is called every million nodes. */
const tickMask = (1 << 20) - 1;

/** Some ten million boards a second: indices are right by construction, and not looked at again. */
class DeepeningSearch {
  /** See `blankTargets`. */
  readonly #targets: Int16Array;
  readonly #cells: Uint16Array;
  readonly #heuristic: Heuristic;
  readonly #maxNodes: number;
  readonly #watch: Watch;
  /** By depth: the heuristic's state, and which direction is to be tried next. */
  readonly #states: number[];
  readonly #directions: number[] = [0];
  #blank: number;
  #depth = 0;
  #nodes = 0;
  #threshold = 0;
  #smallestExcess = Infinity;
  #isStopped = false;

  constructor(tiles: Tiles, options: DeepeningOptions) {
    this.#targets = blankTargets(tiles.length);
    this.#cells = Uint16Array.from(tiles.flat());
    this.#heuristic = options.heuristic ?? heuristicFor(tiles.length);
    this.#maxNodes = options.maxNodes ?? Infinity;
    this.#watch = options.watch ?? unwatched;
    this.#states = [this.#heuristic.start(this.#cells)];
    this.#blank = this.#cells.indexOf(0);
  }

  run(): DeepeningResult {
    this.#count();
    for (this.#threshold = this.#bound(); ; this.#threshold = this.#smallestExcess) {
      this.#smallestExcess = Infinity;
      if (this.#bound() === 0 || this.#iterate()) {
        const moves = movesOf(this.#directions.slice(0, this.#depth).map((next) => next - 1));
        return { kind: 'solved', moves, nodes: this.#nodes };
      }
      if (this.#isStopped) return { kind: 'gave-up', atLeast: this.#threshold, nodes: this.#nodes };
    }
  }

  /** From the start and back to it; true on the goal. Keeps its own stack: a path may have a million boards. */
  #iterate(): boolean {
    this.#directions[0] = 0;
    while (!this.#isStopped) {
      const direction = this.#directions[this.#depth] ?? 0;
      if (direction === letters.length) {
        if (this.#depth === 0) return false;
        this.#back();
        continue;
      }
      this.#directions[this.#depth] = direction + 1;
      if (!this.#canGo(direction)) continue;
      this.#go(direction);
      const bound = this.#bound();
      if (this.#depth + bound > this.#threshold) {
        this.#smallestExcess = Math.min(this.#smallestExcess, this.#depth + bound);
        this.#back();
      } else if (bound === 0) return true;
    }
    return false;
  }

  #bound(): number {
    return this.#heuristic.bound(this.#states[this.#depth] ?? 0);
  }

  /** Not off the board, and not back where the blank came from; the opposite of direction d is 3 - d. */
  #canGo(direction: number): boolean {
    const undo = this.#depth === 0 ? -1 : 4 - (this.#directions[this.#depth - 1] ?? 0);
    return direction !== undo && this.#target(direction) >= 0;
  }

  #go(direction: number): void {
    const cells = this.#cells;
    const to = this.#blank;
    const from = this.#target(direction);
    const tile = cells[from] ?? 0;
    this.#states[this.#depth + 1] = this.#heuristic.after(this.#states[this.#depth] ?? 0, tile, from, to, cells);
    this.#slide(from);
    this.#directions[++this.#depth] = 0;
    this.#count();
  }

  #back(): void {
    const direction = (this.#directions[--this.#depth] ?? 0) - 1;
    this.#slide(this.#target(3 - direction));
  }

  #target(direction: number): number {
    return this.#targets[this.#blank * 4 + direction] ?? -1;
  }

  #slide(from: number): void {
    this.#cells[this.#blank] = this.#cells[from] ?? 0;
    this.#cells[from] = 0;
    this.#blank = from;
  }

  #count(): void {
    if ((++this.#nodes & tickMask) === 0) this.#isStopped ||= this.#watch.tick(this.#nodes, this.#threshold);
    if (this.#nodes > this.#maxNodes) this.#isStopped = true;
  }
}
