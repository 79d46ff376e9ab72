/** A question about counts of operations: its judge, its limits in words, and the sentences below its table. */
import type { Judgement, Measured, MeasuredRow } from '../../../../harness/contracts/check.ts';
import { defineMessages, joinedWords } from '../../../../harness/messages/messages.ts';
import { exactly, plural } from '../../wording/show.ts';
import { failed } from '../../questions/question-context.ts';
import { queueMessages } from '../../judges/queue.ts';
import { type Count, countedIn } from './counts.ts';
import type { Unseen } from './least.ts';
import { calls, hold, type Held, passingWords } from './limits.ts';
import type { TimingContext, TimingQuestion, TimingTable } from './question.ts';
import { measuredCounts, noCounts, type RawCounts, sumIn } from './raw-counts.ts';
import { questionContextFor, readRow } from './series.ts';
import type { TimedPuzzle } from './timed-puzzles.ts';

const messages = defineMessages('timing.counts', {
  tableLimit: 'limit {factor} x reference',
  factor: 'Each limit is {factor} times the count of the reference search.',
  unsolved: 'A Solver that does not find the answer fails, regardless of its counts.',
  unseen: 'So does one whose search does not show in the counts.',
  tooManyCalls: '{call} on {puzzle} made more calls than allowed: {actual}. Allowed: {expected}.',
  answerWrong: 'The calls of {call} on {puzzle} cannot be judged, since its answer is wrong.',
  answerWrongAs: 'The calls of {call} on {puzzle} cannot be judged, since its answer is wrong. {why}',
  answerWrongExpected: 'a search that finds the {moves} moves',
  answerWrongActual: 'another answer',
  answerWrongHint:
    'The answer is wrong, so what is counted of the search tells nothing. First get moves() and solution() right; the Solver checks use smaller boards.',
  nothingSeen: '{call} on {puzzle} made no call that could be counted: {actual}.',
  nothingSeenExpected: 'a search that shows in the counts',
  inAll: 'In total: {parts}.',
  timesReference: '{calls} ({ratio} times the reference’s)',
  whichRule: 'Which rule decided: {words}.',
  byReference: '{rows} within the limit from the reference (ref)',
  byTree: '{number} above the limit from the reference, but within what a correct search may need (tree)',
  byNeitherProvable: '{number} above the limit from the reference and what a correct search may need (none)',
  byNeither: '{number} above the limit from the reference; nothing else counts here (none)',
});

/** What a question about counts says for itself. */
interface CountFacts extends Pick<
  TimingQuestion,
  'table' | 'group' | 'asks' | 'measured' | 'why' | 'source' | 'columns'
> {
  readonly table: Exclude<TimingTable, '1'>;
  readonly counts: readonly Count[];
  /** `limit`: `limit 1.84 x reference`. */
  readonly tableTitle: (facts: { readonly limit: string }) => string;
  /** The likely causes of a row that is above its limits. `over`: ids of the counts that are. */
  readonly hint: (raw: RawCounts, puzzle: TimedPuzzle, over: readonly string[]) => string;
  /** Are all counts of a row kept, to tell from them what kind of search it was? */
  readonly keepsAllCounts?: boolean;
  /** Does anything show in the counts at all? Without it, always: counts of 0 are then as good as any. */
  readonly isSeen?: (raw: RawCounts) => boolean;
  /** Is what shows less than any search needs? */
  readonly unseen: (
    asked: { readonly call: string; readonly puzzle: string },
    puzzle: TimedPuzzle,
    raw: RawCounts,
  ) => Unseen | null;
  /** Sentences besides the totals and the rules. */
  readonly searchRemarks?: (rows: readonly Measured[], timed: readonly TimedPuzzle[]) => readonly string[];
}

export interface CountQuestion extends TimingQuestion {
  readonly counts: readonly Count[];
}

export const countQuestion = (facts: CountFacts): CountQuestion => ({
  ...facts,
  passing: (context, puzzle) => passing(context, facts, puzzle),
  judge: (context, puzzle, row) => judgeCounts(context, facts, puzzle, row),
  tableTitle: ({ limits }) =>
    facts.tableTitle({ limit: messages.tableLimit({ factor: limits.countFactor.toFixed(2) }) }),
  remarks: ({ limits, timed }, rows) => [
    ...totals(rows, facts.counts),
    ...rules(rows, limits.fairness),
    ...(facts.searchRemarks?.(rows, timed) ?? []),
  ],
});

const passing = ({ limits }: TimingContext, { counts }: CountFacts, puzzle: TimedPuzzle): string => {
  const allowed = countedIn(counts, noCounts, puzzle.counts);
  const isByFactor = allowed.some(({ reference }) => reference > 0);
  return [
    `${allowed.map((one) => passingWords(one, limits)).join('; ')}.`,
    ...(isByFactor ? [messages.factor({ factor: exactly(limits.countFactor) })] : []),
    messages.unsolved(),
    messages.unseen(),
  ].join(' ');
};

/** Counts within the limits; those of a search that does not find the way count for nothing. */
const judgeCounts = (context: TimingContext, facts: CountFacts, puzzle: TimedPuzzle, row: MeasuredRow): Judgement => {
  const { answer, searched, raw } = readRow(context, puzzle, row);
  if (raw === null) return answer;
  const held = hold(countedIn(facts.counts, raw, puzzle.counts), context.limits);
  const kept = facts.keepsAllCounts === true ? { searched: searched ? 1 : 0, ...measuredCounts(raw) } : {};
  const measured = { puzzle: puzzle.name, rule: held.rule, ...held.measured, ...kept };
  if (!searched) return { ...unsearched(context, puzzle, answer), measured };
  if (facts.isSeen?.(raw) === false) return { ...nothingSeen(context, facts, puzzle, raw), measured };
  const question = questionContextFor(context, puzzle)('');
  const unseen = facts.unseen({ call: question.call, puzzle: puzzle.name }, puzzle, raw);
  const shown = unseen === null ? measured : { ...measured, unseen: 1 };
  const over = held.over.map(({ id }) => id);
  if (over.length > 0) return { ...tooMany(context, puzzle, held, facts.hint(raw, puzzle, over)), measured: shown };
  return unseen === null ? { passed: true, measured } : { ...failed(question, unseen), measured: shown };
};

const nothingSeen = (
  context: TimingContext,
  { counts }: CountFacts,
  puzzle: TimedPuzzle,
  raw: RawCounts,
): Judgement => {
  const question = questionContextFor(context, puzzle)('');
  const actual = joinedWords(counts.map(({ count, words }) => calls(count(raw), words)));
  return failed(question, {
    message: messages.nothingSeen({ call: question.call, puzzle: puzzle.name, actual }),
    expected: messages.nothingSeenExpected(),
    actual,
    hint: queueMessages.keepNodesHint(),
  });
};

const tooMany = (context: TimingContext, puzzle: TimedPuzzle, { over }: Held, hint: string): Judgement => {
  const question = questionContextFor(context, puzzle)('');
  const actual = joinedWords(over.map(({ is }) => is));
  const expected = joinedWords(over.map(({ allowed }) => allowed));
  const message = messages.tooManyCalls({ call: question.call, puzzle: puzzle.name, actual, expected });
  return failed(question, { message, expected, actual, hint });
};

const unsearched = (context: TimingContext, puzzle: TimedPuzzle, answer: Judgement): Judgement => {
  const question = questionContextFor(context, puzzle)('');
  const facts = { call: question.call, puzzle: puzzle.name };
  return failed(question, {
    message: answer.passed ? messages.answerWrong(facts) : messages.answerWrongAs({ ...facts, why: answer.message }),
    expected: messages.answerWrongExpected({ moves: String(puzzle.moves) }),
    actual: answer.passed ? messages.answerWrongActual() : answer.actual,
    hint: messages.answerWrongHint(),
  });
};

const totals = (rows: readonly Measured[], counts: readonly Count[]): string[] => {
  const parts = counts.map(({ id, words }) => {
    const count = sumIn(rows, id);
    const reference = sumIn(rows, `${id}Reference`);
    const all = calls(count, words);
    return reference === 0 ? all : messages.timesReference({ calls: all, ratio: (count / reference).toFixed(2) });
  });
  return [messages.inAll({ parts: joinedWords(parts) })];
};

const rules = (rows: readonly Measured[], fairness: TimingContext['limits']['fairness']): string[] => {
  const by = (rule: string): number => rows.filter((row) => row['rule'] === rule).length;
  const above = fairness === 'provable' ? messages.byNeitherProvable : messages.byNeither;
  const words = [
    ...(by('ref') > 0 ? [messages.byReference({ rows: plural(by('ref'), 'row') })] : []),
    ...(by('tree') > 0 ? [messages.byTree({ number: String(by('tree')) })] : []),
    ...(by('none') > 0 ? [above({ number: String(by('none')) })] : []),
  ];
  return words.length === 0 ? [] : [messages.whichRule({ words: words.join('; ') })];
};
