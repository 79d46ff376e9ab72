/** Judges methods that answer true or false: isGoal(), equals(), isSolvable(). */
import type { Judgement } from '../../../harness/contracts/check.ts';
import { isStackOverflow, type Observation } from '../../../harness/contracts/protocol.ts';
import type { Grid } from '../../../harness/contracts/report.ts';
import { defineMessages } from '../../../harness/messages/messages.ts';
import type { QuestionContext } from '../questions/question-context.ts';
import { booleanAnswer } from './answer.ts';
import { judgeValue } from './value.ts';

const messages = defineMessages('boolean', {
  wrongValue: '{call} on {on} returned {value} instead of {right}.',
});

export interface ExpectedBoolean {
  readonly expected: boolean;
  /** The likely cause when the opposite is returned. */
  readonly hint: string;
  /** The likely cause when it throws, where more is known than the exception's type says. */
  readonly whenThrown?: string | undefined;
  readonly grids?: readonly Grid[] | undefined;
}

export const judgeBoolean = (
  question: QuestionContext,
  truth: ExpectedBoolean,
  observed: Observation | undefined,
): Judgement => {
  const answer = booleanAnswer(question, observed, truth.expected);
  const { whenThrown } = truth;
  const isThrown = observed?.kind === 'exception' && !isStackOverflow(observed);
  if (!answer.known && isThrown && whenThrown !== undefined) return { ...answer.judgement, hint: whenThrown };
  // Not before it is wrong: a hint may have to look through both boards, and few answers are wrong.
  const more = (): Pick<ExpectedBoolean, 'hint' | 'grids'> => ({ hint: truth.hint, grids: truth.grids });
  return judgeValue(question, truth.expected, answer, { message: messages.wrongValue, more });
};
