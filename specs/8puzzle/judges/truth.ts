/** Judges methods that answer true or false: isGoal(), equals(), isSolvable(). */
import type { Judgement } from '../../../harness/engine/check.ts';
import type { Observation } from '../../../harness/probe/protocol.ts';
import type { Grid } from '../../../harness/report/schema.ts';
import { failed, passed, type Asking } from '../words/asking.ts';
import { booleanAnswer } from './answer.ts';
import { answersWords } from './words/answers.ts';

export interface Truth {
  readonly expected: boolean;
  /** The likely cause when the opposite is returned. */
  readonly hint: string;
  /** The likely cause when it throws, where more is known than the exception's type says. */
  readonly whenThrown?: string | undefined;
  readonly grids?: readonly Grid[] | undefined;
}

export const judgeTruth = (asking: Asking, truth: Truth, observed: Observation | undefined): Judgement => {
  const answer = booleanAnswer(asking, observed, truth.expected);
  if (!answer.known) {
    const thrown = observed?.kind === 'exception' && !answer.judgement.passed && truth.whenThrown !== undefined;
    return thrown ? { ...answer.judgement, hint: truth.whenThrown } : answer.judgement;
  }
  if (answer.value === truth.expected) return passed;
  return failed(asking, {
    message: answersWords.wrongValue({
      call: asking.call,
      on: asking.on,
      value: String(answer.value),
      right: String(truth.expected),
    }),
    expected: String(truth.expected),
    actual: String(answer.value),
    hint: truth.hint,
    grids: truth.grids,
  });
};
