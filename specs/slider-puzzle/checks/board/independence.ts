/** Board 9: two Boards in use at once do not disturb each other. */
import type { Case, Check } from '../../../../harness/contracts/check.ts';
import { defineMessages } from '../../../../harness/messages/messages.ts';
import { pairArbitrary, type Pair } from '../../arbitraries/pair-arbitrary.ts';
import { constructionProblem } from '../../judges/construction.ts';
import { judgeIndependence } from '../../judges/independence.ts';
import { firstFailure } from '../../questions/question-context.ts';
import { randomCase, toGrid, type Question } from '../../questions/question.ts';
import { call, newBoard } from '../../questions/steps.ts';
import { gridLine } from '../../wording/reproduction.ts';
import { describeBoard, describeSize } from '../../wording/show.ts';
import { boardCheck, explained, type CheckContext } from '../context.ts';
import { sourceMessages as from } from '../sources.ts';

const messages = defineMessages('board-9', {
  title: 'two Board objects at the same time',
  measured: 'Whether a board gives the same answers when another one, of the same or another size, is made after it.',
  why: 'A search holds thousands of boards at once. Common mistakes: static fields, and variables outside the class, which all boards share.',
  'why@java': 'A search holds thousands of boards at once. Common mistake: static fields, which all boards share.',
  passing: 'toString(), the distances, the size and isGoal() of the first board are the same as when it was alone.',
  randomWith: 'random {left} with {right}',
});

const sizes = [
  [3, 3],
  [4, 4],
  [2, 2],
  [3, 4],
  [4, 3],
] as const;
const pairsPerSize = 50;

export const independenceCheck = (context: CheckContext): Check => {
  const question = pairQuestion(context);
  return boardCheck({
    id: 'board-9',
    title: messages.title(),
    explanation: explained(messages, from.immutable()),
    cases: sizes.map(([left, right]): Case => {
      const what = messages.randomWith({ left: describeSize(left), right: describeSize(right) });
      return randomCase(question, { what, count: pairsPerSize, arbitrary: pairArbitrary(left, right) });
    }),
  });
};

const methodsOf = ({ edition }: CheckContext): readonly string[] => [
  'toString',
  'hamming',
  'manhattan',
  edition.sizeMethod,
  'isGoal',
];

/** Both are made before either is called; then each answer must be about its own tiles. */
const pairQuestion = (context: CheckContext): Question<Pair> => {
  const methods = methodsOf(context);
  return {
    steps: [
      newBoard('alone', 'left'),
      ...methods.map((method) => call('alone', method)),
      newBoard('first', 'left'),
      newBoard('second', 'right'),
      ...methods.map((method) => call('first', method)),
    ],
    row: ({ left, right }) => ({ left: toGrid(left), right: toGrid(right) }),
    judge: (pair, observations) => {
      const count = methods.length;
      const about = { type: 'Board', on: describeBoard(pair.left), reproduction: lines(context, pair) } as const;
      const judged = methods.map((method, index) =>
        judgeIndependence({ ...about, call: `${method}()` }, observations[1 + index], observations[count + 3 + index]),
      );
      const making = { ...about, call: 'new Board(tiles)' };
      return (
        constructionProblem(making, observations[count + 1]) ??
        constructionProblem({ ...making, on: describeBoard(pair.right) }, observations[count + 2]) ??
        firstFailure(judged)
      );
    },
    reproduce: (pair) => lines(context, pair),
  };
};

const lines = (context: CheckContext, { left, right }: Pair): string[] => {
  const { notation } = context;
  return [
    gridLine(notation, 'left', left),
    gridLine(notation, 'right', right),
    notation.construct('first', 'Board', ['left']),
    notation.construct('second', 'Board', ['right']),
    notation.comment(`first.${methodsOf(context).join('(), first.')}()`),
  ];
};
