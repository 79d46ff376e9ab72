/** The smallest board of this edition, N = 1: the blank alone. */
import type { Case, Check, Judgement } from '../../../harness/contracts/check.ts';
import type { Observation, Step } from '../../../harness/contracts/protocol.ts';
import { defineMessages } from '../../../harness/messages/messages.ts';
import { sourceMessages as from } from '../../slider-puzzle/checks/sources.ts';
import { boardQuestion } from '../../slider-puzzle/checks/board/board-question.ts';
import { movesQuestion, solutionCase } from '../../slider-puzzle/checks/solver/questions.ts';
import { boardCheck, explainedAs, solverCheck, type CheckContext } from '../../slider-puzzle/checks/context.ts';
import { judgeMeasure, type Measure } from '../../slider-puzzle/judges/distance.ts';
import { judgeFormat } from '../../slider-puzzle/judges/format.ts';
import { judgeNeighbors, neighborsLimit } from '../../slider-puzzle/judges/neighbors.ts';
import { judgeBoolean } from '../../slider-puzzle/judges/boolean.ts';
import { fixedCase } from '../../slider-puzzle/questions/question.ts';
import { call, listBoards } from '../../slider-puzzle/questions/steps.ts';
import type { QuestionContext } from '../../slider-puzzle/questions/question-context.ts';
import { smallest } from '../file-sets.ts';

const messages = defineMessages('fall2012.one-by-one', {
  board: 'the 1-by-1 board',
  boardMeasured: 'All methods of a board that consists only of the blank.',
  boardWhy: 'The 2012 edition allows N = 1. Common mistakes: a loop or an index that expects a second cell.',
  boardPassing: 'Size 1, both distances 0, the goal, solvable, no neighbors, and a string with one row.',
  solver: 'the 1-by-1 board is solved in 0 moves',
  solverMeasured: 'moves() and solution() of the board that consists only of the blank.',
  solverWhy: 'It is already the goal. Common mistake: the search assumes that there is a neighbor.',
  solverPassing: '0 moves, and a solution of one board.',
  blankIsGoalHint: 'The blank alone is the goal board: nothing is out of place.',
  blankHasNoInversionsHint: 'The blank alone is the goal board, and has no inversions.',
});

export const oneByOneChecks = (context: CheckContext): readonly Check[] => {
  const goal = { tiles: smallest, moves: 0 };
  return [
    boardCheck({
      id: 'board-one-by-one',
      title: messages.board(),
      explanation: explainedAs(messages, 'board', from.fall2012Sizes()),
      cases: boardCases(context),
    }),
    solverCheck({
      id: 'solver-one-by-one',
      title: messages.solver(),
      explanation: explainedAs(messages, 'solver', from.fall2012Sizes()),
      cases: [fixedCase('moves()', movesQuestion(context), goal), solutionCase(context, 'solution()', goal)],
    }),
  ];
};

type Judge = (question: QuestionContext, observations: readonly (Observation | undefined)[]) => Judgement;

const boardCases = (context: CheckContext): readonly Case[] => {
  const one = (method: string, judge: Judge, steps: readonly Step[] = [call('board', method)]): Case => {
    const question = boardQuestion(context, { method, steps, judge: (asked, _, answers) => judge(asked, answers) });
    return fixedCase(`${method}()`, question, smallest);
  };
  const measure = (name: Measure): Case =>
    one(name, (question, [answer]) => judgeMeasure(question, name, smallest, answer));
  const truth = (name: string, hint: string): Case =>
    one(name, (question, [answer]) => judgeBoolean(question, { expected: true, hint }, answer));
  return [
    ...(['size', 'hamming', 'manhattan'] as const).map(measure),
    truth('isGoal', messages.blankIsGoalHint()),
    truth('isSolvable', messages.blankHasNoInversionsHint()),
    one('toString', (question, [text]) => judgeFormat(question, smallest, text)),
    one(
      'neighbors',
      (question, [made, walk, each]) => judgeNeighbors(question, smallest, { call: made, walk, each }),
      listBoards('board', 'neighbors', neighborsLimit),
    ),
  ];
};
