/**
 * equals() of boards of which neither was made by the caller: what a search asks each time, of a neighbor and of the board before.
 * Each was reached by two moves, another way than the other; some of them are the board from which both ways began.
 */
import type { FixedCase, Judgement } from '../../../../../harness/contracts/check.ts';
import type { Observation, Step } from '../../../../../harness/contracts/protocol.ts';
import { defineMessages } from '../../../../../harness/messages/messages.ts';
import type { Tiles } from '../../../../../reference/puzzle/tiles.ts';
import { neighborsLimit } from '../../../judges/neighbors.ts';
import { tilesIn } from '../../../judges/read-board.ts';
import { firstFailure, type QuestionContext } from '../../../questions/question-context.ts';
import { designedCase, toGrid, type Question } from '../../../questions/question.ts';
import { equals, iterateOver, newBoard, toText } from '../../../questions/steps.ts';
import { boardLines } from '../../../wording/reproduction.ts';
import { describeBoard, inline } from '../../../wording/show.ts';
import type { CheckContext } from '../../context.ts';
import { boardProblem } from '../board-question.ts';
import { judgeEquals, type BoardMethod } from './methods.ts';

const messages = defineMessages('board-two-ways', {
  name: 'boards reached in two ways',
  reached: '{board} (reached from {start} by neighbors(), twice)',
  story: '{left}: call neighbors(), then neighbors() of one of them; {right}: the same, of another of them',
});

export const twoWaysCase = (
  context: CheckContext,
  methods: readonly BoardMethod[],
  boards: readonly Tiles[],
): FixedCase => designedCase(messages.name(), question(context, methods), boards);

/** Before anything is asked of them, when all of the left ones have been asked everything, and when the others have been, too. */
const question = (context: CheckContext, methods: readonly BoardMethod[]): Question<Tiles> => {
  const use = (side: string): Step => ({ ...over(side), steps: methods.flatMap(({ steps }) => steps(side, side)) });
  const steps: Step[] = [
    newBoard('board'),
    ...neighborsOf('board', 'near'),
    ...['left', 'right'].flatMap((side, index): Step[] => [
      { op: 'pick', from: 'nearlist', index, as: `${side}near` },
      ...neighborsOf(`${side}near`, side),
    ]),
    ...[comparison, use('left'), comparison, use('right'), comparison],
  ];
  const pairs = (observations: readonly Observation[]) =>
    steps.flatMap((step, index) => (step === comparison ? pairsIn(observations[index]) : []));
  return {
    steps,
    row: (tiles) => ({ tiles: toGrid(tiles) }),
    judge: (tiles, observations) =>
      boardProblem(context, tiles, observations[0]) ??
      firstFailure(pairs(observations).flatMap((pair) => judged(context, tiles, pair))),
    reproduce: (tiles) => boardLines(context.notation, tiles),
  };
};

const neighborsOf = (board: string, as: string): Step[] => iterateOver(board, 'neighbors', neighborsLimit, as);

const over = (side: string) => ({ op: 'each', over: `${side}list`, as: side }) as const;

/** Compared first: toString() may fill a cache. */
const comparison: Step = {
  ...over('left'),
  steps: [
    { ...over('right'), steps: [equals('left', 'right'), equals('right', 'left'), toText('left'), toText('right')] },
  ],
};

/** What one comparison shows of each left board with each right one. */
const pairsIn = (seen: Observation | undefined): readonly (readonly Observation[])[] =>
  itemsOf(seen).flatMap(([compared]) => itemsOf(compared));

const itemsOf = (seen: Observation | undefined) => (seen?.kind === 'each' ? seen.items : []);

/** Boards that cannot be read are for other cases. */
const judged = (context: CheckContext, start: Tiles, pair: readonly Observation[]): Judgement[] => {
  const [oneWay, otherWay, ...texts] = pair;
  const [left = null, right = null] = texts.map(tilesIn);
  if (left === null || right === null) return [];
  const compare = (on: Tiles, other: Tiles, answer: Observation | undefined): Judgement =>
    judgeEquals(context, aboutOf(context, start, on, other), on, other, answer);
  return [compare(left, right, oneWay), compare(right, left, otherWay)];
};

const aboutOf = (context: CheckContext, start: Tiles, on: Tiles, other: Tiles): QuestionContext => {
  const reached = (board: Tiles): string =>
    messages.reached({ board: describeBoard(board), start: describeBoard(start) });
  return {
    type: 'Board',
    get call() {
      return `equals(${reached(other)})`;
    },
    get on() {
      return reached(on);
    },
    get reproduction() {
      const { notation } = context;
      return [
        ...boardLines(context.notation, start),
        notation.comment(messages.story({ left: inline(on), right: inline(other) })),
        notation.call('left', 'equals', ['right']),
      ];
    },
  };
};
