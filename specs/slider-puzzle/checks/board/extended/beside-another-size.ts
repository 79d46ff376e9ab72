/**
 * A board answers as before when boards of other sizes were made and asked, and so does one that nobody asked until then; and what it
 * returns answers for itself.
 */
import type { FixedCase, Judgement } from '../../../../../harness/contracts/check.ts';
import type { Observation, Step } from '../../../../../harness/contracts/protocol.ts';
import { defineMessages } from '../../../../../harness/messages/messages.ts';
import { goal, type Tiles } from '../../../../../reference/puzzle/tiles.ts';
import { longWay } from '../../../arbitraries/near-boards.ts';
import { firstConstructionProblem } from '../../../judges/construction.ts';
import { judgeKeptAnswer } from '../../../judges/same-answers.ts';
import { firstFailure, passed, type QuestionContext } from '../../../questions/question-context.ts';
import { designedCase, toGrid, type Question } from '../../../questions/question.ts';
import { equals, newBoard } from '../../../questions/steps.ts';
import { gridLine } from '../../../wording/reproduction.ts';
import { describeBoard } from '../../../wording/show.ts';
import type { CheckContext } from '../../context.ts';
import { alsoOfMade, judgeMade, ownOf } from './made-boards.ts';
import type { BoardMethod } from './methods.ts';
import { at } from '../../../../../reference/puzzle/at.ts';

const messages = defineMessages('board-beside-another-size', {
  name: 'a board of another size, made between two calls',
  making: 'making {board}',
  made: '{board} (returned by {call} of {start} after {other} was made)',
  ofMade: 'then {call} on {board}, which it returned',
  hint: 'Boards share something: look for static fields, and for variables outside the class. A board of another size was made between the two calls.',
  'hint@java':
    'Boards share something: look for static fields. A board of another size was made between the two calls.',
});

interface Both {
  readonly tiles: Tiles;
  readonly other: Tiles;
}

/** The goal and another board of each size, beside a smaller and a larger board. */
const rows: readonly Both[] = [2, 3, 4].flatMap((n) =>
  [goal(n), longWay(n, n + 1)].flatMap((tiles) =>
    [n - 1, n + 1].filter((size) => size > 1).map((size) => ({ tiles, other: longWay(size, 2) })),
  ),
);

export const besideAnotherSizeCase = (context: CheckContext, methods: readonly BoardMethod[]): FixedCase =>
  designedCase(messages.name(), question(context, methods), rows);

type Asked = Pick<BoardMethod, 'name' | 'steps'>;

const question = (context: CheckContext, methods: readonly BoardMethod[]): Question<Both> => {
  const asked: readonly Asked[] = [...alsoOfMade(methods), { name: 'equals', steps: (on) => [equals(on, 'same')] }];
  return {
    steps: stepsOf(asked),
    row: ({ tiles, other }) => ({ tiles: toGrid(tiles), other: toGrid(other) }),
    judge: (both, observations) => judge({ context, methods, asked, both }, observations),
    reproduce: (both) => linesOf(context, asked, both, 'toString'),
  };
};

/** After the other board was asked everything, and each method right after another one was made and asked the same. */
const stepsOf = (asked: readonly Asked[]): readonly Step[] => {
  const each = (on: string): readonly Step[] => asked.flatMap(({ name, steps }) => steps(on, `${on}-${name}`));
  return [
    ...['board', 'unasked', 'same'].map((as) => newBoard(as)),
    ...each('board'),
    ...[newBoard('other', 'other'), ...each('other')],
    ...each('board'),
    ...asked.flatMap(({ steps }) => [
      ...[newBoard('other', 'other'), ...steps('other', 'again')],
      ...['board', 'unasked'].flatMap((on) => steps(on, 'later')),
    ]),
  ];
};

interface Asking {
  readonly context: CheckContext;
  readonly methods: readonly BoardMethod[];
  readonly asked: readonly Asked[];
  readonly both: Both;
}

const judge = (asking: Asking, observations: readonly Observation[]): Judgement => {
  const { context, asked, both } = asking;
  let from = 0;
  const next = (count: number): readonly Observation[] => observations.slice(from, (from += count));
  const nextOf = ({ steps }: Asked): readonly Observation[] => next(steps('', '').length);
  const about = (name: string): QuestionContext => aboutOf(context, asked, both, name);
  const [board, unasked, same] = next(3);
  const problem = firstConstructionProblem(about(''), [board, unasked, same]);
  const before = asked.map(nextOf);
  next(1);
  for (const one of asked) nextOf(one);
  const after = asked.map(nextOf);
  const judged = asked.map((one, index) => {
    next(1);
    nextOf(one);
    const later = [at(after, index), nextOf(one), nextOf(one)];
    // Any twin will do, and that of the last board was not asked for before.
    const known = one.name === 'twin' ? later.slice(0, 2) : later;
    const earlier = [messages.making({ board: describeBoard(both.other) })];
    const told = { earlier, hint: messages.hint() };
    const own = ownOf(one, at(before, index));
    const kept = known.map((seen) => judgeKeptAnswer(about(one.name), [own, ownOf(one, seen)], told));
    return firstFailure([...kept, judgeMadeLater(asking, one, at(before, index), later)]);
  });
  return problem ?? firstFailure(judged);
};

type Seen = readonly Observation[];

/** What was wrong before is told by other checks. */
const judgeMadeLater = (asking: Asking, one: Asked, before: Seen, later: readonly Seen[]): Judgement => {
  const judged = (seen: Seen): Judgement =>
    judgeMade(asking.methods, one, seen, (tiles, method) => aboutMade(asking, one.name, tiles, `${method}()`));
  if (!judged(before).passed) return passed;
  const failure = firstFailure(later.map(judged));
  return failure.passed ? failure : { ...failure, hint: messages.hint() };
};

/** Words are made when they are read: few fail. */
const aboutMade = ({ context, asked, both }: Asking, maker: string, tiles: Tiles, call: string): QuestionContext => ({
  ...{ type: 'Board', call },
  get on() {
    const [start, other] = [describeBoard(both.tiles), describeBoard(both.other)];
    return messages.made({ board: describeBoard(tiles), call: `${maker}()`, start, other });
  },
  get reproduction() {
    const last = context.notation.comment(messages.ofMade({ call, board: describeBoard(tiles) }));
    return [...linesOf(context, asked, both, maker), last];
  },
});

const aboutOf = (context: CheckContext, asked: readonly Asked[], both: Both, method: string): QuestionContext => ({
  ...{ type: 'Board', call: `${method}(${argumentOf(method)})`, on: describeBoard(both.tiles) },
  reproduction: linesOf(context, asked, both, method),
});

const argumentOf = (method: string): string => (method === 'equals' ? 'new Board(tiles)' : '');

const linesOf = (
  { notation }: CheckContext,
  asked: readonly Asked[],
  { tiles, other }: Both,
  method: string,
): string[] => {
  const call = (on: string, name: string): string =>
    notation.call(on, name, name === 'equals' ? [argumentOf(name)] : []);
  return [
    ...[gridLine(notation, 'tiles', tiles), gridLine(notation, 'other', other)],
    ...[notation.construct('board', 'Board', ['tiles']), call('board', method)],
    notation.construct('otherBoard', 'Board', ['other']),
    asked.map(({ name }) => call('otherBoard', name)).join(' '),
    call('board', method),
  ];
};
