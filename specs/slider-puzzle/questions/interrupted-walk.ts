/** A walk over the boards that a method returned goes on where it was, whatever is called after its first item. */
import type { Judgement } from '../../../harness/contracts/check.ts';
import type { Observation, Step } from '../../../harness/contracts/protocol.ts';
import { defineMessages } from '../../../harness/messages/messages.ts';
import { noAnswer } from '../judges/answer.ts';
import { boardText, isPart } from '../judges/same-answers.ts';
import { exceptionWords, type Exception } from '../wording/exception.ts';
import { failed, passed, type QuestionContext } from './question-context.ts';
import { callFor, listBoards, toText } from './steps.ts';

const messages = defineMessages('interrupted-walk', {
  changed:
    'An iteration over what {call} on {on} returned does not continue as it began, once other calls come between its steps.',
  noBoard: 'no board',
  noBoards: 'no more boards',
  story: 'take its first board, call everything again, and {call} of another object {count} times, and continue',
  notBegun:
    'An iteration over what {call} on {on} returned gave no first board when next() was called without hasNext() before it.',
  notBegunHint:
    'next() must give the next board, whether hasNext() was called or not. Look for it in next() as well, or in a method that both of them call.',
  hint: 'A call changes what an earlier one returned. Fill a new collection in each call, and share none of it between objects.',
  'hint@java':
    'A call changes what an earlier one returned. Fill a new collection in each call, share none of it between objects, and advance only in next(), not in hasNext().',
});

export interface InterruptedWalk {
  readonly on: string;
  readonly method: 'neighbors' | 'solution';
  /** More boards than there are. */
  readonly limit: number;
  readonly between: readonly Step[];
  /** Another object, which `between` makes. */
  readonly other: string;
}

/** More than a class may have collections that it fills in turns. */
const often = 260;

/** All boards by one walk; then the first one, in Java by next() alone, `between`, many more calls, and the rest. */
export const interruptedWalk = ({ on, method, limit, between, other }: InterruptedWalk): Step[] => [
  ...listBoards(on, method, limit, 'whole'),
  callFor('begun', on, method),
  { op: 'open', on: 'begun', as: 'rest' },
  ...between,
  ...Array.from({ length: often }, () => callFor('later', other, method)),
  { op: 'iterate', on: 'rest', as: 'restList', limit },
  { op: 'each', over: 'restList', as: 'restItem', steps: [toText('restItem')] },
];

/** For the lines that reproduce it. */
export const interruptedWalkWords = (method: InterruptedWalk['method']): string =>
  messages.story({ call: `${method}()`, count: often });

/** What such steps showed. Where even the first walk gave nothing, other checks tell. */
export const judgeInterruptedWalk = (question: QuestionContext, observations: readonly Observation[]): Judgement => {
  const whole = textsOf(observations[2]);
  if (whole === null || whole.length === 0) return passed;
  const expected = whole.slice(1).join(', ') || messages.noBoards();
  const [begun, walk] = [observations[4], observations.at(-2)];
  if (begun?.kind === 'exception') return judgeNotBegun(question, begun, whole);
  if (walk?.kind === 'exception') return noAnswer(question, walk, expected).judgement;
  const rest = textsOf(observations.at(-1)) ?? [];
  if (isRest(question, rest, whole)) return passed;
  return failed(question, {
    message: messages.changed(question),
    expected,
    actual: rest.join(', ') || messages.noBoards(),
    hint: messages.hint(),
  });
};

/** The whole walk asked hasNext() and gave boards. In TypeScript there is only next(): the exception says more. */
const judgeNotBegun = (question: QuestionContext, begun: Exception, whole: readonly string[]): Judgement => {
  const expected = whole[0] ?? messages.noBoard();
  if (!begun.type.startsWith('java.')) return noAnswer(question, begun, expected).judgement;
  return failed(question, {
    ...{ message: messages.notBegun(question), expected, actual: exceptionWords(begun), hint: messages.notBegunHint() },
  });
};

/** A solution has an order; neighbors come in any, with another first one each time. */
const isRest = ({ call }: QuestionContext, rest: readonly string[], whole: readonly string[]): boolean =>
  call === 'solution()'
    ? String(rest) === String(whole.slice(1))
    : rest.length === whole.length - 1 && isPart(rest, whole);

const textsOf = (each: Observation | undefined): readonly string[] | null =>
  each?.kind === 'each' ? each.items.map(([text]) => boardText(text) ?? messages.noBoard()) : null;
