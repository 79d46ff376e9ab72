/** Takes one observation apart: the value that a call should have given, or the judgement that it gave none. */
import type { Judgement } from '../../../harness/engine/check.ts';
import type { Observation } from '../../../harness/probe/protocol.ts';
import { failed, type Asking, type Failing } from '../words/asking.ts';
import { exceptionHint, exceptionWords, type Exception } from '../words/exception.ts';
import { quote, shorten } from '../words/show.ts';
import { answersWords } from './words/answers.ts';

export type Answer<T> =
  { readonly known: true; readonly value: T } | { readonly known: false; readonly judgement: Judgement };

type Observed = Observation | undefined;

export const numberAnswer = (asking: Asking, observed: Observed, expected: string): Answer<number> =>
  observed?.kind === 'value' && typeof observed.value === 'number'
    ? { known: true, value: observed.value }
    : noAnswer(asking, observed, expected);

export const booleanAnswer = (asking: Asking, observed: Observed, expected: boolean): Answer<boolean> =>
  observed?.kind === 'value' && typeof observed.value === 'boolean'
    ? { known: true, value: observed.value }
    : noAnswer(asking, observed, String(expected));

export const stringAnswer = (asking: Asking, observed: Observed, expected: string): Answer<string> =>
  observed?.kind === 'value' && typeof observed.value === 'string' && !isSpecialNumber(observed)
    ? { known: true, value: observed.value }
    : noAnswer(asking, observed, expected);

/** Numbers without a JSON form come as strings. */
const isSpecialNumber = (observed: Extract<Observation, { kind: 'value' }>): boolean =>
  observed.type === 'number' && typeof observed.value === 'string';

/** The call gave an object, or the constructor made one; null when it did. */
export const objectProblem = (asking: Asking, observed: Observed, expected: string): Judgement | null =>
  observed?.kind === 'object' ? null : noAnswer(asking, observed, expected).judgement;

/** Why an observation is no answer of the expected kind, as a judgement. */
export const noAnswer = (
  asking: Asking,
  observed: Observed,
  expected: string,
): { readonly known: false; readonly judgement: Judgement } => ({
  known: false,
  judgement: failed(asking, noAnswerWords(asking, observed, expected)),
});

const noAnswerWords = (asking: Asking, observed: Observed, expected: string): Failing => {
  const called = `${asking.call} on ${asking.on}`;
  switch (observed?.kind) {
    case 'exception':
      return thrownWords(called, observed, expected);
    case 'missing':
      return {
        message: answersWords.missingMember({ type: asking.type, member: shorten(observed.member, 200) }),
        expected,
        actual: answersWords.missingMemberActual(),
        hint: answersWords.missingMemberHint(),
      };
    case 'value':
      return wrongKind(called, observed, expected);
    case 'object':
      return {
        message: answersWords.returnedObject({ called, type: shorten(observed.type, 100) }),
        expected,
        actual: answersWords.anObject({ type: shorten(observed.type, 100) }),
      };
    case 'absent':
    case 'items':
    case 'each':
    case 'counters':
    case 'size':
    case 'repeated':
    case undefined:
      return {
        message: answersWords.notAsked({ called }),
        expected,
        actual: answersWords.notAskedActual(),
        hint: answersWords.notAskedHint(),
      };
  }
};

const thrownWords = (called: string, exception: Exception, expected: string): Failing => {
  const thrown = exceptionWords(exception);
  return {
    message: answersWords.threw({ called, thrown }),
    expected,
    actual: thrown,
    hint: exceptionHint(exception),
  };
};

const wrongKind = (called: string, observed: Extract<Observation, { kind: 'value' }>, expected: string): Failing => {
  const words = valueWords(observed);
  return {
    message: answersWords.returned({ called, words }),
    expected,
    actual: words,
    hint: observed.value === null ? answersWords.returnedNothingHint() : undefined,
  };
};

/** A value as it is told: `null`, `7`, `the string "3\n..."`. */
export const valueWords = (observed: Extract<Observation, { kind: 'value' }>): string => {
  if (isSpecialNumber(observed)) return String(observed.value);
  if (typeof observed.value === 'string') return answersWords.aString({ text: quote(observed.value) });
  return observed.value === null && observed.type === 'undefined' ? 'undefined' : String(observed.value);
};
