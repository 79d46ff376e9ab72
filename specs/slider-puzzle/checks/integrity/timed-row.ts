/**
 * One of the timed puzzles is solved twice in the timed series itself: first with the queue out of order from some step on, then
 * in its own row. A program that is honest everywhere but where it is timed cannot tell this row from a timed one: the process, the
 * order of the rows and the file are the same, and so is everything before the disorder.
 */
import type { MeasuredRow, SeriesCase } from '../../../../harness/contracts/check.ts';
import type { Observation } from '../../../../harness/contracts/protocol.ts';
import { seededIndices } from '../../arbitraries/seeded.ts';
import { at } from '../../../../reference/puzzle/at.ts';
import type { CheckContext } from '../context.ts';
import { solvingQuestionContext } from '../../questions/question-context.ts';
import { type DisturbedRow, partsOf, type TimedSeries } from '../timing/series.ts';
import type { TimedPuzzle } from '../timing/timed-puzzles.ts';
import { beginning, judgeDisorder } from './disorder.ts';

/**
 * Searches that are long enough for a program that is honest for some steps only, and short enough for every grading. In disorder
 * they go on for as many steps as that program takes in vain, and then once more to find the goal.
 */
const search = { leastInserts: 20_000, mostInserts: 80_000, steps: 2.2 } as const;

/** Null where no search of the timed puzzles has a suitable length. The first row is asked by itself. */
export const disturbedRow = (timed: readonly TimedPuzzle[], seed: number): DisturbedRow | null => {
  const fit = [...timed.keys()].filter((index) => index > 0 && isFit(at(timed, index)));
  if (fit.length === 0) return null;
  const drawn = seededIndices(seed, 2);
  const index = at(fit, at(drawn, 0) % fit.length);
  const puzzle = at(timed, index);
  const steps = Math.ceil(search.steps * puzzle.counts.reference.delMins);
  return { index, from: beginning(puzzle, at(drawn, 1)), steps };
};

const isFit = ({ counts }: TimedPuzzle): boolean =>
  counts.alone.inserts >= search.leastInserts && counts.alone.inserts <= search.mostInserts;

/** At most one. All rows before it are needed: a program may go by them. */
export const timedCases = (
  context: CheckContext,
  timed: readonly TimedPuzzle[],
  { series, disturbed, rowOf }: TimedSeries,
): readonly SeriesCase[] => {
  if (disturbed === null) return [];
  const puzzle = at(timed, disturbed.index);
  const own = rowOf(disturbed.index);
  const question = solvingQuestionContext(context.notation)(puzzle.tiles);
  const judge = (rows: readonly (MeasuredRow | null)[]): ReturnType<SeriesCase['judge']> => {
    const answerAt = (row: number) => answerIn(context, at(rows, row));
    return judgeDisorder({ ...question, on: puzzle.name }, puzzle, answerAt(-1) ?? [], answerAt(-2));
  };
  return [
    {
      kind: 'series',
      name: puzzle.name,
      series,
      rows: Array.from({ length: own + 1 }, (_, row) => row),
      judge,
      judgeUnfinished: judge,
      reproduction: question.reproduction,
    },
  ];
};

/** What moves() answered, and what was counted; undefined for a row that was not finished. */
const answerIn = (context: CheckContext, row: MeasuredRow | null): readonly Observation[] | undefined => {
  if (row === null) return undefined;
  const { moves, counters } = partsOf(context, row);
  return moves === undefined || counters === undefined ? [] : [moves, counters];
};
