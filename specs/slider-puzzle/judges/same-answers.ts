/** Judges immutability: methods are called in random orders, and each must keep the answer that it gave first. */
import type { Judgement } from '../../../harness/contracts/check.ts';
import type { Observation } from '../../../harness/contracts/protocol.ts';
import { defineMessages } from '../../../harness/messages/messages.ts';
import { at } from '../../../reference/puzzle/at.ts';
import { type QuestionContext, failed, passed } from '../questions/question-context.ts';
import { exceptionWords, type Exception } from '../wording/exception.ts';
import { quote, shortenApart } from '../wording/show.ts';
import { isText, noAnswer, valueWords } from './answer.ts';
import { afterWords } from './after-words.ts';
import { type AnsweredCall, culpritOf } from './culprit.ts';
import { boardKey, readBoard } from './read-board.ts';

const messages = defineMessages('same-answers', {
  anAnswer: 'an answer',
  firstHint:
    '{call} gives another answer when nothing was called before it: does it use what only another method sets, or what another object leaves behind?',
  culpritHint:
    '{call} changes what is answered afterwards: in every order that was tried, it was called between the last right answer and the first wrong one. It must work on copies, and set nothing that another method reads.',
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

type Retell = (methods: readonly string[]) => readonly string[];

/**
 * All first answers agree among the objects, although each was asked in another order; and none changes later. `retell`
 * gives the lines that show it, from the methods called on one object, where nothing else happens between the calls.
 */
export const judgeSameAnswers = (
  question: Omit<QuestionContext, 'call'>,
  calls: readonly Call[],
  retell?: Retell,
): Judgement => {
  const first = new Map<string, string>();
  for (const [index, call] of calls.entries()) {
    const { method, observations } = call;
    const answer = answerText(observations, call.perObject);
    const key = call.perObject ? `${method} ${String(call.object)}` : method;
    // What throws here may have answered on another object only.
    const before = first.get(key) ?? (answer === null ? first.get(method) : undefined);
    if (before === answer) continue;
    const named = { ...question, call: `${method}()` };
    const told = answer ?? thrownText(observations);
    if (before !== undefined && told !== null)
      return judgeChanged(named, { calls, index, before, answer: told }, retell);
    if (answer === null)
      return noAnswer(named, firstException(observations) ?? observations[0], messages.anAnswer()).judgement;
    first.set(key, answer);
    if (!first.has(method)) first.set(method, answer);
  }
  return passed;
};

interface Changed extends Pick<ChangedAnswer, 'before' | 'answer'> {
  readonly calls: readonly Call[];
  /** Of the one that answered otherwise. */
  readonly index: number;
}

const judgeChanged = (question: QuestionContext, changed: Changed, retell?: Retell): Judgement => {
  const { calls, index, before, answer } = changed;
  const { object, method, hint, observations } = at(calls, index);
  const methods = calls.slice(0, index).flatMap((one) => (one.object === object ? [one.method] : []));
  // Where only another object gave another answer, the calls on this one show nothing.
  const isShown = methods.includes(method) || firstException(observations) !== null;
  const lines = isShown ? retell?.([...methods, method]) : undefined;
  const culprit = retell === undefined ? null : culpritOf(calls.map(answered));
  const isOther = culprit !== null && culprit !== method && methods.includes(culprit);
  return changedAnswer(
    { ...question, reproduction: lines ?? question.reproduction },
    {
      ...{ before, answer, earlier: methods.map((one) => `${one}()`) },
      ...(isOther
        ? { hint: messages.culpritHint({ call: `${culprit}()` }), culprit: `${culprit}()` }
        : { hint: methods.length > 0 ? hint : messages.firstHint({ call: question.call }) }),
    },
  );
};

const answered = ({ object, method, perObject, observations }: Call): AnsweredCall => ({
  ...{ object, method, perObject },
  answer: answerText(observations, perObject),
});

export interface ChangedAnswer {
  readonly before: string;
  readonly answer: string;
  /** The calls on the object until then. */
  readonly earlier: readonly string[];
  /** The one of them that changes the answer, if it is known. */
  readonly culprit?: string;
  readonly hint: string;
}

export const changedAnswer = (
  question: QuestionContext,
  { before, answer, earlier, culprit, hint }: ChangedAnswer,
): Judgement => {
  const after = afterWords(earlier, question.call, culprit);
  const [expected, actual] = shortenApart(before, answer, 600);
  const message = messages.notKept({ call: question.call, on: question.on, after });
  return failed(question, { message, expected, actual, hint });
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
  return { ...noAnswer(question, firstException(seen) ?? seen[0], before).judgement, hint: told.hint };
};

/** The answer as text, the same for the same answer; null when there was none. `inOrder`: boards may not change places. */
export const answerText = (observations: readonly Observation[], inOrder = false): string | null => {
  const [call, ...rest] = observations;
  if (call === undefined || firstException(observations) !== null) return null;
  if (call.kind === 'value') return valueText(call);
  if (call.kind !== 'object') return null;
  const last = rest.at(-1);
  return last?.kind === 'each' ? collectionWords(last.items, inOrder) : boardText(last);
};

/** The same for the same value, and as long as it is. */
export const valueText = (value: Extract<Observation, { kind: 'value' }>): string =>
  isText(value) ? quote(value.value, 100_000) : valueWords(value);

/** What was thrown instead of an answer, in words. */
export const thrownText = (observations: readonly (Observation | undefined)[]): string | null => {
  const thrown = firstException(observations.filter((one) => one !== undefined));
  return thrown === null ? null : exceptionWords(thrown);
};

const collectionWords = (items: readonly (readonly Observation[])[], inOrder: boolean): string =>
  (inOrder ? items.map(itemText) : itemTexts(items)).join(', ') || messages.noBoards();

/** The boards of a collection as texts, sorted. */
export const itemTexts = (items: readonly (readonly Observation[])[]): readonly string[] => items.map(itemText).sort();

const itemText = ([item]: readonly Observation[]): string => boardText(item) ?? messages.noBoard();

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
