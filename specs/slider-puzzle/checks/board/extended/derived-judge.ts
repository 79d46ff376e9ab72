/** Judges the boards of a derived tree: each answer against the tiles that the board's own toString() shows. */
import type { Judgement } from '../../../../../harness/contracts/check.ts';
import type { Observation } from '../../../../../harness/contracts/protocol.ts';
import { defineMessages } from '../../../../../harness/messages/messages.ts';
import type { Tiles } from '../../../../../reference/puzzle/tiles.ts';
import { judgeNeighbors } from '../../../judges/neighbors.ts';
import { readBoard } from '../../../judges/read-board.ts';
import { firstFailure, passed, withHint, type QuestionContext } from '../../../questions/question-context.ts';
import { designedGridLine } from '../../../wording/reproduction.ts';
import { describeBoard, inline } from '../../../wording/show.ts';
import type { CheckContext } from '../../context.ts';
import { judgeTwin } from '../twin.ts';
import type { Visit, Way } from './derived-tree.ts';
import { judgeEquals, valueMethods, type BoardMethod } from './methods.ts';

const messages = defineMessages('derived-boards-tree', {
  reached: '{board} (reached from {start} by {calls})',
  story: 'then {calls}, and on that board {call}',
  step: '{call}: {board}',
  newBoard: 'a new Board with the same tiles: {board}',
  againHint:
    'The first call gave the right answer: look at what a call stores for the next one, and at the type it is stored in.',
  hint: 'This board was made by neighbors() or twin(), not by a caller: look at what only the constructor sets, at what is copied from the board it came from (the position of the blank, a distance, whether it is the goal), and at distances that are updated instead of computed.',
});

export interface DerivedJudge {
  readonly context: CheckContext;
  /** Names of the new boards that a board which was reached so is compared with. */
  readonly comparedOn: (way: Way) => readonly string[];
  /** Those that make boards and are asked of boards of which the tree has none. */
  readonly making: readonly BoardMethod[];
}

/** A board, how it was reached, and the boards on the way to it: the caller's first, itself last. */
export interface Derived {
  readonly tiles: Tiles;
  readonly way: Way;
  readonly boards: readonly Tiles[];
}

type Boards = Readonly<Record<string, Tiles>>;

/** The board itself first, then those that were made from it. */
export const judgeVisit = (judge: DerivedJudge, fresh: Boards, derived: Derived, visit: Visit): Judgement =>
  firstFailure(judgementsOf(judge, fresh, derived, visit));

function* judgementsOf(judge: DerivedJudge, fresh: Boards, derived: Derived, visit: Visit): Iterable<Judgement> {
  const told = (judgement: Judgement): Judgement =>
    derived.way.length === 0 ? judgement : withHint(judgement, messages.hint);
  const asking = (method: string): QuestionContext => questionOn(judge.context, derived, `${method}()`);
  for (const judgement of judgedAsks(judge, fresh, derived, visit)) yield told(judgement);
  const { neighbors, twin } = visit;
  if (neighbors !== null) {
    const { call, walk, visits } = neighbors;
    const items = visits.map(({ asked }) => [textOf(judge, asked)].filter((text) => text !== undefined));
    const each = { kind: 'each', items } as const;
    yield told(judgeNeighbors(asking('neighbors'), derived.tiles, { call, walk, each }));
    for (const one of visits) yield judgeNext(judge, fresh, { ...derived, by: 'neighbors' }, one);
  }
  if (twin !== null) {
    yield told(judgeTwin(asking('twin'), derived.tiles, twin.call, textOf(judge, twin.visit.asked)));
    yield judgeNext(judge, fresh, { ...derived, by: 'twin' }, twin.visit);
  }
}

/** A board that cannot be read has been told of where it was made. */
const judgeNext = (
  judge: DerivedJudge,
  fresh: Boards,
  { by, way, boards }: Derived & { readonly by: Way[number] },
  visit: Visit,
): Judgement => {
  const read = readBoard(textOf(judge, visit.asked));
  if (!read.readable) return passed;
  const derived = { tiles: read.tiles, way: [...way, by], boards: [...boards, read.tiles] };
  return judgeVisit(judge, fresh, derived, visit);
};

/** toString() is the last of the methods that give a value. */
const textOf = ({ context }: DerivedJudge, asked: readonly Observation[]): Observation | undefined =>
  asked[valueMethods(context.edition).length - 1];

/** In the order in which they were asked. */
function* judgedAsks(
  { context, comparedOn, making }: DerivedJudge,
  fresh: Boards,
  derived: Derived,
  visit: Visit,
): Iterable<Judgement> {
  const { tiles, way } = derived;
  const on = (call: string): QuestionContext => questionOn(context, derived, call);
  let rest = visit.asked;
  for (const { name, judge } of valueMethods(context.edition)) {
    yield judge(on(`${name}()`), tiles, rest);
    rest = rest.slice(1);
  }
  for (const [index, name] of comparedOn(way).entries()) {
    const other = fresh[name] ?? [];
    const [oneWay, otherWay] = rest.slice(2 * index);
    yield judgeEquals(calling(on, other), tiles, other, oneWay);
    yield judgeEquals(calledOn(context, derived, other), other, tiles, otherWay);
  }
  rest = rest.slice(2 * comparedOn(way).length);
  for (const { name, judge, steps } of making) {
    // Judged with the boards that it made.
    if ((name === 'neighbors' ? visit.neighbors : visit.twin) !== null) continue;
    yield judge(on(`${name}()`), tiles, rest);
    rest = rest.slice(steps('', '').length);
  }
  if (way.length > 0) return;
  for (const { name, judge } of valueMethods(context.edition)) {
    yield withHint(judge(on(`${name}()`), tiles, rest), messages.againHint);
    rest = rest.slice(1);
  }
}

/** Words are made when they are read: few fail. */
const calling = (on: (call: string) => QuestionContext, other: Tiles): QuestionContext => ({
  type: 'Board',
  get call() {
    return `equals(${describeBoard(other)})`;
  },
  get on() {
    return on('').on;
  },
  get reproduction() {
    return on(`equals(${messages.newBoard({ board: inline(other) })})`).reproduction;
  },
});

const calledOn = (context: CheckContext, derived: Derived, other: Tiles): QuestionContext => ({
  type: 'Board',
  get call() {
    return `equals(${questionOn(context, derived, '').on})`;
  },
  get on() {
    return describeBoard(other);
  },
  get reproduction() {
    return questionOn(context, derived, messages.newBoard({ board: inline(other) })).reproduction;
  },
});

const questionOn = (context: CheckContext, { tiles, way, boards }: Derived, call: string): QuestionContext => ({
  type: 'Board',
  call,
  get on() {
    const [start = tiles] = boards;
    const calls = way.map((by) => `${by}()`).join(', ');
    if (way.length === 0) return describeBoard(tiles);
    return messages.reached({ board: describeBoard(tiles), start: describeBoard(start), calls });
  },
  get reproduction() {
    const { notation } = context;
    const steps = way.map((by, index) => messages.step({ call: `${by}()`, board: inline(boards[index + 1] ?? []) }));
    const story = way.length === 0 ? call : messages.story({ calls: steps.join(', '), call });
    return [...originOf(context, boards[0] ?? tiles), notation.comment(story)];
  },
});

/** The board of the caller. */
export const originOf = ({ notation }: CheckContext, tiles: Tiles): string[] => [
  designedGridLine(notation, 'tiles', tiles),
  notation.construct('board', 'Board', ['tiles']),
];
