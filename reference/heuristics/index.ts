/** The heuristics by name. */
import type { Heuristic } from './heuristic.ts';
import { manhattanHeuristic } from './manhattan.ts';
import { walkingDistanceHeuristic } from './walking-distance.ts';

/** Walking distance where its table is small, Manhattan distance for larger boards. */
export const heuristicFor = (n: number): Heuristic => (n <= 4 ? walkingDistanceHeuristic(n) : manhattanHeuristic(n));
