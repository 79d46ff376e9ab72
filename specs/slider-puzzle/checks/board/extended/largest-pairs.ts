/** Pairs of 127-by-127 boards that differ in two cells, each of an array of its own, since a class may freeze it. */
import type { Case, Judgement } from '../../../../../harness/contracts/check.ts';
import type { Observation } from '../../../../../harness/contracts/protocol.ts';
import { defineMessages } from '../../../../../harness/messages/messages.ts';
import { exchanged } from '../../../../../reference/puzzle/cells.ts';
import { goal } from '../../../../../reference/puzzle/tiles.ts';
import { constructionProblem } from '../../../judges/construction.ts';
import { firstFailure } from '../../../questions/question-context.ts';
import { designedCase, toGrid, type Question } from '../../../questions/question.ts';
import { equals, newBoard, newBoardOfArray } from '../../../questions/steps.ts';
import { describeSize } from '../../../wording/show.ts';
import type { CheckContext } from '../../context.ts';
import { judgeEquals } from './methods.ts';
import { goalWithExchanged, largest as n } from './near-goal.ts';

const messages = defineMessages('largest-pairs', {
  goalOf: 'the {size} goal',
  exchangedGoal: 'the {size} goal with the tiles {one} and {other} exchanged',
});

/** Tiles: at both ends of rows and of the board, and such that are the same in their last bits. */
const exchanges = [
  [1, 2],
  [127, 128],
  [64 * n, 64 * n + 1],
  [n * n - 2, n * n - 1],
  [5, 261],
  [7, 16_007],
] as const;
type Exchange = (typeof exchanges)[number];

/** In turns: who compares texts, and puts them together with +, takes a second for both orders of one pair. */
const isBackwards = (index: number): boolean => index % 2 === 1;

export const largestPairsCase = (context: CheckContext): Case =>
  designedCase(describeSize(n), largestQuestion(context), [null]);

const largestQuestion = (context: CheckContext): Question<null> => ({
  steps: [
    ...[newBoard('left', 'goal'), newBoard('same', 'goal'), equals('left', 'same')],
    ...exchanges.flatMap(([one, other], index) => [
      ...[...goalWithExchanged(one, other), newBoardOfArray('right')],
      isBackwards(index) ? equals('right', 'left') : equals('left', 'right'),
    ]),
  ],
  row: () => ({ goal: toGrid(goal(n)) }),
  judge: (_, observations) => firstFailure(judged(context, observations)),
  reproduce: () => lines(context, whole()),
});

const lines = ({ notation }: CheckContext, right: string, [on, other] = ['left', 'right']): string[] => [
  notation.comment(`left: ${whole()}`),
  notation.comment(`right: ${right}`),
  notation.call(`new Board(${on})`, 'equals', [notation.asObject(`new Board(${other})`)]),
];

function* judged(context: CheckContext, observations: readonly Observation[]): Iterable<Judgement> {
  const [left, same, whether, ...rest] = observations;
  const question = { type: 'Board', on: whole(), reproduction: lines(context, whole()) } as const;
  yield constructionProblem(question, left) ?? constructionProblem(question, same) ?? { passed: true };
  yield judgeEquals(context, { ...question, call: `equals(${whole()})` }, goal(n), goal(n), whether);
  for (const [index, exchange] of exchanges.entries()) {
    const [right, answer] = rest.slice(3 * index + 1, 3 * index + 3);
    const [on, tiles] = [exchangedWords(exchange), exchanged(goal(n), exchange[0] - 1, exchange[1] - 1)];
    const reproduction = lines(context, on, isBackwards(index) ? ['right', 'left'] : undefined);
    yield constructionProblem({ ...question, on, reproduction }, right) ?? { passed: true };
    yield isBackwards(index)
      ? judgeEquals(context, { ...question, reproduction, call: `equals(${whole()})`, on }, tiles, goal(n), answer)
      : judgeEquals(context, { ...question, reproduction, call: `equals(${on})` }, goal(n), tiles, answer);
  }
}

const whole = (): string => messages.goalOf({ size: describeSize(n) });

const exchangedWords = ([one, other]: Exchange): string =>
  messages.exchangedGoal({ size: describeSize(n), one: String(one), other: String(other) });
