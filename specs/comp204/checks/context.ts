/** What every check of the project is made from. */
import type { Check } from '../../../harness/contracts/check.ts';
import type { Notation } from '../../../harness/contracts/language.ts';
import type { Puzzle } from '../../slider-puzzle/puzzles/puzzles.ts';

export interface CheckContext {
  /** By file name. */
  readonly puzzles: ReadonlyMap<string, Puzzle>;
  readonly notation: Notation;
}

export const solverCheck = (
  group: 'Moves' | 'Unsolvable' | 'State' | 'Trace',
  check: Required<Pick<Check, 'id' | 'title' | 'explanation' | 'cases'>>,
): Check => ({ ...check, section: 'correctness', group, needs: ['AstarPuzzleSolver'] });

/** `puzzle3x3-04.txt`. */
export const threeByThree = (moves: number): string => `puzzle3x3-${String(moves).padStart(2, '0')}.txt`;
