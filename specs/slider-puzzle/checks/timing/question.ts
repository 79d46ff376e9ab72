/** What each of the five questions about a timed puzzle says for itself: its checks, and its table. */
import type { Column, Judgement, Measured, MeasuredRow } from '../../../../harness/contracts/check.ts';
import type { AssessmentLimits } from '../../settings.ts';
import type { CheckContext } from '../context.ts';
import type { TimedPuzzle } from './timed-puzzles.ts';

/** In the order in which they are reported. */
export const timingTableIds = ['1', '2', '3', '4a', '4b'] as const;
export type TimingTable = (typeof timingTableIds)[number];

/** `timing-2-puzzle20`. */
export const timingCheckId = (table: TimingTable, file: string): string => `timing-${table}-${baseOf(file)}`;

/** `puzzle20` for `puzzle20.txt`. */
export const baseOf = (file: string): string => file.replace(/\.txt$/, '');

/** What the questions are asked with: the puzzles that can be timed, and the limits that the course sets. */
export interface TimingContext extends CheckContext {
  readonly timed: readonly TimedPuzzle[];
  readonly limits: AssessmentLimits;
}

/** One question, asked about every timed puzzle: a check for each of them, and a table of all. Texts are made when needed. */
export interface TimingQuestion {
  readonly table: TimingTable;
  /** Part of the section, as the summary shows it. */
  readonly group: string;
  /** Completes the title of a check, after the name of the puzzle: `the right answer in time`. */
  readonly asks: () => string;
  readonly measured: (facts: { readonly puzzle: string }) => string;
  readonly why: () => string;
  readonly passing: (context: TimingContext, puzzle: TimedPuzzle) => string;
  readonly source: () => string;
  readonly judge: (context: TimingContext, puzzle: TimedPuzzle, row: MeasuredRow) => Judgement;
  readonly tableTitle: (context: TimingContext) => string;
  readonly columns: () => readonly Column[];
  /** The sentences below the table. */
  readonly remarks: (context: TimingContext, rows: readonly Measured[]) => readonly string[];
}
