/** Judges a method that has one right answer, a number or true or false. */
import type { Judgement } from '../../../harness/contracts/check.ts';
import { type Failing, type QuestionContext, failed, passed } from '../questions/question-context.ts';
import type { Answer } from './answer.ts';

/** What is said of another value: its message, and what it may come of. */
interface Wrong<T> {
  readonly message: (facts: Readonly<Record<'call' | 'on' | 'value' | 'right', string>>) => string;
  readonly more: (value: T) => Pick<Failing, 'hint' | 'grids'>;
}

export const judgeValue = <T extends number | boolean>(
  question: QuestionContext,
  right: T,
  answer: Answer<T>,
  { message, more }: Wrong<T>,
): Judgement => {
  if (!answer.known) return answer.judgement;
  if (answer.value === right) return passed;
  const [expected, actual] = [String(right), String(answer.value)];
  return failed(question, {
    message: message({ call: question.call, on: question.on, value: actual, right: expected }),
    ...{ expected, actual, ...more(answer.value) },
  });
};
