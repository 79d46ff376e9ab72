/** A line of the table of `grade check`: one puzzle file, and what came of it. */

import { inMoves } from '../../commands/messages.ts';
import { checkTableMessages } from './messages/table.ts';

/** Moves of a shortest solution; null for what is not known. */
export type Fewest = number | 'unsolvable' | null;

export const rowVerdicts = [
  'right',
  'wrong',
  /** The name promises nothing, so there is nothing to compare with. */
  'unnamed',
  /** The reference was stopped by the time limit. */
  'not-solved',
  /** The file holds no board. */
  'no-puzzle',
  'timed-out',
  'crashed',
  'out-of-memory',
  'tampering',
  'not-run',
  /** Submissions of the assignment need not solve such boards. */
  'not-asked',
  'grader-fault',
] as const;
export type RowVerdict = (typeof rowVerdicts)[number];

export interface Row {
  readonly file: string;
  /** The n of an n-by-n board; null when the file holds none. */
  readonly size: number | null;
  readonly moves: Fewest;
  readonly expected: Fewest;
  readonly verdict: RowVerdict;
  /** insert() of all queues. */
  readonly inserts: number | null;
  /** CPU time. */
  readonly seconds: number | null;
  /** One sentence about whatever is not right. */
  readonly message: string | null;
}

/** Neither a mismatch nor a puzzle that was left open. */
export const isFine = ({ verdict }: Row): boolean => fine.has(verdict);

const fine: ReadonlySet<RowVerdict> = new Set(['right', 'unnamed', 'not-asked']);

export const fewestWords = (fewest: Fewest): string => {
  if (fewest === null) return checkTableMessages.somethingUnknown();
  return fewest === 'unsolvable' ? checkTableMessages.noSolution() : inMoves(fewest);
};
