/** How the tiles are divided into groups: one table is made for each. */
import type { HeuristicName } from '../heuristics/heuristic.ts';

export type PatternName = Extract<HeuristicName, `pattern-${string}`>;

/** Those for 4-by-4 boards first, in the order in which one would choose. */
export const patternNames = [
  'pattern-6-6-3',
  'pattern-5-5-5',
  'pattern-7-8',
  'pattern-4-4',
] as const satisfies PatternName[];

export interface Grouping {
  /** For n-by-n boards. */
  readonly n: number;
  /** Every tile is in exactly one group; each group ascends. */
  readonly groups: readonly (readonly number[])[];
}

/**
 * Groups of tiles that lie together say most, since they are in each other's way. 7-8 and 6-6-3 are those of Felner, Korf
 * and Hanan ("Additive pattern database heuristics", 2004), turned for a goal with the blank in the last cell.
 */
export const groupings: Readonly<Record<PatternName, Grouping>> = {
  'pattern-4-4': {
    n: 3,
    groups: [
      [1, 2, 3, 4],
      [5, 6, 7, 8],
    ],
  },
  'pattern-5-5-5': {
    n: 4,
    groups: [
      [1, 2, 5, 6, 9],
      [3, 4, 7, 8, 12],
      [10, 11, 13, 14, 15],
    ],
  },
  'pattern-6-6-3': {
    n: 4,
    groups: [
      [1, 5, 6, 9, 10, 13],
      [7, 8, 11, 12, 14, 15],
      [2, 3, 4],
    ],
  },
  'pattern-7-8': {
    n: 4,
    groups: [
      [3, 4, 7, 8, 11, 12, 15],
      [1, 2, 5, 6, 9, 10, 13, 14],
    ],
  },
};
