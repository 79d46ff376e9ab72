/** Iterative deepening by the fastest loop that there is for the board's size and the heuristic. */
import { expandSolution } from '../solution.ts';
import type { Tiles } from '../tiles.ts';
import { type DeepeningOptions, type DeepeningResult, searchPlainly } from './plain.ts';

export type { DeepeningOptions, DeepeningResult } from './plain.ts';

/** The boards of a shortest solution, from the given one to the goal; null when there is none. */
export const shortestSolution = (tiles: Tiles): Tiles[] | null => {
  const result = searchDeepening(tiles);
  return result.kind === 'solved' ? expandSolution(tiles, result.moves) : null;
};

/** A shortest solution, with a bound on the effort. The answer is the same in every run. */
export const searchDeepening = (tiles: Tiles, options: DeepeningOptions = {}): DeepeningResult =>
  searchPlainly(tiles, options);
