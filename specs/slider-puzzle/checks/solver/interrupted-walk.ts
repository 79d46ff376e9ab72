/** An iteration over solution() between whose steps all is called again, and another Solver is made and asked. */
import type { FixedCase } from '../../../../harness/contracts/check.ts';
import { defineMessages } from '../../../../harness/messages/messages.ts';
import type { Tiles } from '../../../../reference/puzzle/tiles.ts';
import { toRows } from '../../../../reference/puzzle/cells.ts';
import { longWay } from '../../arbitraries/near-boards.ts';
import { constructionProblem } from '../../judges/construction.ts';
import { interruptedWalk, interruptedWalkWords, judgeInterruptedWalk } from '../../questions/interrupted-walk.ts';
import { designedCase, toGrid, type Question } from '../../questions/question.ts';
import { call, listSolution, newBoard, newSolver } from '../../questions/steps.ts';
import { onSolver } from '../../wording/reproduction.ts';
import { describeBoard } from '../../wording/show.ts';
import type { CheckContext } from '../context.ts';

const messages = defineMessages('solver-interrupted-walk', {
  name: 'an iteration that other calls and another Solver interrupt',
});

const boards = [toRows([0, 1, 3, 4, 2, 5, 7, 8, 6]), toRows([0, 3, 2, 1])] as const;
const mostMoves = 6;
/** Another one, of as many moves as the first of these. */
const other = longWay(3, 4);

export const interruptedWalkCase = (context: CheckContext): FixedCase =>
  designedCase(messages.name(), question(context), boards);

const question = ({ notation, edition }: CheckContext): Question<Tiles> => {
  const linesOf = (tiles: Tiles): string[] => [
    ...onSolver(notation, tiles, 'solution'),
    notation.comment(interruptedWalkWords('solution')),
  ];
  return {
    referenceBoard: true,
    steps: [
      ...[newBoard('board'), newBoard('otherBoard', 'other'), newSolver('solver', 'board')],
      ...interruptedWalk({
        ...{ on: 'solver', method: 'solution', limit: mostMoves + 2, other: 'otherSolver' },
        between: [
          ...listSolution('solver', mostMoves, 'again'),
          call('solver', 'moves'),
          ...(edition.solvableBy === 'Solver' ? [call('solver', 'isSolvable')] : []),
          ...[newSolver('otherSolver', 'otherBoard'), ...listSolution('otherSolver', mostMoves, 'other')],
        ],
      }),
    ],
    row: (tiles) => ({ tiles: toGrid(tiles), other: toGrid(other) }),
    judge: (tiles, [, , made, ...observations]) => {
      const about = {
        ...{ type: 'Solver', call: 'solution()', on: describeBoard(tiles), reproduction: linesOf(tiles) },
      };
      return constructionProblem(about, made) ?? judgeInterruptedWalk(about, observations);
    },
    reproduce: linesOf,
  };
};
