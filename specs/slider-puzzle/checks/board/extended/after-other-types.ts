/** A board answers as before after equals() with null and with what is not a Board. */
import type { FixedCase, Judgement } from '../../../../../harness/contracts/check.ts';
import type { Observation } from '../../../../../harness/contracts/protocol.ts';
import { defineMessages } from '../../../../../harness/messages/messages.ts';
import { at } from '../../../../../reference/puzzle/at.ts';
import type { Tiles } from '../../../../../reference/puzzle/tiles.ts';
import { firstConstructionProblem } from '../../../judges/construction.ts';
import { judgeKeptAnswer } from '../../../judges/same-answers.ts';
import { firstFailure, type QuestionContext } from '../../../questions/question-context.ts';
import { designedCase, toGrid, type Question } from '../../../questions/question.ts';
import { newBoard } from '../../../questions/steps.ts';
import { boardLines } from '../../../wording/reproduction.ts';
import { describeBoard } from '../../../wording/show.ts';
import type { CheckContext } from '../../context.ts';
import { type BoardMethod, seenOfEach } from './methods.ts';
import { equalsOthers } from './other-types.ts';

const messages = defineMessages('after-other-types', {
  name: 'equals() with null and with other types, then each method',
  equalsNull: 'equals(null)',
  equalsOther: 'equals() with a string, an array and a number',
  hint: 'equals() must only read: it must not set a field, even when it returns false early or throws.',
});

/** Any twin will do, so twins of two boards cannot be compared. */
export const afterOtherTypesCase = (
  context: CheckContext,
  methods: readonly BoardMethod[],
  boards: readonly Tiles[],
): FixedCase =>
  designedCase(
    messages.name(),
    question(
      context,
      methods.filter(({ name }) => name !== 'twin'),
    ),
    boards,
  );

/** Before the board is asked anything, and once more when it has been asked everything; another board is only asked. */
const question = (context: CheckContext, methods: readonly BoardMethod[]): Question<Tiles> => {
  const comparisons = equalsOthers(context, 'board', 'other');
  const asks = (on: string) => methods.flatMap(({ name, steps }) => steps(on, `${on}-${name}`));
  return {
    steps: [
      ...[newBoard('board'), newBoard('other'), ...asks('other')],
      ...[...comparisons, ...asks('board'), ...comparisons, ...asks('board')],
    ],
    row: (tiles) => ({ tiles: toGrid(tiles) }),
    judge: (tiles, [made, other, ...observations]) => {
      const about = (method: string): QuestionContext => aboutOf(context, tiles, method);
      const count = asks('').length + comparisons.length;
      const seenIn = (round: number) => seenOfEach(methods, observations.slice(count * round));
      const expected = seenIn(0);
      return (
        firstConstructionProblem(about(''), [made, other]) ??
        firstFailure([1, 2].flatMap((round) => judgedRound(about, methods, expected, seenIn(round))))
      );
    },
    reproduce: (tiles) => linesOf(context, tiles, 'toString'),
  };
};

const judgedRound = (
  about: (method: string) => QuestionContext,
  methods: readonly BoardMethod[],
  expected: readonly (readonly Observation[])[],
  seen: readonly (readonly Observation[])[],
): readonly Judgement[] => {
  const told = { earlier: [messages.equalsNull(), messages.equalsOther()], hint: messages.hint() };
  return methods.map(({ name }, index) => judgeKeptAnswer(about(name), [at(expected, index), at(seen, index)], told));
};

const aboutOf = (context: CheckContext, tiles: Tiles, method: string): QuestionContext => ({
  ...{ type: 'Board', call: `${method}()`, on: describeBoard(tiles) },
  reproduction: linesOf(context, tiles, method),
});

const linesOf = ({ notation }: CheckContext, tiles: Tiles, method: string): string[] => [
  ...boardLines(notation, tiles),
  ...['null', 'new Board(tiles).toString()', 'tiles', String(tiles.length)].map((other) =>
    notation.call('board', 'equals', [other]),
  ),
  notation.call('board', method, []),
];
