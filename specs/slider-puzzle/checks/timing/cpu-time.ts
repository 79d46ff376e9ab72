/** Timing 1: the right answer within the limit of CPU seconds. */
import type { Column, Judgement, Measured, MeasuredRow } from '../../../../harness/contracts/check.ts';
import { defineMessages } from '../../../../harness/messages/messages.ts';
import { sourceMessages as from } from '../sources.ts';
import { failed } from '../../questions/question-context.ts';
import { plural } from '../../wording/show.ts';
import { causesOf } from './causes.ts';
import type { TimingContext, TimingQuestion } from './question.ts';
import { numberIn, type RawCounts, sumIn } from './raw-counts.ts';
import { questionContextFor, readRow, secondsFor } from './series.ts';
import type { TimedPuzzle } from './timed-puzzles.ts';

const messages = defineMessages('timing-1', {
  asks: 'the right answer in time',
  measured:
    'The CPU time in which your Solver, on the grader’s Board, finds the shortest solution of {puzzle}; the answer is checked, too.',
  why: 'The right answer has to come in time. Common reasons why it does not: the critical optimization is missing, priorities are computed again at each comparison, boards are compared as strings, or a list of the boards seen so far is searched.',
  passing:
    'The right moves() and solution() within {seconds} s of CPU time. A time close to the limit is measured once more, and the shorter one counts; a run that takes much longer is stopped.',
  tooSlow: '{call} on {puzzle} took {seconds} of CPU time; the limit is {limit}.',
  tooSlowTwice:
    '{call} on {puzzle} took {seconds} of CPU time (measured twice; the shorter time counts); the limit is {limit}.',
  expected: 'at most {limit} of CPU time',
  noQueueHint:
    'The library’s queue is not used, so its operations cannot be counted. A priority queue of your own must take time proportional to log n for each operation.',
  perNode: '{time} microseconds for each node that is enqueued',
  slowNodesHint:
    'The number of operations is fine, so each one takes too long: {perNode}. Look for work that grows with the number of nodes (lists that are searched, paths that are copied), and for print statements.',
  table: 'Timing 1: CPU time with the answer checked',
  movesColumn: 'moves',
  secondsColumn: 'CPU s',
  limitColumn: 'limit s',
  ofLimitColumn: 'of limit',
  runsColumn: 'runs',
  totalTime: '{total} s of CPU time for {puzzles}; the limit for each is {limit} s.',
  measuredAgain: '{rows} near the limit measured twice; the shorter of the two times counts.',
  unseen:
    'The CPU time of {rows} cannot be measured on this machine; what counts there is that the answer came before the process was stopped.',
});

export const cpuTime: TimingQuestion = {
  table: '1',
  group: 'CPU time',
  asks: messages.asks,
  measured: messages.measured,
  why: messages.why,
  passing: (context) => messages.passing({ seconds: secondsFor(context, context.limits) }),
  source: from.timing,
  judge: (context, puzzle, row) => judgeTime(context, puzzle, row),
  tableTitle: messages.table,
  columns: () => columns(),
  remarks: (context, rows) => remarks(rows, secondsFor(context, context.limits)),
};

const judgeTime = (context: TimingContext, puzzle: TimedPuzzle, row: MeasuredRow): Judgement => {
  const { answer, raw } = readRow(context, puzzle, row);
  const limit = secondsFor(context, context.limits);
  const seconds = row.cpuMs === null ? null : row.cpuMs / 1_000;
  const ratio = seconds === null ? null : seconds / limit;
  const { name, moves } = puzzle;
  const measured: Measured = { puzzle: name, moves, seconds, limit, ratio, runs: row.runs };
  if (!answer.passed || seconds === null || seconds <= limit) return { ...answer, measured };
  const question = questionContextFor(context, puzzle)('');
  const judgement = failed(question, {
    message: (row.runs > 1 ? messages.tooSlowTwice : messages.tooSlow)({
      call: question.call,
      puzzle: name,
      seconds: inSeconds(seconds, limit),
      limit: inSeconds(limit),
    }),
    expected: messages.expected({ limit: inSeconds(limit) }),
    actual: inSeconds(seconds, limit),
    hint: hintFor(puzzle, raw, seconds),
  });
  return { ...judgement, measured };
};

/** With milliseconds where it would read as the limit that it is above. */
const inSeconds = (seconds: number, limit = 0): string =>
  `${seconds.toFixed(Number(seconds.toFixed(2)) > limit ? 2 : 3)} s`;

/** When the counts are as they should be, it is each operation that takes long. */
const hintFor = ({ counts }: TimedPuzzle, raw: RawCounts | null, seconds: number): string => {
  if (raw === null || raw.inserts === 0) return messages.noQueueHint();
  const isSlow = raw.inserts <= 2 * counts.reference.inserts && raw.manhattan <= 2 * counts.reference.manhattan;
  const perNode = messages.perNode({ time: ((1e6 * seconds) / raw.inserts).toFixed(1) });
  return isSlow ? messages.slowNodesHint({ perNode }) : causesOf(raw, counts).join(' ');
};

const columns = (): readonly Column[] => [
  { id: 'moves', title: messages.movesColumn(), unit: 'count' },
  { id: 'seconds', title: messages.secondsColumn(), unit: 'seconds' },
  { id: 'limit', title: messages.limitColumn(), unit: 'seconds' },
  { id: 'ratio', title: messages.ofLimitColumn(), unit: 'ratio' },
  { id: 'runs', title: messages.runsColumn(), unit: 'count' },
];

const remarks = (rows: readonly Measured[], limit: number): readonly string[] => {
  const unseen = rows.filter(({ seconds }) => seconds === null).length;
  const again = rows.filter((row) => numberIn(row, 'runs') > 1).length;
  const total = sumIn(rows, 'seconds').toFixed(2);
  return [
    ...(unseen < rows.length
      ? [messages.totalTime({ total, puzzles: plural(rows.length - unseen, 'puzzle'), limit: String(limit) })]
      : []),
    ...(again > 0 ? [messages.measuredAgain({ rows: plural(again, 'row') })] : []),
    ...(unseen > 0 ? [messages.unseen({ rows: plural(unseen, 'row') })] : []),
  ];
};
