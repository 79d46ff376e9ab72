/** Judges immutability: methods are called in random orders, and each must keep the answer that it gave first. */
import type { Judgement } from '../../../harness/contracts/check.ts';
import type { Observation } from '../../../harness/contracts/protocol.ts';
import { defineMessages } from '../../../harness/messages/messages.ts';
import { type QuestionContext, failed, passed } from '../questions/question-context.ts';
import { exceptionWords, type Exception } from '../wording/exception.ts';
import { quote, shorten } from '../wording/show.ts';
import { noAnswer, valueWords } from './answer.ts';
import { boardKey, readBoard } from './read-board.ts';

const messages = defineMessages('same-answers', {
  anAnswer: 'an answer',
  firstOnNewObject: 'first on a new object',
  afterCalls: 'after {calls}',
  afterOwnCall: 'after {own} and, most recently, {calls}',
  firstHint:
    '{call} gives another answer when nothing was called before it: does it use what only another method sets, or what another object leaves behind?',
  times: '{call} {count} times',
  notKept: '{call} on {on} does not always give the same answer: called {after}, it gave a different one.',
  noBoard: 'no board',
  noBoards: 'no boards',
});

/** One call in the order in which it was made. */
export interface Call {
  /** Which of the objects, all made from the same board. */
  readonly object: number;
  readonly method: string;
  /** The answer may differ between objects, but not on one: any twin, any shortest solution will do. */
  readonly perObject: boolean;
  readonly hint: string;
  readonly observations: readonly Observation[];
}

/**
 * All first answers agree among the objects, although each was asked in another order; and none changes later. `retell`
 * gives the lines that show it, from the methods called on one object.
 */
export const judgeSameAnswers = (
  question: Omit<QuestionContext, 'call'>,
  calls: readonly Call[],
  retell?: (methods: readonly string[]) => readonly string[],
): Judgement => {
  const first = new Map<string, string>();
  for (const [index, call] of calls.entries()) {
    const answer = answerText(call.observations);
    const named = { ...question, call: `${call.method}()` };
    if (answer === null)
      return noAnswer(named, firstException(call.observations) ?? call.observations[0], messages.anAnswer()).judgement;
    const key = call.perObject ? `${call.method} ${String(call.object)}` : call.method;
    const before = first.get(key);
    if (before === undefined) first.set(key, answer);
    else if (before !== answer) {
      const { object } = call;
      const methods = calls.slice(0, index).flatMap((one) => (one.object === object ? [one.method] : []));
      const hint = methods.length > 0 ? call.hint : messages.firstHint({ call: named.call });
      // Where only another object gave another answer, the calls on this one show nothing.
      const lines = methods.includes(call.method) ? retell?.([...methods, call.method]) : undefined;
      return changedAnswer(
        { ...named, reproduction: lines ?? question.reproduction },
        { before, answer, hint, earlier: methods.map((method) => `${method}()`) },
      );
    }
  }
  return passed;
};

export interface ChangedAnswer {
  readonly before: string;
  readonly answer: string;
  /** The calls on the object until then. */
  readonly earlier: readonly string[];
  readonly hint: string;
}

export const changedAnswer = (
  question: QuestionContext,
  { before, answer, earlier, hint }: ChangedAnswer,
): Judgement => {
  return failed(question, {
    message: messages.notKept({ call: question.call, on: question.on, after: afterWords(earlier, question.call) }),
    expected: shorten(before, 600),
    actual: shorten(answer, 600),
    hint,
  });
};

/** An answer beside one that was right to give before; what had none before is told by other checks. */
export const judgeKeptAnswer = (
  question: QuestionContext,
  [seenBefore, seen]: readonly [readonly Observation[], readonly Observation[]],
  told: Pick<ChangedAnswer, 'earlier' | 'hint'>,
): Judgement => {
  const [before, answer] = [answerText(seenBefore), answerText(seen)];
  if (before === null || before === answer) return passed;
  if (answer !== null) return changedAnswer(question, { before, answer, ...told });
  const { judgement } = noAnswer(question, firstException(seen) ?? seen[0], before);
  return judgement.passed ? judgement : { ...judgement, hint: told.hint };
};

/** The last four, and the call itself where it was made before these: what it leaves behind may be the cause. */
const afterWords = (earlier: readonly string[], own: string): string => {
  if (earlier.length === 0) return messages.firstOnNewObject();
  const runs = runsOf(earlier);
  const last = runs.slice(-4);
  const calls = last.map(({ call, count }) => (count === 1 ? call : messages.times({ call, count }))).join(', ');
  const isCut = earlier.includes(own) && !last.some(({ call }) => call === own);
  return isCut ? messages.afterOwnCall({ own, calls }) : messages.afterCalls({ calls });
};

/** Those that follow each other are counted. */
const runsOf = (calls: readonly string[]): readonly { readonly call: string; readonly count: number }[] => {
  const runs: { readonly call: string; count: number }[] = [];
  for (const call of calls) {
    const last = runs.at(-1);
    if (last?.call === call) last.count += 1;
    else runs.push({ call, count: 1 });
  }
  return runs;
};

/** The answer as text, the same for the same answer; null when there was none. */
export const answerText = (observations: readonly Observation[]): string | null => {
  const [call, ...rest] = observations;
  if (call === undefined || firstException(observations) !== null) return null;
  if (call.kind === 'value') return typeof call.value === 'string' ? quote(call.value, 100_000) : valueWords(call);
  if (call.kind !== 'object') return null;
  const last = rest.at(-1);
  return last?.kind === 'each' ? collectionWords(last.items) : boardText(last);
};

/** What was thrown instead of an answer, in words. */
export const thrownText = (observations: readonly (Observation | undefined)[]): string | null => {
  const thrown = firstException(observations.filter((one) => one !== undefined));
  return thrown === null ? null : exceptionWords(thrown);
};

/** A collection of boards, whatever its order. */
const collectionWords = (items: readonly (readonly Observation[])[]): string =>
  itemTexts(items).join(', ') || messages.noBoards();

/** The boards of a collection as texts, sorted. */
export const itemTexts = (items: readonly (readonly Observation[])[]): readonly string[] =>
  items.map((item) => boardText(item[0]) ?? messages.noBoard()).sort();

/** Each of the texts is among the known ones, as often at most. */
export const isPart = (texts: readonly string[], known: readonly string[]): boolean => {
  const left = [...known];
  return texts.every((text) => {
    const at = left.indexOf(text);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
};

export const boardText = (observed: Observation | undefined): string | null => {
  const read = readBoard(observed);
  if (read.readable) return boardKey(read.tiles);
  return observed?.kind === 'value' ? valueWords(observed) : null;
};

const firstException = (observations: readonly Observation[]): Exception | null => {
  for (const observation of observations) {
    if (observation.kind === 'exception') return observation;
    const inner = observation.kind === 'each' ? firstException(observation.items.flat()) : null;
    if (inner !== null) return inner;
  }
  return null;
};
