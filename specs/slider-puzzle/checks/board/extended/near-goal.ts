/** Board 19: isGoal() of boards that are almost the goal, and of what is taken for it. */
import type { Case, Check } from '../../../../../harness/contracts/check.ts';
import type { Notation } from '../../../../../harness/contracts/language.ts';
import type { Step } from '../../../../../harness/contracts/protocol.ts';
import { lazyCases } from '../../../../../harness/contracts/lazy-cases.ts';
import { defineMessages } from '../../../../../harness/messages/messages.ts';
import { goal, type Tiles } from '../../../../../reference/puzzle/tiles.ts';
import { exchanged } from '../../../../../reference/puzzle/cells.ts';
import { allExchanges, goalLookalikes, withinMoves, wrappingToZero } from '../../../arbitraries/near-boards.ts';
import { constructionProblem } from '../../../judges/construction.ts';
import { rearranged } from '../../../arbitraries/rearranged.ts';
import { boardQuestionContext, firstFailure } from '../../../questions/question-context.ts';
import { sameHashAsGoal } from '../../../arbitraries/same-hash.ts';
import { sameSumAsGoal } from '../../../arbitraries/same-sum.ts';
import { designedCase, toGrid, type Question } from '../../../questions/question.ts';
import { arrayOf, call, newBoardOfArray } from '../../../questions/steps.ts';
import { describeSize } from '../../../wording/show.ts';
import { boardCheck, explained, type CheckContext } from '../../context.ts';
import { sourceMessages as from } from '../../sources.ts';
import { isGoalQuestion, judgeIsGoal } from '../is-goal.ts';

const messages = defineMessages('board-19', {
  title: 'isGoal() of boards that are almost the goal',
  measured: 'What isGoal() returns for boards that differ from the goal as little as possible.',
  why: 'One wrong answer can end a search too early, or keep it from ever ending. Common mistakes: a row, a column or the last cells are not compared; a distance of 1 or 2 is tolerated; the tiles only have to be in order, wherever the blank is; 0, 1, 2 and so on counts as the goal.',
  passing: 'true for the goal and false for every other board.',
  inputs:
    'For sizes 2 to 5, all boards one to three moves from the goal, and the goal with any two cells exchanged, or with its rows or columns in another order; the goal filled in other orders, with the blank in each position; boards with the goal’s hash code or checksum, such as the sum of each tile times the number of its cell; boards of every size up to 32, and some up to 127-by-127, in which a tile and the blank have changed places, or two tiles, or two tiles whose numbers end in the same bits; a board of size 100 whose distances are multiples of 256, which a byte holds as 0.',
  sizes: 'sizes 2 to 5',
  largerSizes: 'sizes 6, 7 and 12',
  everySize: 'sizes 8 to 32, 50, 64 and 100',
  wholeGoal: 'the {size} goal',
  exchangedWithBlank: 'the {size} goal with tile {tile} and the blank exchanged',
  exchangedTiles: 'the {size} goal with the tiles {one} and {other} exchanged',
});

/** Each cell of these exchanged with the blank. */
const largerSizes = [6, 7, 12];
/** Cells along the edges of these exchanged with the blank or with each other, so that no size is left out. */
const everySize = Array.from({ length: 25 }, (_, index) => index + 8);
/** These with the last cells alone. */
const someSizes = [50, 64, 100];
export const largest = 127;

export const nearGoalCheck = (context: CheckContext): Check =>
  boardCheck(
    lazyCases(
      {
        id: 'board-19',
        title: messages.title(),
        explanation: explained(messages, from.goal()),
      },
      () => casesOf(context),
    ),
  );

const casesOf = (context: CheckContext): readonly Case[] => {
  const question = isGoalQuestion(context);
  return [
    designedCase(messages.sizes(), question, [
      goal(2),
      ...[2, 3, 4, 5].flatMap(smallBoards),
      ...sameHashAsGoal(),
      ...sameSumAsGoal(),
    ]),
    designedCase(messages.largerSizes(), question, [goal(6), ...largerSizes.flatMap(withBlankElsewhere)]),
    designedCase(messages.everySize(), question, [
      goal(8),
      ...everySize.flatMap(nearGoal),
      ...someSizes.flatMap((n) => nearGoal(n).slice(0, 3)),
      wrappingToZero(100),
    ]),
    largestCase(context),
  ];
};

const smallBoards = (n: number): readonly Tiles[] => [
  ...withinMoves(goal(n), 3),
  ...allExchanges(goal(n)),
  ...goalLookalikes(n),
  ...rearranged(goal(n)),
];

const withBlankElsewhere = (n: number): readonly Tiles[] => [
  goal(n),
  ...Array.from({ length: n * n - 1 }, (_, cell) => exchanged(goal(n), cell, n * n - 1)),
];

/** One move away, and exchanges within the outer rows and columns and between the corners. */
const nearGoal = (n: number): readonly Tiles[] => {
  const [row, last] = [n * (n - 1), n * n - 1];
  const exchanges: readonly Exchange[] = [
    ...[last - 1, last - n, row, n - 1, 0].map((cell): Exchange => [cell, last]),
    ...([
      [0, 1],
      [0, n],
      [row, row + 1],
      [n - 1, 2 * n - 1],
      [last - 2, last - 1],
    ] as const),
  ];
  return [goal(n), ...exchanges.map(([one, other]) => exchanged(goal(n), one, other))];
};

/** Exchanges of two tiles on the largest board, by number: the blank as n^2 with tiles along its edges and diagonal. */
const last = largest * largest;
const exchanges: readonly Exchange[] = [
  ...[0, 1, 63, 125].flatMap((line): Exchange[] => [
    [line * largest + line + 1, last],
    [(line + 1) * largest, last],
    [last - largest + line + 1, last],
  ]),
  // The same in their last seven or eight bits.
  [5, 133],
  [5, 261],
  [100, 356],
];
type Exchange = readonly [number, number];

/** A board of a big array in which two tiles change places. */
const largestCase = (context: CheckContext): Case => designedCase(describeSize(largest), bigQuestion(context), [null]);

const bigQuestion = ({ notation }: CheckContext): Question<null> => {
  const contextOf = boardQuestionContext(notation, 'isGoal');
  const told = [null, ...exchanges];
  return {
    steps: [
      ...[arrayOf('goal'), ...boardAndAnswer('whole')],
      ...exchanges.flatMap(([one, other], index) => [
        ...goalWithExchanged(one, other),
        ...boardAndAnswer(`board${String(index)}`),
      ]),
    ],
    row: () => ({ goal: toGrid(goal(largest)) }),
    judge: (_, observations) =>
      firstFailure(
        told.map((exchange, index) => {
          const tiles = exchange === null ? goal(largest) : exchanged(goal(largest), exchange[0] - 1, exchange[1] - 1);
          const [made, answer] = observations.slice(3 * index + 1);
          const question = { ...contextOf(tiles), on: nameOf(exchange), reproduction: lines(notation, exchange) };
          return constructionProblem(question, made) ?? judgeIsGoal(question, tiles, answer);
        }),
      ),
    reproduce: () => lines(notation, null),
  };
};

const lines = (notation: Notation, exchange: Exchange | null): string[] => [
  notation.comment(`tiles: ${nameOf(exchange)}`),
  notation.call('new Board(tiles)', 'isGoal', []),
];

const nameOf = (exchange: Exchange | null): string => {
  const size = describeSize(largest);
  if (exchange === null) return messages.wholeGoal({ size });
  const [one, other] = exchange;
  return other === last
    ? messages.exchangedWithBlank({ size, tile: String(one) })
    : messages.exchangedTiles({ size, one: String(one), other: String(other) });
};

const boardAndAnswer = (as: string): Step[] => [newBoardOfArray(as), call(as, 'isGoal')];

/** The row's largest goal with two tiles exchanged: a new array each time, since a class may freeze it. */
export const goalWithExchanged = (one: number, other: number): readonly Step[] => [
  arrayOf('goal'),
  put(one, other),
  put(other, one),
];

/** Puts a tile where the goal has tile `home`; the blank is number n^2. */
const put = (home: number, tile: number): Step => ({
  op: 'setCell',
  grid: 'array',
  row: Math.floor((home - 1) / largest),
  column: (home - 1) % largest,
  value: tile % last,
});
