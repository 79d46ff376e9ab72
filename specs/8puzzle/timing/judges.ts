/** The verdicts on one timed puzzle: its CPU time, and its counts. */
import type { AssessmentLimits } from '../../../harness/assignment.ts';
import type { Judgement, Measured, MeasuredRow } from '../../../harness/engine/check.ts';
import type { CheckContext } from '../context.ts';
import { failed } from '../words/asking.ts';
import { causesOf } from './causes.ts';
import { countedIn, type CountTable } from './columns.ts';
import { hold, type Held } from './limits.ts';
import type { RawCounts } from './raw-counts.ts';
import { askingFor, readRow } from './series.ts';
import type { TimedPuzzle } from './timed-puzzles.ts';
import { timingJudgeWords } from './words/judges.ts';

/** The right answer within the limit of CPU seconds. */
export const judgeTime = (
  context: CheckContext,
  puzzle: TimedPuzzle,
  row: MeasuredRow,
  limitSeconds: number,
): Judgement => {
  const { answer, raw } = readRow(context, puzzle, row);
  const seconds = row.cpuMs === null ? null : row.cpuMs / 1_000;
  const ratio = seconds === null ? null : seconds / limitSeconds;
  const { name, moves } = puzzle;
  const measured: Measured = { puzzle: name, moves, seconds, limit: limitSeconds, ratio, runs: row.runs };
  if (!answer.passed || seconds === null || seconds <= limitSeconds) return { ...answer, measured };
  const ask = askingFor(context, puzzle)('');
  const judgement = failed(ask, {
    message: timingJudgeWords.tooSlow({
      call: ask.call,
      puzzle: name,
      seconds: inSeconds(seconds),
      again: again(row),
      limit: inSeconds(limitSeconds),
    }),
    expected: timingJudgeWords.tooSlowExpected({ limit: inSeconds(limitSeconds) }),
    actual: inSeconds(seconds),
    hint: timeHint(puzzle, raw, seconds),
  });
  return { ...judgement, measured };
};

const inSeconds = (seconds: number): string => `${seconds.toFixed(2)} s`;

const again = ({ runs }: MeasuredRow): string => (runs > 1 ? timingJudgeWords.measuredTwice() : '');

/** When the counts are as they should be, it is each operation that takes long. */
const timeHint = ({ counts }: TimedPuzzle, raw: RawCounts | null, seconds: number): string => {
  if (raw === null || raw.inserts === 0) return timingJudgeWords.noQueueHint();
  const isSlow = raw.inserts <= 2 * counts.reference.inserts && raw.manhattan <= 2 * counts.reference.manhattan;
  const perNode = timingJudgeWords.perNode({ time: ((1e6 * seconds) / raw.inserts).toFixed(1) });
  return isSlow ? timingJudgeWords.slowNodesHint({ perNode }) : causesOf(raw, counts).join(' ');
};

export interface CountRule {
  readonly table: CountTable;
  readonly limits: AssessmentLimits;
}

/** Counts within the limits; those of a search that does not find the way count for nothing. */
export const judgeCounts = (
  context: CheckContext,
  puzzle: TimedPuzzle,
  row: MeasuredRow,
  { table, limits }: CountRule,
): Judgement => {
  const { answer, searched, raw } = readRow(context, puzzle, row);
  if (raw === null) return answer;
  const held = hold(countedIn(table, raw, puzzle.counts), limits);
  const details = table === '2' ? detailsOf(raw, searched) : {};
  const measured = { puzzle: puzzle.name, rule: held.rule, ...held.measured, ...details };
  if (!searched) return { ...unsearched(context, puzzle, answer), measured };
  if (held.over.length === 0) return { passed: true, measured };
  return { ...overJudgement(context, puzzle, held, hintFor(table, raw, puzzle)), measured };
};

const overJudgement = (context: CheckContext, puzzle: TimedPuzzle, { over }: Held, hint: string): Judgement => {
  const ask = askingFor(context, puzzle)('');
  const actual = joined(over.map(({ is }) => is));
  const expected = joined(over.map(({ allowed }) => allowed));
  const message = timingJudgeWords.tooManyCalls({ call: ask.call, puzzle: puzzle.name, actual, expected });
  return failed(ask, { message, expected, actual, hint });
};

const joined = (parts: readonly string[]): string => new Intl.ListFormat('en-GB').format(parts);

const unsearched = (context: CheckContext, puzzle: TimedPuzzle, answer: Judgement): Judgement => {
  const ask = askingFor(context, puzzle)('');
  const why = answer.passed ? '' : ` ${answer.message}`;
  return failed(ask, {
    message: timingJudgeWords.answerWrong({ call: ask.call, puzzle: puzzle.name, why }),
    expected: timingJudgeWords.answerWrongExpected({ moves: String(puzzle.moves) }),
    actual: answer.passed ? timingJudgeWords.answerWrongActual() : answer.actual,
    hint: timingJudgeWords.answerWrongHint(),
  });
};

const hintFor = (table: CountTable, raw: RawCounts, { counts }: TimedPuzzle): string => {
  if (table !== '3') return causesOf(raw, counts).join(' ');
  const hints = [
    ...(raw.hamming > 0 ? [timingJudgeWords.noHammingHint()] : []),
    ...(raw.texts > 0 ? [timingJudgeWords.noStringHint()] : []),
  ];
  return hints.join(' ');
};

/** What the search is recognised by, beside the judged counts. */
const detailsOf = (raw: RawCounts, searched: boolean): Measured => ({
  searched: searched ? 1 : 0,
  queues: raw.queues.length,
  firstDelMins: raw.queues[0]?.delMins ?? null,
  secondDelMins: raw.queues[1]?.delMins ?? null,
  boards: raw.boards,
  equals: raw.equals,
  manhattan: raw.manhattan,
  isGoal: raw.isGoal,
  neighbors: raw.neighbors,
  twin: raw.twin,
  hamming: raw.hamming,
  toStrings: raw.texts,
});
