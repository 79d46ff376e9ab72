/** The heuristics by name that need no table from disk; pattern databases are in pattern-database.ts. */
import { hammingHeuristic } from './hamming.ts';
import type { Heuristic, HeuristicName } from './heuristic.ts';
import { linearConflictHeuristic } from './linear-conflict.ts';
import { manhattanHeuristic } from './manhattan.ts';
import { walkingDistanceHeuristic } from './walking-distance.ts';

/** Strong ones first. */
export const lightHeuristicNames = [
  'walking-distance',
  'linear-conflict',
  'manhattan',
  'hamming',
] as const satisfies HeuristicName[];
export type LightHeuristicName = (typeof lightHeuristicNames)[number];

const makers: Readonly<Record<LightHeuristicName, (n: number) => Heuristic>> = {
  'walking-distance': walkingDistanceHeuristic,
  'linear-conflict': linearConflictHeuristic,
  manhattan: manhattanHeuristic,
  hamming: () => hammingHeuristic,
};

/** n of the smallest and of the largest boards that can have it: the table of walking distance explodes above 4. */
export const sizesOf = (name: LightHeuristicName): { readonly least: number; readonly most: number } => ({
  least: 2,
  most: name === 'walking-distance' ? 4 : 127,
});

/** @throws {RangeError} for other sizes. */
export const lightHeuristic = (name: LightHeuristicName, n: number): Heuristic => makers[name](n);

/** Walking distance where its table is small, linear conflict for larger boards. */
export const heuristicFor = (n: number): Heuristic =>
  lightHeuristic(n <= 4 ? 'walking-distance' : 'linear-conflict', n);
