/** The heuristics by name that need no table from disk; pattern databases are in pattern-database.ts. */
import { hammingHeuristic } from './hamming.ts';
import type { Heuristic, HeuristicName } from '../../oracle/heuristics/heuristic.ts';
import { linearConflictHeuristic } from '../../oracle/heuristics/linear-conflict.ts';
import { manhattanHeuristic } from '../../oracle/heuristics/manhattan.ts';
import { walkingDistanceHeuristic } from '../../oracle/heuristics/walking-distance.ts';

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
