/** The smallest board of this edition, N = 1: the blank alone. */
import type { Case, Check, Judgement } from '../../../harness/engine/check.ts';
import type { Observation, Step } from '../../../harness/probe/protocol.ts';
import { boardAsking } from '../../8puzzle/checks/asking.ts';
import { movesQuestion, solutionCase } from '../../8puzzle/checks/solver/questions.ts';
import { boardCheck, solverCheck, type CheckContext } from '../../8puzzle/context.ts';
import { judgeMeasure, type Measure } from '../../8puzzle/judges/distance.ts';
import { judgeFormat } from '../../8puzzle/judges/format.ts';
import { constructionProblem } from '../../8puzzle/judges/made.ts';
import { judgeNeighbors, neighborsLimit } from '../../8puzzle/judges/neighbors.ts';
import { judgeTruth } from '../../8puzzle/judges/truth.ts';
import { fixedCase, toGrid } from '../../8puzzle/questions.ts';
import { call, listBoards, newBoard } from '../../8puzzle/steps.ts';
import type { Asking } from '../../8puzzle/words/asking.ts';
import { smallest } from '../file-sets.ts';
import { fall2012Words } from '../words.ts';

export const oneByOneChecks = (context: CheckContext): readonly Check[] => {
  const goal = { tiles: smallest, moves: 0 };
  return [
    boardCheck('one-by-one', fall2012Words.oneByOne(), boardCases(context)),
    solverCheck('one-by-one', fall2012Words.oneByOneTitle(), [
      fixedCase('moves()', movesQuestion(context), goal),
      solutionCase(context, 'solution()', goal),
    ]),
  ];
};

type Judge = (asking: Asking, observations: readonly Observation[]) => Judgement;

const boardCases = (context: CheckContext): readonly Case[] => {
  const one = (method: string, judge: Judge, steps: readonly Step[] = [call('board', method)]): Case => {
    const asking = boardAsking(context.notation, method)(smallest);
    return fixedCase(
      `${method}()`,
      {
        steps: [newBoard('board'), ...steps],
        row: () => ({ tiles: toGrid(smallest) }),
        judge: (_, [made, ...rest]) => constructionProblem(asking, made) ?? judge(asking, rest),
        reproduce: () => asking.reproduction,
      },
      null,
    );
  };
  const measure = (name: Measure): Case =>
    one(name, (asking, [answer]) => judgeMeasure(asking, name, smallest, answer));
  const truth = (name: string, hint: string): Case =>
    one(name, (asking, [answer]) => judgeTruth(asking, { expected: true, hint }, answer));
  return [
    ...(['size', 'hamming', 'manhattan'] as const).map(measure),
    truth('isGoal', fall2012Words.blankIsGoalHint()),
    truth('isSolvable', fall2012Words.blankHasNoInversionsHint()),
    one('toString', (asking, [text]) => judgeFormat(asking, smallest, text)),
    one(
      'neighbors',
      (asking, [made, walk, each]) => judgeNeighbors(asking, smallest, { call: made, walk, each }),
      listBoards('board', 'neighbors', neighborsLimit),
    ),
  ];
};
