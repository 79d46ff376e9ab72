/** Board 11: what the caller does with its array after the construction does not concern the Board. */
import type { Check, Judgement } from '../../../../harness/contracts/check.ts';
import type { Observation } from '../../../../harness/contracts/protocol.ts';
import { defineMessages } from '../../../../harness/messages/messages.ts';
import { valueWords, noAnswer } from '../../judges/answer.ts';
import { constructionProblem } from '../../judges/construction.ts';
import { failed, firstFailure, passed, type QuestionContext } from '../../questions/question-context.ts';
import { fixedCase, toGrid, type Question } from '../../questions/question.ts';
import { arrayOf, call, newBoardOfArray } from '../../questions/steps.ts';
import { describeBoard } from '../../wording/show.ts';
import { boardCheck, explained, type CheckContext } from '../context.ts';
import { sourceMessages as from } from '../sources.ts';

const messages = defineMessages('board-11', {
  title: 'immutable: the array given to the constructor is changed afterwards',
  measured: 'Whether a board changes when its caller changes the array that the constructor was given.',
  why: 'An immutable object must own its data. Common mistakes: the array is kept, or only the outer array is copied: clone() of an int[][] copies references to the rows.',
  passing: 'toString(), hamming(), manhattan() and isGoal() give the same answers as before.',
  exchangeInArray: 'now exchange 1 and 2 in the array `tiles`, then call again:',
  aValue: 'a value',
  changed: '{call} changes its answer when the caller changes the array it gave to the constructor.',
  changedHint:
    'The constructor keeps the caller’s array. Copy it row by row: clone() of a two-dimensional array copies only the outer one.',
});

const tiles = [
  [1, 2, 3],
  [4, 0, 6],
  [7, 5, 8],
];
const asked = ['toString', 'hamming', 'manhattan', 'isGoal'] as const;

export const callersArrayCheck = (context: CheckContext): Check =>
  boardCheck({
    id: 'board-11',
    title: messages.title(),
    explanation: explained(messages, from.immutable()),
    cases: [fixedCase('one board', arrayQuestion(context), null)],
  });

/** One script: the answers before, two cells of the array exchanged, the answers after. */
const arrayQuestion = ({ notation }: CheckContext): Question<null> => {
  const lines = [
    notation.grid('tiles', tiles),
    notation.construct('board', 'Board', ['tiles']),
    notation.comment(messages.exchangeInArray()),
    notation.call('board', 'toString', []),
  ];
  return {
    steps: [
      ...[arrayOf('tiles'), newBoardOfArray('board')],
      ...asked.map((method) => call('board', method)),
      { op: 'setCell', grid: 'array', row: 0, column: 0, value: 2 },
      { op: 'setCell', grid: 'array', row: 0, column: 1, value: 1 },
      ...asked.map((method) => call('board', method)),
    ],
    row: () => ({ tiles: toGrid(tiles) }),
    judge: (_, observations) => judge(lines, observations),
    reproduce: () => lines,
  };
};

/** The changes of the array lie in the middle, so the answers are taken from both ends. */
const judge = (reproduction: readonly string[], observations: readonly Observation[]): Judgement => {
  const about = { type: 'Board', on: describeBoard(tiles), reproduction } as const;
  const before = observations.slice(2, 2 + asked.length);
  const after = observations.slice(-asked.length);
  return (
    constructionProblem({ ...about, call: '' }, observations[1]) ??
    firstFailure(
      asked.map((method, index) => judgeKept({ ...about, call: `${method}()` }, before[index], after[index])),
    )
  );
};

const judgeKept = (
  question: QuestionContext,
  before: Observation | undefined,
  after: Observation | undefined,
): Judgement => {
  if (before?.kind !== 'value') return noAnswer(question, before, messages.aValue()).judgement;
  if (after?.kind !== 'value') return noAnswer(question, after, valueWords(before)).judgement;
  if (after.value === before.value) return passed;
  return failed(question, {
    message: messages.changed({ call: question.call }),
    expected: valueWords(before),
    actual: valueWords(after),
    hint: messages.changedHint(),
  });
};
