/** Board 19: isGoal() of boards that are almost the goal, and of what is taken for it. */
import type { Case, Check } from '../../../../../harness/contracts/check.ts';
import type { Notation } from '../../../../../harness/contracts/language.ts';
import type { Observation, Step } from '../../../../../harness/contracts/protocol.ts';
import { defineMessages } from '../../../../../harness/messages/messages.ts';
import { goal, type Tiles } from '../../../../../reference/puzzle/tiles.ts';
import { allExchanges, exchanged, goalLookalikes, withinMoves } from '../../../arbitraries/near-boards.ts';
import { constructionProblem } from '../../../judges/construction.ts';
import { boardQuestionContext, firstFailure } from '../../../questions/question-context.ts';
import { designedCase, toGrid, type Question } from '../../../questions/question.ts';
import { call } from '../../../questions/steps.ts';
import { describeSize } from '../../../wording/show.ts';
import { boardCheck, explained, type CheckContext } from '../../context.ts';
import { sourceMessages as from } from '../../sources.ts';
import { boardQuestion } from '../board-question.ts';
import { judgeIsGoal } from '../is-goal.ts';

const messages = defineMessages('board-19', {
  title: 'isGoal() of boards that are almost the goal',
  measured: 'What isGoal() returns for boards that differ from the goal in as little as possible.',
  why: 'One wrong answer ends a search too early, or never. Usual mistakes: a row, a column or the last cells are not compared; a distance of 1 or 2 is tolerated; the tiles only have to be in order, wherever the blank is; 0, 1, 2 and so on counts as the goal.',
  passing: 'true for the goal and false for every other board.',
  inputs:
    'Of size 2 to 5 all boards one to three moves from the goal and all in which two cells of it are exchanged; the goal read in other orders, with the blank in each place; larger boards, up to 127-by-127, in which one tile and the blank have changed places.',
  sizes: 'sizes 2 to 5',
  largerSizes: 'larger sizes',
  wholeGoal: 'the {size} goal',
  exchangedWithBlank: 'the {size} goal with tile {tile} and the blank exchanged',
});

/** Each cell of these exchanged with the blank. */
const largerSizes = [6, 7, 8, 12];
const largest = 127;

export const nearGoalCheck = (context: CheckContext): Check => {
  const question = boardQuestion(context, {
    method: 'isGoal',
    steps: [call('board', 'isGoal')],
    judge: (asked, tiles, [answer]) => judgeIsGoal(asked, tiles, answer),
  });
  return boardCheck({
    id: 'board-19',
    title: messages.title(),
    explanation: { ...explained(messages, from.goal()), inputs: messages.inputs() },
    cases: [
      designedCase(messages.sizes(), question, [goal(2), ...[2, 3, 4, 5].flatMap(smallBoards)]),
      designedCase(messages.largerSizes(), question, [goal(6), ...largerSizes.flatMap(withBlankElsewhere)]),
      largestCase(context),
    ],
  });
};

const smallBoards = (n: number): readonly Tiles[] => [
  ...withinMoves(goal(n), 3),
  ...allExchanges(goal(n)),
  ...goalLookalikes(n),
];

const withBlankElsewhere = (n: number): readonly Tiles[] => [
  goal(n),
  ...Array.from({ length: n * n - 1 }, (_, cell) => exchanged(goal(n), cell, n * n - 1)),
];

/** Rows and columns at both ends and in the middle, along the main diagonal and beside it. */
const places = [0, 1, 2, 63, 64, 124, 125].flatMap((line) => [
  [line, line],
  [line, largest - 1],
  [largest - 1, line],
]);

/** One big array, in which tile and blank change places and back: a board is made of each. */
const largestCase = (context: CheckContext): Case => {
  const cells = places.map(([row = 0, column = 0]) => row * largest + column);
  return designedCase(describeSize(largest), bigQuestion(context, cells), [null]);
};

const bigQuestion = ({ notation }: CheckContext, cells: readonly number[]): Question<null> => {
  const contextOf = boardQuestionContext(notation, 'isGoal');
  return {
    steps: [
      { op: 'grid', from: { kind: 'row', field: 'goal' }, as: 'array' },
      ...newBoardOfArray('whole'),
      ...cells.flatMap((cell, index) => [
        setCell(cell, 0),
        setCell(largest * largest - 1, cell + 1),
        ...newBoardOfArray(`board${String(index)}`),
        setCell(cell, cell + 1),
        setCell(largest * largest - 1, 0),
      ]),
    ],
    row: () => ({ goal: toGrid(goal(largest)) }),
    judge: (_, [, ...observations]) =>
      firstFailure(
        [null, ...cells].map((cell, index) => {
          const tiles = cell === null ? goal(largest) : exchanged(goal(largest), cell, largest * largest - 1);
          const [made, answer] = observations.slice(2 * index) as (Observation | undefined)[];
          const question = { ...contextOf(tiles), on: nameOf(cell), reproduction: lines(notation, cell) };
          return constructionProblem(question, made) ?? judgeIsGoal(question, tiles, answer);
        }),
      ),
    reproduce: () => lines(notation, null),
  };
};

const lines = (notation: Notation, cell: number | null): string[] => [
  notation.comment(`tiles: ${nameOf(cell)}`),
  notation.call('new Board(tiles)', 'isGoal', []),
];

const nameOf = (cell: number | null): string => {
  const size = describeSize(largest);
  return cell === null ? messages.wholeGoal({ size }) : messages.exchangedWithBlank({ size, tile: String(cell + 1) });
};

const newBoardOfArray = (as: string): Step[] => [
  { op: 'new', class: 'Board', args: [{ kind: 'handle', name: 'array' }], as },
  call(as, 'isGoal'),
];

const setCell = (cell: number, value: number): Step => ({
  op: 'setCell',
  grid: 'array',
  row: Math.floor(cell / largest),
  column: cell % largest,
  value,
});
