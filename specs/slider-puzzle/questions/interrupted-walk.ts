/** A walk over the boards that a method returned goes on where it was, whatever is called after its first item. */
import type { Judgement } from '../../../harness/contracts/check.ts';
import type { Observation, Step } from '../../../harness/contracts/protocol.ts';
import { defineMessages } from '../../../harness/messages/messages.ts';
import { noAnswer } from '../judges/answer.ts';
import { boardText, isPart } from '../judges/same-answers.ts';
import { failed, passed, type QuestionContext } from './question-context.ts';
import { callFor, listBoards, toText } from './steps.ts';

const messages = defineMessages('interrupted-walk', {
  changed: 'An iteration over what {call} on {on} returned does not continue as it began after other calls.',
  noBoard: 'no board',
  noBoards: 'no more boards',
  story: 'take its first board, call everything again, and continue',
  hint: 'A call changes what an earlier one returned. Fill a new collection in each call, share none of it between objects, and advance only in next(), not in hasNext().',
});

export interface InterruptedWalk {
  readonly on: string;
  readonly method: 'neighbors' | 'solution';
  /** More boards than there are. */
  readonly limit: number;
  readonly between: readonly Step[];
}

/** All boards by one walk; then the first one, `between`, and the rest. */
export const interruptedWalk = ({ on, method, limit, between }: InterruptedWalk): Step[] => [
  ...listBoards(on, method, limit, 'whole'),
  callFor('begun', on, method),
  { op: 'open', on: 'begun', as: 'rest' },
  ...between,
  { op: 'iterate', on: 'rest', as: 'restList', limit },
  { op: 'each', over: 'restList', as: 'restItem', steps: [toText('restItem')] },
];

/** For the lines that reproduce it. */
export const interruptedWalkWords = (): string => messages.story();

/** What such steps showed. Where even the first walk gave nothing, other checks tell. */
export const judgeInterruptedWalk = (question: QuestionContext, observations: readonly Observation[]): Judgement => {
  const whole = textsOf(observations[2]);
  if (whole === null || whole.length === 0) return passed;
  const expected = whole.slice(1).join(', ') || messages.noBoards();
  const walk = observations.at(-2);
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

/** A solution has an order; neighbors come in any, with another first one each time. */
const isRest = ({ call }: QuestionContext, rest: readonly string[], whole: readonly string[]): boolean =>
  call === 'solution()'
    ? String(rest) === String(whole.slice(1))
    : rest.length === whole.length - 1 && isPart(rest, whole);

const textsOf = (each: Observation | undefined): readonly string[] | null =>
  each?.kind === 'each' ? each.items.map(([text]) => boardText(text) ?? messages.noBoard()) : null;
