/** Takes one observation apart: the value that a call should have given, or the judgement that it gave none. */
import type { Observation } from '../../../harness/contracts/protocol.ts';
import { defineMessages } from '../../../harness/messages/messages.ts';
import { type FailedJudgement, type Failing, type QuestionContext, failed } from '../questions/question-context.ts';
import { exceptionHint, exceptionWords, type Exception } from '../wording/exception.ts';
import { quote, shorten } from '../wording/show.ts';

const messages = defineMessages('answer', {
  threw: '{call} on {on} threw {thrown}.',
  missingMember: '{type} has no public {member}.',
  missingMemberActual: 'no such member',
  missingMemberHint:
    'Compare the names, parameters and modifiers with the API of the assignment; the API check lists what differs.',
  noIterable: 'What {call} on {on} returned cannot be iterated over, since it is not an Iterable.',
  noIterableActual: 'not an Iterable',
  noIterableHint: 'Return a collection that can be iterated over, such as a Stack or a Queue of the library.',
  'noIterableHint@java':
    'Return a collection that implements Iterable, such as a Stack, a Queue or an ArrayList; an array does not.',
  'noIterableHint@typescript':
    'Return something that for...of can go over: an array, or a Stack or a Queue of the library.',
  returned: '{call} on {on} returned {value}.',
  returnedNullHint:
    'A method returns null instead of an answer. It says `return null`, or returns a variable or field that was never set; for this board there is an answer.',
  returnedUndefinedHint:
    'A method returns undefined instead of an answer. It ends without `return`, or returns a variable or field that was never set.',
  returnedVoidHint:
    'The method is declared as void, so it returns nothing: declare the type that it has in the API, and return the answer.',
  noBooleanHint: 'The answer is neither true nor false: it may be a field that was never set.',
  'noBooleanHint@typescript':
    'The answer is neither true nor false. The method may end without a return, or return a field that was never set; and a && b gives a itself when a is null, undefined, 0 or an empty string.',
  notANumberHint:
    'Arithmetic with undefined gives NaN, and throws nothing: an index is outside its array, perhaps one too large, or a field is used before it is set.',
  returnedObject: '{call} on {on} returned an object of type {type}.',
  returnedPromiseHint:
    'The method is async, so it returns a Promise, and the answer comes only later. Nothing in this assignment has to wait: leave out async and await.',
  returnedObjectHint: 'Return the answer itself, of the type that the method has in the API.',
  anObject: 'an object of type {type}',
  aString: 'the string {text}',
  aBigint: 'the bigint {digits}n',
  aSymbol: 'the symbol {text}',
  aCharacter: 'the character {text}',
  notCalled: '{call} on {on} could not be called, because an earlier call did not return the object that it needs.',
  notCalledActual: 'no answer',
  notCalledHint: 'A method that must return an object returned null, or something that cannot be iterated over.',
});

export type Answer<T> =
  { readonly known: true; readonly value: T } | { readonly known: false; readonly judgement: FailedJudgement };

type Observed = Observation | undefined;
type ValueSeen = Extract<Observation, { kind: 'value' }>;

/** JavaScript's -0 is 0 for whoever compares it. */
export const numberAnswer = (question: QuestionContext, observed: Observed, expected: string): Answer<number> => {
  if (observed?.kind !== 'value') return noAnswer(question, observed, expected);
  if (typeof observed.value === 'number') return { known: true, value: observed.value };
  const isZero = isSpecialNumber(observed) && Number(observed.value) === 0;
  return isZero ? { known: true, value: 0 } : noAnswer(question, observed, expected);
};

export const booleanAnswer = (question: QuestionContext, observed: Observed, expected: boolean): Answer<boolean> =>
  observed?.kind === 'value' && typeof observed.value === 'boolean'
    ? { known: true, value: observed.value }
    : noBoolean(question, observed, String(expected));

/** A value that counts as false is a result of && more often than not. */
const noBoolean = (question: QuestionContext, observed: Observed, expected: string): ReturnType<typeof noAnswer> => {
  const { known, judgement } = noAnswer(question, observed, expected);
  const isFalsy = observed?.kind === 'value' && !observed.value;
  return {
    known,
    judgement: isFalsy ? { ...judgement, hint: messages.noBooleanHint() } : judgement,
  };
};

export const stringAnswer = (question: QuestionContext, observed: Observed, expected: string): Answer<string> =>
  observed?.kind === 'value' && isText(observed)
    ? { known: true, value: observed.value }
    : noAnswer(question, observed, expected);

/** Numbers without a JSON form come as strings. */
const isSpecialNumber = (observed: ValueSeen): boolean =>
  /^(?:number|double|float|long|java\.lang\.(?:Double|Float|Long))$/.test(observed.type) &&
  typeof observed.value === 'string';

/** The call gave an object, or the constructor made one; null when it did. */
export const objectProblem = (
  question: QuestionContext,
  observed: Observed,
  expected: string,
): FailedJudgement | null => (observed?.kind === 'object' ? null : noAnswer(question, observed, expected).judgement);

/** Why an observation is not an answer of the expected kind, as a judgement. */
export const noAnswer = (
  question: QuestionContext,
  observed: Observed,
  expected: string,
): { readonly known: false; readonly judgement: FailedJudgement } => ({
  known: false,
  judgement: failed(question, noAnswerWords(question, observed, expected)),
});

const noAnswerWords = (question: QuestionContext, observed: Observed, expected: string): Failing => {
  const { call, on } = question;
  switch (observed?.kind) {
    case 'exception':
      return thrownWords(question, observed, expected);
    case 'missing':
      // Of what was returned, and not of the class itself.
      if (observed.member === 'iterator()') return { ...noIterableWords(question), expected };
      return {
        message: messages.missingMember({ type: question.type, member: shorten(observed.member, 200) }),
        expected,
        actual: messages.missingMemberActual(),
        hint: messages.missingMemberHint(),
      };
    case 'value':
      return wrongKind(question, observed, expected);
    case 'object':
      return {
        message: messages.returnedObject({ call, on, type: shorten(observed.type, 100) }),
        expected,
        actual: messages.anObject({ type: shorten(observed.type, 100) }),
        hint: isPromise(observed) ? messages.returnedPromiseHint() : messages.returnedObjectHint(),
      };
    case 'absent':
    case 'items':
    case 'each':
    case 'counters':
    case 'size':
    case 'repeated':
    case undefined:
      return {
        message: messages.notCalled({ call, on }),
        expected,
        actual: messages.notCalledActual(),
        hint: messages.notCalledHint(),
      };
  }
};

/** What an async method of TypeScript returns. */
export const isPromise = (observed: Observed): boolean => observed?.kind === 'object' && observed.type === 'Promise';

const noIterableWords = ({ call, on }: QuestionContext): Omit<Failing, 'expected'> => ({
  message: messages.noIterable({ call, on }),
  actual: messages.noIterableActual(),
  hint: messages.noIterableHint(),
});

const thrownWords = ({ call, on }: QuestionContext, exception: Exception, expected: string): Failing => {
  const thrown = exceptionWords(exception);
  return {
    message: messages.threw({ call, on, thrown }),
    expected,
    actual: thrown,
    hint: exceptionHint(exception),
  };
};

const wrongKind = ({ call, on }: QuestionContext, observed: ValueSeen, expected: string): Failing => {
  const value = valueWords(observed);
  return {
    message: messages.returned({ call, on, value }),
    expected,
    actual: value,
    hint: kindHint(observed),
  };
};

const kindHint = ({ value, type }: ValueSeen): string | undefined => {
  if (value === 'NaN' && type === 'number') return messages.notANumberHint();
  if (value !== null) return undefined;
  if (type === 'void') return messages.returnedVoidHint();
  return type === 'undefined' ? messages.returnedUndefinedHint() : messages.returnedNullHint();
};

/** A value as it is shown: `null`, `7`, `the string "3\n..."`. */
export const valueWords = (observed: ValueSeen): string => {
  if (isSpecialNumber(observed)) return String(observed.value);
  if (typeof observed.value === 'string') return textWords(observed.type, observed.value);
  return observed.value === null && observed.type === 'undefined' ? 'undefined' : String(observed.value);
};

/** A string, and not what is only observed as one. */
export const isText = <T extends ValueSeen>(observed: T): observed is T & { readonly value: string } =>
  typeof observed.value === 'string' && !isSpecialNumber(observed) && !isOtherText(observed.type);

const isOtherText = (type: string): boolean => ['bigint', 'symbol', 'char', 'java.lang.Character'].includes(type);

/** What is observed as text. */
const textWords = (type: string, text: string): string => {
  if (type === 'bigint') return messages.aBigint({ digits: shorten(text, 60) });
  if (type === 'symbol') return messages.aSymbol({ text: quote(text) });
  return (isOtherText(type) ? messages.aCharacter : messages.aString)({ text: quote(text) });
};
