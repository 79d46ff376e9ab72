/** An iteration over neighbors() between whose steps everything is called, neighbors() among it. */
import type { FixedCase } from '../../../../../harness/contracts/check.ts';
import { defineMessages } from '../../../../../harness/messages/messages.ts';
import type { Tiles } from '../../../../../reference/puzzle/tiles.ts';
import { constructionProblem } from '../../../judges/construction.ts';
import { neighborsLimit } from '../../../judges/neighbors.ts';
import { interruptedWalk, interruptedWalkWords, judgeInterruptedWalk } from '../../../questions/interrupted-walk.ts';
import { designedCase, toGrid, type Question } from '../../../questions/question.ts';
import { listBoards, newBoard } from '../../../questions/steps.ts';
import { onBoard } from '../../../wording/reproduction.ts';
import { describeBoard } from '../../../wording/show.ts';
import type { CheckContext } from '../../context.ts';
import type { BoardMethod } from './methods.ts';

const messages = defineMessages('board-interrupted-walk', {
  name: 'an iteration that other calls interrupt',
});

export const interruptedWalkCase = (
  context: CheckContext,
  methods: readonly BoardMethod[],
  boards: readonly Tiles[],
): FixedCase => designedCase(messages.name(), question(context, methods), boards);

const question = ({ notation }: CheckContext, methods: readonly BoardMethod[]): Question<Tiles> => {
  const linesOf = (tiles: Tiles): string[] => [
    ...onBoard(notation, tiles, { method: 'neighbors' }),
    notation.comment(interruptedWalkWords('neighbors')),
  ];
  return {
    steps: [
      newBoard('board'),
      ...interruptedWalk({
        ...{ on: 'board', method: 'neighbors', limit: neighborsLimit, other: 'neighbor' },
        between: [
          ...methods.flatMap(({ steps }) => steps('board', 'between')),
          // As two loops, one in the other, would.
          { op: 'pick', from: 'wholelist', index: 0, as: 'neighbor' },
          ...listBoards('neighbor', 'neighbors', neighborsLimit, 'further'),
        ],
      }),
    ],
    row: (tiles) => ({ tiles: toGrid(tiles) }),
    judge: (tiles, [made, ...observations]) => {
      const about = {
        ...{ type: 'Board', call: 'neighbors()', on: describeBoard(tiles), reproduction: linesOf(tiles) },
      };
      return constructionProblem(about, made) ?? judgeInterruptedWalk(about, observations);
    },
    reproduce: linesOf,
  };
};
