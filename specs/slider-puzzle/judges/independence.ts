/** Judges whether an object still answers as it did when it was alone. */
import type { Judgement } from '../../../harness/contracts/check.ts';
import type { Observation } from '../../../harness/contracts/protocol.ts';
import { defineMessages } from '../../../harness/messages/messages.ts';
import { type QuestionContext, failed, passed } from '../questions/question-context.ts';
import { shortenApart, steady } from '../wording/show.ts';
import { noAnswer, valueWords } from './answer.ts';
import { valueText } from './same-answers.ts';

const messages = defineMessages('independence', {
  changed: '{call} on {on} changes its answer when a second {type} is made.',
  aValue: 'a value',
  hint: 'The objects share something: a static field, or an array outside the class, is overwritten by the next object. Each object needs fields of its own.',
  'hint@java':
    'The objects share something: a static field is overwritten by the next object. Each object needs fields of its own.',
});

/** The same call on an object that was alone, and on one that exists beside another of its class. */
export const judgeIndependence = (
  question: QuestionContext,
  alone: Observation | undefined,
  beside: Observation | undefined,
): Judgement => {
  if (alone?.kind !== 'value') return noAnswer(question, alone, messages.aValue()).judgement;
  if (beside?.kind !== 'value') return noAnswer(question, beside, valueWords(alone)).judgement;
  if (steadyValue(beside.value) === steadyValue(alone.value)) return passed;
  const [before, after] = shortenApart(valueText(alone), valueText(beside), 600);
  return failed(question, {
    message: messages.changed({ call: question.call, on: question.on, type: question.type }),
    expected: before,
    actual: after,
    hint: messages.hint(),
  });
};

type Value = Extract<Observation, { kind: 'value' }>['value'];

/** An inherited toString() differs from object to object; that has nothing to do with sharing. */
const steadyValue = (value: Value): Value => (typeof value === 'string' ? steady(value) : value);
