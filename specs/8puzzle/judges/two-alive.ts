/** Judges whether an object still answers as it did when it was alone. */
import type { Judgement } from '../../../harness/engine/check.ts';
import type { Observation } from '../../../harness/probe/protocol.ts';
import { failed, passed, type Asking } from '../words/asking.ts';
import { shorten, steady } from '../words/show.ts';
import { noAnswer, valueWords } from './answer.ts';
import { answersWords } from './words/answers.ts';

/** The same call on an object that was alone, and on one beside another of its class. */
export const judgeTwoAlive = (
  asking: Asking,
  alone: Observation | undefined,
  beside: Observation | undefined,
): Judgement => {
  if (alone?.kind !== 'value') return noAnswer(asking, alone, answersWords.aValue()).judgement;
  const expected = shorten(valueWords(alone), 600);
  if (beside?.kind !== 'value') return noAnswer(asking, beside, expected).judgement;
  if (steadyValue(beside.value) === steadyValue(alone.value)) return passed;
  return failed(asking, {
    message: answersWords.changedBySecond({ call: asking.call, on: asking.on, type: asking.type }),
    expected,
    actual: shorten(valueWords(beside), 600),
    hint: answersWords.changedBySecondHint(),
  });
};

type Value = Extract<Observation, { kind: 'value' }>['value'];

/** An inherited toString() differs from object to object; that is no matter of sharing. */
const steadyValue = (value: Value): Value => (typeof value === 'string' ? steady(value) : value);
