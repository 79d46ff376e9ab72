/** Can the caller still change the array that it gave to a constructor? In TypeScript it may have been frozen. */
import type { Judgement } from '../../../../harness/contracts/check.ts';
import type { Observation } from '../../../../harness/contracts/protocol.ts';
import { defineMessages } from '../../../../harness/messages/messages.ts';
import { toRows } from '../../../../reference/puzzle/cells.ts';
import type { Tiles } from '../../../../reference/puzzle/tiles.ts';
import { failed, type Failing, type QuestionContext } from '../../questions/question-context.ts';
import { inline, inlineApart, shorten } from '../../wording/show.ts';

const messages = defineMessages('frozen-array', {
  frozen: 'After {call} on {on}, the caller can no longer change its array.',
  hint: 'The Board freezes its caller’s array, or the rows of it. The array belongs to the caller: copy it row by row, and freeze only the copy.',
});

/** What an array should hold, and the text of what it holds. */
export const arraysApart = (right: Tiles, shown: string): Pick<Failing, 'expected' | 'actual'> => {
  const numbers = shown.split(',').map(Number);
  // A class can take rows or cells out of an array in TypeScript.
  if (numbers.length !== right.flat().length) return { expected: inline(right), actual: shorten(shown, 600) };
  const [expected, actual] = inlineApart(right, toRows(numbers));
  return { expected, actual };
};

/** Null where the array holds what the caller wrote into it, in each cell that had another number before. */
export const frozenProblem = (
  question: QuestionContext,
  [before, written]: readonly [Tiles, Tiles],
  read: Observation | undefined,
): Judgement | null => {
  if (read?.kind !== 'value' || typeof read.value !== 'string') return null;
  const [cells, shown] = [before.flat(), read.value.split(',')];
  if (written.flat().every((number, cell) => number === cells[cell] || String(number) === shown[cell])) return null;
  return failed(question, {
    message: messages.frozen({ call: question.call, on: question.on }),
    ...arraysApart(written, read.value),
    hint: messages.hint(),
  });
};
