/** Board 10: equals(). */
import type { Case, Check } from '../../../../harness/engine/check.ts';
import type { Argument } from '../../../../harness/probe/protocol.ts';
import { sameTiles, type Tiles } from '../../../../reference/tiles.ts';
import { pairArbitrary, similarPairArbitrary, type Pair } from '../../arbitraries/pair-arbitrary.ts';
import { boardCheck, type CheckContext } from '../../context.ts';
import { randomSizes } from '../../file-sets.ts';
import { constructionProblem } from '../../judges/made.ts';
import { judgeTruth } from '../../judges/truth.ts';
import { randomCase, toGrid, type Question } from '../../questions.ts';
import { call, newBoard } from '../../steps.ts';
import { drawn } from '../../words/grids.ts';
import { gridLine } from '../../words/reproduction.ts';
import { boardWords, sizeWords } from '../../words/show.ts';
import { contractCases } from './equals-contract.ts';
import { boardCheckWords } from './words.ts';
import { gridWords } from '../../words/shown-words.ts';

const unequalSizePairs = 100;

export const equalsChecks = (context: CheckContext): readonly Check[] => {
  const question = pairQuestion(context);
  return [
    boardCheck('10a', boardCheckWords.equalsRulesTitle(), contractCases(context)),
    boardCheck(
      '10b',
      boardCheckWords.equalsRandomTitle(),
      randomSizes.equalPairs.map(({ n, count }): Case =>
        randomCase(question, {
          what: boardCheckWords.randomPairs({ size: sizeWords(n) }),
          count,
          arbitrary: similarPairArbitrary(n),
        }),
      ),
    ),
    boardCheck(
      '10c',
      boardCheckWords.equalsSizesTitle(),
      randomSizes.unequalSizes.map(([left, right]): Case => {
        const what = boardCheckWords.randomWith({ left: sizeWords(left), right: sizeWords(right) });
        return randomCase(question, { what, count: unequalSizePairs, arbitrary: pairArbitrary(left, right) });
      }),
    ),
  ];
};

const right: Argument = { kind: 'handle', name: 'right' };

const pairQuestion = (context: CheckContext): Question<Pair> => ({
  steps: [newBoard('left', 'left'), newBoard('right', 'right'), call('left', 'equals', [right])],
  row: (pair) => ({ left: toGrid(pair.left), right: toGrid(pair.right) }),
  judge: (pair, [madeLeft, madeRight, answer]) => {
    const asking = {
      type: 'Board',
      call: `equals(${boardWords(pair.right)})`,
      on: boardWords(pair.left),
      reproduction: lines(context, pair),
    } as const;
    const expected = sameTiles(pair.left, pair.right);
    const hint = pairHint(pair.left, pair.right, expected);
    const sameSize = pair.left.length === pair.right.length;
    const grids = [
      ...drawn(gridWords.left(), pair.left, pair.right),
      ...drawn(gridWords.right(), pair.right, pair.left),
    ];
    return (
      constructionProblem(asking, madeLeft) ??
      constructionProblem({ ...asking, on: boardWords(pair.right) }, madeRight) ??
      judgeTruth(asking, { expected, hint, whenThrown: sameSize ? undefined : hint, grids }, answer)
    );
  },
  reproduce: (pair) => lines(context, pair),
});

const lines = ({ notation }: CheckContext, pair: Pair): string[] => [
  gridLine(notation, 'left', pair.left),
  gridLine(notation, 'right', pair.right),
  notation.call('new Board(left)', 'equals', ['new Board(right)']),
];

const pairHint = (left: Tiles, other: Tiles, expected: boolean): string => {
  if (expected) {
    return boardCheckWords.equalBoardsHint();
  }
  return left.length === other.length ? boardCheckWords.differentBoardsHint() : boardCheckWords.differentSizesHint();
};
