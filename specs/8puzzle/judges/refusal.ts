/** Judges constructors that must refuse their argument with the prescribed exception. */
import type { Judgement } from '../../../harness/engine/check.ts';
import type { Observation } from '../../../harness/probe/protocol.ts';
import type { Refusal } from '../exceptions.ts';
import { failed, passed, type Asking } from '../words/asking.ts';
import { exceptionHint, exceptionWords } from '../words/exception.ts';
import { noAnswer } from './answer.ts';
import { answersWords } from './words/answers.ts';

export interface Refused extends Refusal {
  /** The argument in a call: `null`, `initial`. */
  readonly argument: string;
  /** The likely cause when an object is made. */
  readonly whenMade: string;
  /** The likely cause when another exception is thrown. */
  readonly whenOther: string;
}

export const judgeRefusal = (asking: Asking, refused: Refused, observed: Observation | undefined): Judgement => {
  const call = `new ${asking.type}(${refused.argument})`;
  const on = asking.on === refused.argument ? '' : answersWords.onBoard({ on: asking.on });
  if (observed?.kind === 'object') {
    return failed(asking, {
      message: answersWords.madeInstead({ call, on, type: asking.type }),
      expected: refused.words,
      actual: answersWords.noException(),
      hint: refused.whenMade,
    });
  }
  if (observed?.kind !== 'exception') return noAnswer(asking, observed, refused.words).judgement;
  if (refused.accepts(observed.type)) return passed;
  return failed(asking, {
    message: answersWords.threwOther({ call, on, thrown: exceptionWords(observed) }),
    expected: refused.words,
    actual: observed.type,
    hint: isOverflow(observed.type)
      ? `${exceptionHint(observed) ?? ''} ${refused.whenOther}`.trim()
      : refused.whenOther,
  });
};

/** The argument may have been tested, and the making of the exception goes on without end. */
const isOverflow = (type: string): boolean => type.endsWith('StackOverflowError');
