/**
 * The timed script: a row for each puzzle, solved by the student's Solver on the reference Board in one warm process.
 */
import type { AssessmentLimits } from '../../settings.ts';
import type { Judgement, MeasuredRow, Series } from '../../../../harness/contracts/check.ts';
import type { Step } from '../../../../harness/contracts/protocol.ts';
import { at, valueOf } from '../../../../reference/puzzle/at.ts';
import type { Tiles } from '../../../../reference/puzzle/tiles.ts';
import type { CheckContext } from '../context.ts';
import { noAnswer } from '../../judges/answer.ts';
import { constructionProblem } from '../../judges/construction.ts';
import { judgeMoves } from '../../judges/moves.ts';
import { judgeSolution } from '../../judges/solution.ts';
import { toGrid } from '../../questions/question.ts';
import { call, listSolution, newBoard, newSolver } from '../../questions/steps.ts';
import { firstFailure, type QuestionContext } from '../../questions/question-context.ts';
import { onSolver } from '../../wording/reproduction.ts';
import { judgeSolvable } from '../solver/solvable.ts';
import { rawCounts, type RawCounts } from './raw-counts.ts';
import type { TimedPuzzle } from './timed-puzzles.ts';

/**
 * CPU seconds for each puzzle. The official limit is the one for Java; the same search takes about three times as long in
 * Node (docs/assessment.md#timing).
 */
const usualSeconds: ReadonlyMap<string, number> = new Map([
  ['java', 5],
  ['typescript', 15],
]);

export const secondsFor = (
  { language }: Pick<CheckContext, 'language'>,
  { secondsPerPuzzle }: Pick<AssessmentLimits, 'secondsPerPuzzle'>,
): number => secondsPerPuzzle ?? valueOf(usualSeconds, language);

/** Rows this near to the limit are measured once more. */
const nearLimit = 0.8;
/**
 * Operations of queues, as the official grader allows them for each test; they are counted for each row. Where a course's own
 * boards or factor let a row pass with more, a third above that: what is a little too much is counted to the end.
 */
const operationsEach = 10_000_000;
const operationsFor = (allowed: number): number => Math.max(operationsEach, Math.ceil((4 / 3) * allowed));

/**
 * A puzzle that is solved once more, with the queue in disorder, right before its own row: until then all is as it is in any timed
 * row, so nothing tells a program that this one is looked into.
 */
export interface DisturbedRow {
  /** Of the puzzle. */
  readonly index: number;
  /** The step of the search from which on the queue is in disorder, and for how many steps at most. */
  readonly from: number;
  readonly steps: number;
}

/** The series, and where in it a puzzle's row is. */
export interface TimedSeries {
  readonly series: Series;
  readonly rowOf: (index: number) => number;
  readonly disturbed: DisturbedRow | null;
}

interface Timed extends Required<Pick<Series, 'isExcessive'>> {
  readonly seconds: number;
  /** Operations of queues with which a row may pass. */
  readonly operations: number;
  readonly disturbed: DisturbedRow | null;
}

/** A row for each puzzle, in their order. */
export const timingSeries = (
  context: CheckContext,
  puzzles: readonly TimedPuzzle[],
  { disturbed, ...timed }: Timed,
): TimedSeries => {
  const series = inOrder(context, puzzles, timed);
  if (disturbed === null) return { series, rowOf: (index) => index, disturbed };
  return { series: withDisturbed(series, disturbed), rowOf: (index) => rowWith(disturbed, index), disturbed };
};

const rowWith = ({ index: added }: DisturbedRow, index: number): number => (index < added ? index : index + 1);

/** The field of a row with the steps for which it is in disorder. */
const inDisorder = 'disorder';

const withDisturbed = (series: Series, { index: added, from, steps }: DisturbedRow): Series => {
  const inserted = <T>(all: readonly T[], one: (same: T) => T): T[] => all.toSpliced(added, 0, one(at(all, added)));
  /** Of the puzzle whose row this is; null for the one in disorder. */
  const puzzleOf = (row: number): number | null => (row === added ? null : row - (row > added ? 1 : 0));
  const rows = series.script.rows.map((row) => ({ ...row, [inDisorder]: 0 }));
  return {
    ...series,
    script: {
      ...series.script,
      rows: inserted(rows, (row) => ({ ...row, [inDisorder]: steps })),
      watch: { disorder: from, disorderIn: inDisorder },
    },
    names: inserted(series.names, (name) => name),
    asks: inserted(series.asks ?? [], () => ''),
    beside: [added],
    isExcessive: (row, index) => ofPuzzle(puzzleOf(index), (puzzle) => series.isExcessive?.(row, puzzle)),
    shouldRemeasure: (row, index) => ofPuzzle(puzzleOf(index), (puzzle) => series.shouldRemeasure?.(row, puzzle)),
  };
};

const ofPuzzle = (puzzle: number | null, is: (puzzle: number) => boolean | undefined): boolean =>
  puzzle !== null && is(puzzle) === true;

const inOrder = (
  context: CheckContext,
  puzzles: readonly TimedPuzzle[],
  { seconds, operations, isExcessive }: Omit<Timed, 'disturbed'>,
): Series => ({
  script: {
    substitute: ['Board'],
    rows: puzzles.map(({ tiles }) => ({ tiles: toGrid(tiles) })),
    steps: solvingSteps(context, Math.max(0, ...puzzles.map(({ moves }) => moves))),
    limits: { queueOperations: operationsFor(operations) },
    paced: true,
  },
  names: puzzles.map(({ name }) => name),
  asks: puzzles.map(({ tiles }) => searchOf(tiles)),
  // Twice the limit: enough to tell a slow search from an endless one, and what it counted.
  cpuMs: 2_000 * seconds,
  wallMs: 6_000 * seconds,
  maxCrashes: 3,
  isAscending: true,
  isExcessive,
  shouldRemeasure: ({ cpuMs }) => cpuMs !== null && cpuMs > nearLimit * 1_000 * seconds,
});

/** What a row asks, where `solvingSteps` are asked of a board. */
export const searchOf = (tiles: Tiles): string => `solve ${JSON.stringify(tiles)}`;

/**
 * The counts are read when all answers are there, since any of them may search once more, and before the boards are read as text;
 * and once at the beginning, where what is left of the row before is thrown away.
 */
export const solvingSteps = (context: CheckContext, longest: number): Step[] => {
  const [asked, walked, read] = listSolution('solver', longest);
  return [{ op: 'counters' }, ...askingSteps(context), asked, walked, { op: 'counters' }, read];
};

/**
 * A board is solved: as it is in a timed row, so it is wherever a program must not know whether it is timed. One that searches when
 * it is asked could otherwise go by the method that comes first.
 */
export const askingSteps = ({ edition }: CheckContext): Step[] => [
  newBoard('board'),
  newSolver('solver', 'board'),
  ...(edition.solvableBy === 'Solver' ? [call('solver', 'isSolvable')] : []),
  call('solver', 'moves'),
];

/** A row taken apart: the judgement of its answer, and what was counted. */
export interface TimedRow {
  /** The judgement of isSolvable(), moves() and solution(). */
  readonly answer: Judgement;
  /** A search that found the way, whatever is wrong with how it is told. */
  readonly searched: boolean;
  /** Null when the Solver could not be made. */
  readonly raw: RawCounts | null;
}

/** A board whose solution is known, by the name of its file. */
export type Named = Pick<TimedPuzzle, 'name' | 'tiles' | 'moves'>;

/** What the steps of `solvingSteps` showed, by what they asked. */
export const partsOf = ({ edition }: CheckContext, { observations }: Pick<MeasuredRow, 'observations'>) => {
  const [, , made, ...rest] = observations;
  const solvable = edition.solvableBy === 'Solver' ? [rest.shift()] : [];
  const [moves, call, walk, counters, each] = rest;
  return { made, solvable, moves, counters, solution: { call, walk, each } } as const;
};

export const readRow = (context: CheckContext, puzzle: Named, row: MeasuredRow): TimedRow => {
  const { made, solvable, moves, counters, solution } = partsOf(context, row);
  const ask = questionContextFor(context, puzzle);
  const problem = constructionProblem(ask(''), made);
  if (problem !== null) return { answer: problem, searched: false, raw: null };
  if (counters?.kind !== 'counters')
    return { answer: noAnswer(ask('moves()'), counters, 'counts').judgement, searched: false, raw: null };
  const walk = judgeSolution(ask('solution()'), puzzle, solution);
  const right = judgeMoves(ask('moves()'), puzzle, moves);
  const answers = [...solvable.map((seen) => judgeSolvable(ask('isSolvable()'), puzzle, seen)), right, walk];
  return { answer: firstFailure(answers), searched: right.passed || walk.passed, raw: rawCounts(counters) };
};

/** How a row is told, by its file, since the board may be large: `new Solver(initial) on puzzle36.txt`. */
export const questionContextFor =
  ({ notation }: Pick<CheckContext, 'notation'>, { name, tiles }: Pick<Named, 'name' | 'tiles'>) =>
  (method: string): QuestionContext => ({
    type: 'Solver',
    call: method === '' ? 'new Solver(initial)' : method,
    on: name,
    get reproduction() {
      return onSolver(notation, tiles);
    },
  });
