/** Judges constructors that must refuse their argument with the prescribed exception. */
import type { Judgement } from '../../../harness/contracts/check.ts';
import { isStackOverflow, type Observation } from '../../../harness/contracts/protocol.ts';
import { defineMessages } from '../../../harness/messages/messages.ts';
import { type QuestionContext, failed, passed } from '../questions/question-context.ts';
import { exceptionHint, exceptionWords, type Exception } from '../wording/exception.ts';
import { noAnswer } from './answer.ts';

const messages = defineMessages('refusal', {
  illegalArgument: 'an IllegalArgumentException',
  error: 'an Error',
  callOn: '{call} on {on}',
  madeInstead: '{call} made a {type}.',
  noException: 'no exception',
  threwOther: '{call} threw {thrown}.',
  otherClassHint: 'The argument is refused, but with an exception of another class: throw {exception} itself.',
  ofLibraryHint:
    'The argument is refused by a method of a library, and with an exception of another class: throw {exception} itself, before that.',
});

/** Which exceptions refuse an illegal argument. */
export interface Refusal {
  /** `an IllegalArgumentException`. */
  readonly words: string;
  /** Do callers take it for this? */
  accepts(thrown: Pick<Exception, 'type' | 'base'>): boolean;
}

export interface Refused extends Refusal {
  /** The argument in a call: `null`, `initial`. */
  readonly argument: string;
  /** The likely cause when an object is made. */
  readonly whenMade: string;
  /** The likely cause when another exception is thrown. */
  readonly whenOther: string;
}

export const judgeRefusal = (
  question: QuestionContext,
  refused: Refused,
  observed: Observation | undefined,
): Judgement => {
  const made = `new ${question.type}(${refused.argument})`;
  const call = question.on === refused.argument ? made : messages.callOn({ call: made, on: question.on });
  if (observed?.kind === 'object') {
    return failed(question, {
      message: messages.madeInstead({ call, type: question.type }),
      expected: refused.words,
      actual: messages.noException(),
      hint: refused.whenMade,
    });
  }
  if (observed?.kind !== 'exception') return noAnswer(question, observed, refused.words).judgement;
  if (refused.accepts(observed)) return passed;
  return failed(question, {
    message: messages.threwOther({ call, thrown: exceptionWords(observed) }),
    expected: refused.words,
    actual: observed.type,
    hint: hintFor(refused, observed),
  });
};

const hintFor = ({ words, whenOther }: Refused, observed: Exception): string => {
  // The argument may have been tested, and creating the exception never ends.
  if (isStackOverflow(observed)) return `${exceptionHint(observed) ?? ''} ${whenOther}`.trim();
  // With any argument it is not there.
  if (observed.type === 'java.lang.NoSuchMethodError') return exceptionHint(observed) ?? whenOther;
  if (isThrownForNull(observed))
    return (isOfLibrary(observed) ? messages.ofLibraryHint : messages.otherClassHint)({ exception: words });
  return accidents.test(observed.type) ? whenOther : messages.otherClassHint({ exception: words });
};

/** What the JVM throws, where null is used as an object, says which operation it could not do. */
const isThrownForNull = ({ type, message, frames }: Exception): boolean =>
  type === 'java.lang.NullPointerException' &&
  frames.length > 0 &&
  !/^Cannot (?:invoke|read|load|store|assign|throw|enter|exit)\b/.test(message);

/** A library that was told what to say, as by Objects.requireNonNull(), was called on purpose. */
const isOfLibrary = ({ message, stack = [0] }: Exception): boolean => message === '' && (stack[0] ?? 0) < 0;

/** What happens to a program that goes on with an illegal argument; any other exception was thrown on purpose. */
const accidents = /NullPointer|ClassCast|IndexOutOfBounds|NegativeArraySize|NoSuchElement|Arithmetic|Error$/;

/** By language id. */
export const refusalIn = (language: string): Refusal =>
  language === 'java'
    ? {
        words: messages.illegalArgument(),
        accepts: ({ type, base = type }) => base === 'java.lang.IllegalArgumentException',
      }
    : // Where the language has no such class, any error will do: what counts is that the argument is refused.
      { words: messages.error(), accepts: () => true };
