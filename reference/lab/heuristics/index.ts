/** The heuristics by name; those that need a table from disk are in pattern-database.ts. */
import { hammingHeuristic } from './hamming.ts';
import type { Heuristic, HeuristicName } from '../../oracle/heuristics/heuristic.ts';
import { linearConflictHeuristic } from '../../oracle/heuristics/linear-conflict.ts';
import { manhattanHeuristic } from '../../oracle/heuristics/manhattan.ts';
import { walkingDistanceHeuristic } from '../../oracle/heuristics/walking-distance.ts';
import { groupings, patternNames } from '../patterns/groupings.ts';

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

/** All that n-by-n boards can have, the default first: walking distance up to n = 4, linear conflict above. */
export const heuristicsFor = (n: number): readonly HeuristicName[] => [
  ...lightHeuristicNames.filter((name) => n <= sizesOf(name).most),
  ...patternNames.filter((name) => n === groupings[name].n),
];

export const isLight = (name: HeuristicName): name is LightHeuristicName =>
  lightHeuristicNames.some((one) => one === name);

/** @throws {RangeError} for other sizes. */
export const lightHeuristic = (name: LightHeuristicName, n: number): Heuristic => makers[name](n);
