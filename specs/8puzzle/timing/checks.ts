/** The timing section: five questions about each of 25 puzzles, all answered by one run of each. */
import type { AssessmentLimits } from '../../../harness/assignment.ts';
import type { Case, Check, Judgement, MeasuredRow, Series } from '../../../harness/engine/check.ts';
import type { CheckContext } from '../context.ts';
import { onSolver } from '../words/reproduction.ts';
import type { CountTable } from './columns.ts';
import { judgeCounts, judgeTime } from './judges.ts';
import { secondsFor, timingSeries } from './series.ts';
import type { TimedPuzzle, TimedPuzzles } from './timed-puzzles.ts';
import { timingWords } from './words/tables.ts';

export type TimingTable = '1' | CountTable;

/** In the order in which they are reported: group of the summary, and what is asked of a puzzle. */
export const timingGroups: Readonly<Record<TimingTable, { readonly group: string; readonly asks: () => string }>> = {
  '1': { group: 'CPU time', asks: timingWords.answerInTime },
  '2': { group: 'Queue operations', asks: timingWords.queueCalls },
  '3': { group: 'hamming() and toString()', asks: timingWords.neverCalled },
  '4a': { group: 'Board operations', asks: timingWords.boardCalls },
  '4b': { group: 'Board operations, strict', asks: timingWords.boardCallsStrict },
};

export const timingTableIds: readonly TimingTable[] = ['1', '2', '3', '4a', '4b'];

/** `timing-2-puzzle20`. */
export const timingCheckId = (table: TimingTable, name: string): string => `timing-${table}-${baseOf(name)}`;

/** 125 checks; those of files that the course does not have are skipped. */
export const timingChecks = (
  context: CheckContext,
  { puzzles, missing }: TimedPuzzles,
  limits: AssessmentLimits,
): readonly Check[] => {
  const seconds = secondsFor(context, limits);
  const series = puzzles.length === 0 ? null : timingSeries(context, puzzles, seconds);
  return timingTableIds.flatMap((table) => [
    ...puzzles.map((puzzle, index) => {
      const judge = judgeFor(context, puzzle, table, limits);
      return timingCheck(table, puzzle.name, seriesCase(context, { series, puzzle, index, judge }));
    }),
    ...missing.map(({ name, reason }) => timingCheck(table, name, { kind: 'skipped', name, reason })),
  ]);
};

const baseOf = (name: string): string => name.replace(/\.txt$/, '');

const timingCheck = (table: TimingTable, name: string, one: Case): Check => ({
  id: timingCheckId(table, name),
  section: 'timing',
  group: timingGroups[table].group,
  title: timingWords.title({ puzzle: baseOf(name), asks: timingGroups[table].asks() }),
  needs: ['Solver'],
  cases: [one],
});

interface Row {
  readonly series: Series | null;
  readonly puzzle: TimedPuzzle;
  readonly index: number;
  readonly judge: (row: MeasuredRow) => Judgement;
}

const seriesCase = (context: CheckContext, { series, puzzle, index, judge }: Row): Case => {
  const { name, tiles } = puzzle;
  if (series === null) return { kind: 'skipped', name, reason: timingWords.noPuzzle() };
  return {
    kind: 'series',
    name,
    series,
    rows: [index],
    judge: ([row]) => judge(row ?? { observations: [], cpuMs: null, runs: 0 }),
    reproduction: onSolver(context.notation, tiles),
  };
};

const judgeFor = (
  context: CheckContext,
  puzzle: TimedPuzzle,
  table: TimingTable,
  limits: AssessmentLimits,
): ((row: MeasuredRow) => Judgement) => {
  const seconds = secondsFor(context, limits);
  return table === '1'
    ? (row) => judgeTime(context, puzzle, row, seconds)
    : (row) => judgeCounts(context, puzzle, row, { table, limits });
};
