/** Board 8: isGoal(). */
import type { Case, Check, Judgement } from '../../../../harness/contracts/check.ts';
import type { Observation } from '../../../../harness/contracts/protocol.ts';
import { defineMessages } from '../../../../harness/messages/messages.ts';
import { goal, hamming, isGoal, manhattan, type Tiles } from '../../../../reference/puzzle/tiles.ts';
import { judgeBoolean } from '../../judges/boolean.ts';
import { files } from '../../puzzles/file-sets.ts';
import type { QuestionContext } from '../../questions/question-context.ts';
import { fixedCase, type Question } from '../../questions/question.ts';
import { call } from '../../questions/steps.ts';
import { drawn, gridMessages } from '../../wording/grids.ts';
import { describeSize } from '../../wording/show.ts';
import { boardCheck, explained, fileCases, type CheckContext } from '../context.ts';
import { sourceMessages as from } from '../sources.ts';
import { boardQuestion } from './board-question.ts';

const messages = defineMessages('board-8', {
  filesTitle: 'isGoal() with file inputs',
  goalsTitle: 'isGoal() with goal boards',
  measured: 'What isGoal() returns, for goals and for other boards.',
  why: 'It ends the search. Common mistakes: the blank is compared as if it were tile n^2; only the first rows are compared; only 3-by-3 works.',
  passing:
    'true for 1, 2, 3, ... in rows with the blank last, at every size; false for every other board, including unsolvable ones.',
  goalBoard: 'goal board {size}',
  goalHint:
    'isGoal() does not recognize the goal, which has 1 in the upper left corner and the blank in the lower right one. Does your code leave out the blank, which is 0 there and not index + 1?',
  largeGoalHint:
    'isGoal() does not recognize the goal, which has 1 in the upper left corner and the blank in the lower right one. If smaller goals are recognized: is a size assumed, or are numbers compared as text? Otherwise: does your code leave out the blank, which is 0 there and not index + 1?',
  'largeGoalHint@java':
    'isGoal() does not recognize the goal, which has 1 in the upper left corner and the blank in the lower right one. If smaller goals are recognized: is a size assumed, are strings with different spaces compared, or are Integer objects compared with == or !=, which works only up to 127? Otherwise: does your code leave out the blank, which is 0 there and not index + 1?',
  'largeGoalHint@typescript':
    'isGoal() does not recognize the goal, which has 1 in the upper left corner and the blank in the lower right one. If smaller goals are recognized: is a size assumed, or are numbers compared as text, as sort() without a comparator does, where 10 comes before 9? Otherwise: does your code leave out the blank, which is 0 there and not index + 1?',
  wrappedHint:
    'isGoal() may keep a distance, or count tiles, in a type that is too small: eight bits hold a multiple of 256 as 0, and a distance of this board is one. Use a larger type. If that is not it: compare all tiles, including the last row and column.',
  'wrappedHint@java':
    'isGoal() may keep a distance, or count tiles, in a type that is too small: a byte holds a multiple of 256 as 0, a short one of 65,536, and a distance of this board is a multiple of 256. Use an int. If that is not it: compare all tiles, including the last row and column.',
  notGoalHint:
    'isGoal() is true for a board that is not the goal: compare all tiles, including the last row and column.',
});

const puzzles = files('00', '04', '16', '06', '09', '23', '2x2-unsolvable1', '3x3-unsolvable1', '3x3-00', '4x4-00');
const goalSizes = [2, 3, 4, 5, 6, 100];

export const isGoalChecks = (context: CheckContext): readonly Check[] => {
  const explanation = explained(messages, from.goal());
  const question = isGoalQuestion(context);
  return [
    boardCheck({
      id: 'board-8a',
      title: messages.filesTitle(),
      explanation,
      cases: fileCases(context, puzzles, question, ({ tiles }) => tiles),
    }),
    boardCheck({
      id: 'board-8b',
      title: messages.goalsTitle(),
      explanation,
      cases: goalSizes.map((n): Case => fixedCase(messages.goalBoard({ size: describeSize(n) }), question, goal(n))),
    }),
  ];
};

export const isGoalQuestion = (context: CheckContext): Question<Tiles> =>
  boardQuestion(context, {
    method: 'isGoal',
    steps: [call('board', 'isGoal')],
    judge: (asked, tiles, [answer]) => judgeIsGoal(asked, tiles, answer),
  });

export const judgeIsGoal = (question: QuestionContext, tiles: Tiles, observed: Observation | undefined): Judgement => {
  const expected = isGoal(tiles);
  return judgeBoolean(
    question,
    {
      expected,
      get hint() {
        if (!expected) return isWrapped(tiles) ? messages.wrappedHint() : messages.notGoalHint();
        return tiles.length > 3 ? messages.largeGoalHint() : messages.goalHint();
      },
      get grids() {
        return drawn(gridMessages.board(), tiles, goal(tiles.length));
      },
    },
    observed,
  );
};

/** Is it at a distance of 0 for who keeps distances in a byte? */
const isWrapped = (tiles: Tiles): boolean => [hamming, manhattan].some((distance) => distance(tiles) % 256 === 0);
