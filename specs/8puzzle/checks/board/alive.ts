/** Board 9: two Boards alive at once do not disturb each other. */
import type { Case, Check } from '../../../../harness/engine/check.ts';
import { boardCheck, type CheckContext } from '../../context.ts';
import { pairArbitrary, type Pair } from '../../arbitraries/pair-arbitrary.ts';
import { randomSizes } from '../../file-sets.ts';
import { constructionProblem } from '../../judges/made.ts';
import { judgeTwoAlive } from '../../judges/two-alive.ts';
import { randomCase, toGrid, type Question } from '../../questions.ts';
import { call, newBoard } from '../../steps.ts';
import { firstFailure } from '../../words/asking.ts';
import { gridLine } from '../../words/reproduction.ts';
import { boardWords, sizeWords } from '../../words/show.ts';
import { boardCheckWords } from './words.ts';

const perSize = 50;

export const aliveChecks = (context: CheckContext): readonly Check[] => {
  const question = aliveQuestion(context);
  const cases = randomSizes.pairsAlive.map(([left, right]): Case => {
    const what = boardCheckWords.randomWith({ left: sizeWords(left), right: sizeWords(right) });
    return randomCase(question, { what, count: perSize, arbitrary: pairArbitrary(left, right) });
  });
  return [boardCheck('9', boardCheckWords.aliveTitle(), cases)];
};

const askedIn = ({ edition }: CheckContext): readonly string[] => [
  'toString',
  'hamming',
  'manhattan',
  edition.sizeMethod,
  'isGoal',
];

/** Both are made before either is asked; then each answer must be about its own tiles. */
const aliveQuestion = (context: CheckContext): Question<Pair> => ({
  steps: [
    newBoard('alone', 'left'),
    ...askedIn(context).map((method) => call('alone', method)),
    newBoard('first', 'left'),
    newBoard('second', 'right'),
    ...askedIn(context).map((method) => call('first', method)),
  ],
  row: ({ left, right }) => ({ left: toGrid(left), right: toGrid(right) }),
  judge: (pair, observations) => {
    const asked = askedIn(context);
    const count = asked.length;
    const about = { type: 'Board', on: boardWords(pair.left), reproduction: lines(context, pair) } as const;
    const judged = asked.map((method, index) =>
      judgeTwoAlive({ ...about, call: `${method}()` }, observations[1 + index], observations[count + 3 + index]),
    );
    const making = { ...about, call: 'new Board(tiles)' };
    return (
      constructionProblem(making, observations[count + 1]) ??
      constructionProblem({ ...making, on: boardWords(pair.right) }, observations[count + 2]) ??
      firstFailure(judged)
    );
  },
  reproduce: (pair) => lines(context, pair),
});

const lines = (context: CheckContext, { left, right }: Pair): string[] => {
  const { notation } = context;
  return [
    gridLine(notation, 'left', left),
    gridLine(notation, 'right', right),
    notation.construct('first', 'Board', ['left']),
    notation.construct('second', 'Board', ['right']),
    notation.comment(`first.${askedIn(context).join(boardCheckWords.callFirst())}()`),
  ];
};
