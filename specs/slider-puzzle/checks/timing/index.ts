/** The timing section: five questions about each of 25 puzzles, all answered by one run of each. */
import type { Case, Check, Explanation, MeasuredRow, Series, TableSpec } from '../../../../harness/contracts/check.ts';
import type { AssessmentLimits } from '../../settings.ts';
import { defineMessages } from '../../../../harness/messages/messages.ts';
import { at } from '../../../../reference/puzzle/at.ts';
import { type CheckContext, solverCheck } from '../context.ts';
import { onSolver } from '../../wording/reproduction.ts';
import { boardOperations, boardOperationsStrict } from './board-operations.ts';
import type { CountQuestion } from './count-question.ts';
import { cpuTime } from './cpu-time.ts';
import { needlessCalls } from './needless-calls.ts';
import { baseOf, timingCheckId, type TimingContext, type TimingQuestion } from './question.ts';
import { operationsAllowed, queueOperations } from './queue-operations.ts';
import { type DisturbedRow, secondsFor, type TimedSeries, timingSeries } from './series.ts';
import type { TimedPuzzle, TimedPuzzles } from './timed-puzzles.ts';

const messages = defineMessages('timing', {
  title: '{puzzle}: {asks}',
  notTimed: 'This file is not timed: {reason}',
  puzzleColumn: 'puzzle',
});

/** The questions that are judged by counts of operations. */
export const countQuestions: readonly CountQuestion[] = [
  queueOperations,
  needlessCalls,
  boardOperations,
  boardOperationsStrict,
];

const questions: readonly TimingQuestion[] = [cpuTime, ...countQuestions];

/** What all checks of the section are answered by. */
export const timedSeries = (
  given: CheckContext,
  { puzzles }: TimedPuzzles,
  limits: AssessmentLimits,
  disturbed: DisturbedRow | null,
): TimedSeries => {
  const context = { ...given, timed: puzzles, limits };
  return timingSeries(context, puzzles, {
    seconds: secondsFor(context, limits),
    operations: Math.max(0, ...puzzles.map((puzzle) => operationsAllowed(puzzle, context))),
    isExcessive: (row, index) => isExcessive(context, at(puzzles, index), row),
    disturbed,
  });
};

/** 125 checks; those of files that the course does not have are skipped. */
export const timingChecks = (
  given: CheckContext,
  { puzzles, missing }: TimedPuzzles,
  limits: AssessmentLimits,
  { series, rowOf }: TimedSeries,
): readonly Check[] => {
  const context = { ...given, timed: puzzles, limits };
  return questions.flatMap((question) => [
    ...puzzles.map((puzzle, index) =>
      timingCheck(question, puzzle.name, {
        one: seriesCase(context, { question, puzzle, series, row: rowOf(index) }),
        passing: question.passing(context, puzzle),
      }),
    ),
    ...missing.map(({ name, reason }) =>
      timingCheck(question, name, { one: { kind: 'skipped', name, reason }, passing: messages.notTimed({ reason }) }),
    ),
  ]);
};

/** More operations of queues than any correct search needs. */
const isExcessive = (context: TimingContext, puzzle: TimedPuzzle, row: MeasuredRow): boolean =>
  queueOperations.judge(context, puzzle, row).measured?.['rule'] === 'none';

const timingCheck = (
  { table, group, asks, measured, why, source }: TimingQuestion,
  file: string,
  { one, passing }: { readonly one: Case } & Pick<Explanation, 'passing'>,
): Check =>
  solverCheck({
    id: timingCheckId(table, file),
    section: 'timing',
    group,
    title: messages.title({ puzzle: baseOf(file), asks: asks() }),
    explanation: { measured: measured({ puzzle: file }), why: why(), passing, source: source() },
    cases: [one],
  });

interface Row {
  readonly question: TimingQuestion;
  readonly puzzle: TimedPuzzle;
  readonly series: Series;
  /** Of the puzzle in the series. */
  readonly row: number;
}

const seriesCase = (context: TimingContext, { question, puzzle, series, row }: Row): Case => ({
  kind: 'series',
  name: puzzle.name,
  series,
  rows: [row],
  judge: (rows) => question.judge(context, puzzle, at(rows, 0)),
  reproduction: onSolver(context.notation, puzzle.tiles),
});

/** A table for each question, for a text of 80 columns. */
export const timingTables = (
  given: CheckContext,
  { puzzles, missing }: TimedPuzzles,
  limits: AssessmentLimits,
): readonly TableSpec[] => {
  const context = { ...given, timed: puzzles, limits };
  return questions.map((question) => ({
    id: `timing-${question.table}`,
    title: question.tableTitle(context),
    section: 'timing',
    rowTitle: messages.puzzleColumn(),
    columns: question.columns(),
    rows: [...puzzles, ...missing].map(({ name }) => ({
      name: numberOf(name),
      check: timingCheckId(question.table, name),
    })),
    remarks: (rows) => question.remarks(context, rows),
  }));
};

/** `36` for `puzzle36.txt`. */
const numberOf = (file: string): string => baseOf(file).replace(/^puzzle/, '');
