/** How the tiles are divided into groups: one table is made for each. */
import type { HeuristicName } from '../../oracle/heuristics/heuristic.ts';

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
 * Tiles that lie together say most, since they are in each other's way. And a division should not be its own mirror image,
 * or the twin's tables say what the board's own do. The sizes are those of Felner, Korf and Hanan ("Additive pattern
 * database heuristics", 2004). 7-8 is the left and the right half of the board; 5-5-5 and 6-6-3 are those of some dozen
 * divisions with which the search visits the fewest boards.
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
      [1, 2, 3, 6, 7],
      [4, 8, 11, 12, 15],
      [5, 9, 10, 13, 14],
    ],
  },
  'pattern-6-6-3': {
    n: 4,
    groups: [
      [1, 2, 3],
      [4, 7, 8, 11, 12, 15],
      [5, 6, 9, 10, 13, 14],
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
