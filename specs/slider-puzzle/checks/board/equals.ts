/** Board 10b and 10c: equals() of two boards, of one size and of different sizes. */
import type { Case, Check } from '../../../../harness/contracts/check.ts';
import type { Argument } from '../../../../harness/contracts/protocol.ts';
import { defineMessages } from '../../../../harness/messages/messages.ts';
import { sameTiles } from '../../../../reference/puzzle/tiles.ts';
import { pairArbitrary, similarPairArbitrary, type Pair } from '../../arbitraries/pair-arbitrary.ts';
import { judgeBoolean } from '../../judges/boolean.ts';
import { constructionProblem } from '../../judges/construction.ts';
import { sized } from '../../puzzles/file-sets.ts';
import { randomCase, toGrid, type Question } from '../../questions/question.ts';
import { call, newBoard } from '../../questions/steps.ts';
import { drawn, gridMessages } from '../../wording/grids.ts';
import { gridLine } from '../../wording/reproduction.ts';
import { describeBoard, describeSize } from '../../wording/show.ts';
import { boardCheck, explained, type CheckContext } from '../context.ts';
import { sourceMessages as from } from '../sources.ts';

const sameSize = defineMessages('board-10b', {
  title: 'equals() with random pairs of boards',
  measured:
    'What equals() returns for pairs of boards of the same size: equal ones, and ones that differ by a single exchange.',
  why: 'Common mistakes: references or arrays are compared instead of their contents (==), distances are compared instead of tiles, only some of the rows are compared.',
  passing: 'true exactly when all tiles are the same.',
  randomPairs: 'random pairs {size}',
  equalHint: 'Boards with the same tiles in the same places are equal: compare the numbers, not the arrays themselves.',
  'equalHint@java':
    'Boards with the same tiles in the same places are equal: compare the numbers, not the arrays themselves (== or equals() on an array tests whether it is the same object; Arrays.equals() of two dimensions, whether the rows are the same objects).',
  'equalHint@typescript':
    'Boards with the same tiles in the same places are equal: compare the numbers, not the arrays themselves (== and === only test whether two arrays are the same object).',
  overloadHint:
    'If its parameter is not of type Object, the method does not override the inherited one, which compares references.',
  differentHint:
    'The boards differ: compare every cell, including the last row and column; distances, sums or the position of the blank are not enough.',
});

const otherSize = defineMessages('board-10c', {
  title: 'equals() with boards of different sizes',
  measured: 'What equals() returns for two boards of different sizes.',
  why: 'Common mistakes: an index falls outside the smaller board, or a board that begins with the rows of the other one counts as equal.',
  passing: 'false, without an exception.',
  randomWith: 'random {left} with {right}',
  hint: 'Boards of different sizes are never equal: compare the sizes before the tiles.',
});

/** What is said of boards of different sizes that are told as equal. */
export const otherSizeHint = (): string => otherSize.hint();

export const differentHint = (): string => sameSize.differentHint();

const sizes = sized([2, 3, 4, 5, 6, 7, 8, 9], 300);
const unequalSizes = [
  [4, 5],
  [2, 5],
  [5, 3],
  [2, 3],
  [3, 2],
] as const;
const unequalPairs = 100;

export const equalsChecks = (context: CheckContext): readonly Check[] => {
  const question = pairQuestion(context);
  return [
    boardCheck({
      id: 'board-10b',
      title: sameSize.title(),
      explanation: explained(sameSize, from.equals()),
      cases: sizes.map(({ n, count }): Case => {
        const what = sameSize.randomPairs({ size: describeSize(n) });
        return randomCase(question, { what, count, arbitrary: similarPairArbitrary(n) });
      }),
    }),
    boardCheck({
      id: 'board-10c',
      title: otherSize.title(),
      explanation: explained(otherSize, from.equals()),
      cases: unequalSizes.map(([left, right]): Case => {
        const what = otherSize.randomWith({ left: describeSize(left), right: describeSize(right) });
        return randomCase(question, { what, count: unequalPairs, arbitrary: pairArbitrary(left, right) });
      }),
    }),
  ];
};

const theRight: Argument = { kind: 'handle', name: 'right' };

const pairQuestion = (context: CheckContext): Question<Pair> => ({
  steps: [newBoard('left', 'left'), newBoard('right', 'right'), call('left', 'equals', [theRight])],
  row: (pair) => ({ left: toGrid(pair.left), right: toGrid(pair.right) }),
  judge: ({ left, right }, [madeLeft, madeRight, answer]) => {
    const question = {
      type: 'Board',
      call: `equals(${describeBoard(right)})`,
      on: describeBoard(left),
      reproduction: lines(context, { left, right }),
    } as const;
    const grids = [...drawn(gridMessages.left(), left, right), ...drawn(gridMessages.right(), right, left)];
    return (
      constructionProblem(question, madeLeft) ??
      constructionProblem({ ...question, on: describeBoard(right) }, madeRight) ??
      judgeBoolean(question, { ...expectedOf(context, { left, right }), grids }, answer)
    );
  },
  reproduce: (pair) => lines(context, pair),
});

const expectedOf = (
  { language }: CheckContext,
  { left, right }: Pair,
): { expected: boolean; hint: string; whenThrown?: string } => {
  if (left.length !== right.length) return { expected: false, hint: otherSizeHint(), whenThrown: otherSizeHint() };
  if (!sameTiles(left, right)) return { expected: false, hint: sameSize.differentHint() };
  const overload = language === 'java' ? ` ${sameSize.overloadHint()}` : '';
  return { expected: true, hint: `${sameSize.equalHint()}${overload}` };
};

const lines = ({ notation }: CheckContext, pair: Pair): string[] => [
  gridLine(notation, 'left', pair.left),
  gridLine(notation, 'right', pair.right),
  notation.call('new Board(left)', 'equals', [notation.asObject('new Board(right)')]),
];
