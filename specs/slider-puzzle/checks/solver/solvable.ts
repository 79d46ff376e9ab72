/** Solver 6: isSolvable(). */
import type { Case, Check, Explanation, Judgement } from '../../../../harness/contracts/check.ts';
import type { Observation } from '../../../../harness/contracts/protocol.ts';
import { defineMessages } from '../../../../harness/messages/messages.ts';
import { anySmallPuzzle, solvableOrNot } from '../../arbitraries/solved-puzzle-arbitrary.ts';
import { type CheckContext, explained, fileCases, solverCheck } from '../context.ts';
import { sourceMessages } from '../sources.ts';
import { judgeBoolean } from '../../judges/boolean.ts';
import type { SolvedPuzzle } from '../../judges/moves.ts';
import { solvedPuzzleOf } from '../../puzzles/solved-puzzle.ts';
import { randomCase, type Question } from '../../questions/question.ts';
import { call } from '../../questions/steps.ts';
import { drawn, gridMessages } from '../../wording/grids.ts';
import { describeSize } from '../../wording/show.ts';
import { type QuestionContext, solverQuestionContext } from '../../questions/question-context.ts';
import { solverQuestion } from './questions.ts';

const messages = defineMessages('solver-6', {
  filesTitle: 'isSolvable() with file inputs',
  randomTitle: 'isSolvable() with random boards',
  measured: 'What isSolvable() returns, for boards that can be solved and for boards that cannot.',
  why: 'Half of all boards cannot be solved. Common mistakes: the twin is not searched, so the search never ends; it is searched after the board instead of in turn with it; the answer depends on whose queue is empty first.',
  passing: 'true exactly when the goal can be reached. The expected answer is found by parity, on boards of each size.',
  randomBoards: 'random {size}',
  solvableHint:
    'isSolvable() is false for a board that can be solved. If two searches decide, the one from the twin must not win here: is each kept separate, with its own initial board? If the parity decides, is it right for even and for odd n, and is the blank left out? If a limit on the steps decides, or a stack overflow that is caught, no limit is high enough for all boards.',
  goalHint:
    'isSolvable() is false for the goal, which takes 0 moves. If it is right for other boards: does it ask whether there are moves, or more boards than one? If not: the search from the twin must not win here, and that from the board ends at once. If the parity decides, is it right for even and for odd n, and is the blank left out?',
  unsolvableHint:
    'isSolvable() is true for a board that cannot be solved. Search from its twin at the same time, step by step: when that search reaches the goal, the board is unsolvable. If the parity decides, is it right for even and for odd n, and is the blank left out?',
});

const files = ['01', '03', '04', '17', '3x3-unsolvable1', '3x3-unsolvable2', '4x4-unsolvable'].map(
  (name) => `puzzle${name}.txt`,
);

const random = {
  small: { n: 2, count: 100 },
  nearGoal: [
    { n: 3, moves: 10, count: 40 },
    { n: 4, moves: 10, count: 40 },
    { n: 5, moves: 10, count: 40 },
  ],
} as const;

/** The official test uses only 2-by-2 boards; the larger ones are near the goal, or twins of such boards. */
export const solvableChecks = (context: CheckContext): readonly Check[] => {
  const question = solvableQuestion(context);
  const name = (n: number): string => messages.randomBoards({ size: describeSize(n) });
  const { small, nearGoal } = random;
  return [
    solverCheck({
      id: 'solver-6a',
      title: messages.filesTitle(),
      explanation: explanation(),
      cases: fileCases(context, files, question, solvedPuzzleOf),
    }),
    solverCheck({
      id: 'solver-6b',
      title: messages.randomTitle(),
      explanation: explanation(),
      cases: [
        randomCase(question, { what: name(small.n), count: small.count, arbitrary: anySmallPuzzle() }),
        ...nearGoal.map(({ n, moves, count }): Case =>
          randomCase(question, { what: name(n), count, arbitrary: solvableOrNot(n, moves) }),
        ),
      ],
    }),
  ];
};

const explanation = (): Explanation => explained(messages, sourceMessages.solvable());

/** `falseHint`: why false may be returned for these very boards, where that is known. */
export const solvableQuestion = (
  { notation }: CheckContext,
  falseHint = messages.solvableHint,
): Question<SolvedPuzzle> =>
  solverQuestion(
    solverQuestionContext(notation, 'isSolvable'),
    [call('solver', 'isSolvable')],
    (question, posed, [answer]) => judgeSolvable(question, posed, answer, falseHint),
  );

export const judgeSolvable = (
  question: QuestionContext,
  { tiles, moves }: SolvedPuzzle,
  answer: Observation | undefined,
  falseHint = messages.solvableHint,
): Judgement => {
  const expected = moves !== null;
  const hint = expected ? (moves === 0 ? messages.goalHint : falseHint)() : messages.unsolvableHint();
  return judgeBoolean(question, { expected, hint, grids: drawn(gridMessages.initial(), tiles) }, answer);
};
