/** Judges the boards of a derived tree: each answer against the tiles that the board's own toString() shows. */
import type { Judgement } from '../../../../../harness/contracts/check.ts';
import type { Observation } from '../../../../../harness/contracts/protocol.ts';
import { defineMessages } from '../../../../../harness/messages/messages.ts';
import type { Tiles } from '../../../../../reference/puzzle/tiles.ts';
import { judgeNeighbors } from '../../../judges/neighbors.ts';
import { tilesIn } from '../../../judges/read-board.ts';
import { firstFailure, passed, withHint, type QuestionContext } from '../../../questions/question-context.ts';
import { boardLines } from '../../../wording/reproduction.ts';
import { describeBoard, inline } from '../../../wording/show.ts';
import type { CheckContext } from '../../context.ts';
import { judgeTwin } from '../twin.ts';
import type { Tree, Visit, Way } from './derived-tree.ts';
import { type Made, withDerivedHint, withTextHint } from '../derived-hints.ts';
import { judgeEquals, valueMethods, type BoardMethod } from './methods.ts';
import { at } from '../../../../../reference/puzzle/at.ts';

const messages = defineMessages('derived-boards-tree', {
  reached: '{board} (reached from {start} by {calls})',
  story: 'then {calls}, and {call}',
  onThatBoard: 'on that board {call}',
  thatBoard: 'that board',
  ofNewBoard: 'equals({argument}) of a new Board with the tiles {board}',
  step: '{call}: {board}',
  madeBefore: 'each board makes others, and those are asked, before it is asked itself',
  again: 'call every method once, then {call} again',
  newBoard: 'a new Board with the tiles {board}',
  againHint:
    'The first call gave the right answer: look at what a call stores for the next one, and at the type it is stored in.',
});

/** New boards, to be compared with: the start, its neighbors, two twins that students make. */
export type Boards = Readonly<Record<'start' | 'n0' | 'n1' | 'n2' | 'n3' | 't0' | 't1', Tiles>>;

export interface DerivedJudge {
  readonly context: CheckContext;
  /** Names of the new boards that a board which was reached so is compared with. */
  readonly comparedOn: (way: Way) => readonly (keyof Boards)[];
  /** Those that make boards and are asked of boards of which the tree has none. */
  readonly making: readonly BoardMethod[];
  /** Asked of every board before it is compared. */
  readonly hashing: readonly BoardMethod[];
}

/** A board, how it was reached, and the boards on the way to it: the caller's first, itself last. */
export interface Derived {
  readonly tiles: Tiles;
  readonly way: Way;
  readonly boards: readonly Tiles[];
  /** Is a board asked before others are made from it, or when that has been done? */
  readonly order: Tree['order'];
}

/** The board itself first, then those that were made from it. */
export const judgeVisit = (judge: DerivedJudge, fresh: Boards, derived: Derived, visit: Visit): Judgement =>
  firstFailure(judgementsOf(judge, fresh, derived, visit));

function* judgementsOf(judge: DerivedJudge, fresh: Boards, derived: Derived, visit: Visit): Iterable<Judgement> {
  const { tiles } = derived;
  const asking = (method: string): QuestionContext => questionOn(judge.context, derived, `${method}()`);
  yield* judgedAsks(judge, fresh, derived, visit);
  const { neighbors, twin } = visit;
  if (neighbors !== null) {
    const { call, walk, visits } = neighbors;
    const items = visits.map(({ asked }) => [textOf(judge, asked)].filter((text) => text !== undefined));
    const each = { kind: 'each', items } as const;
    const judged = (of: Tiles): Judgement => judgeNeighbors(asking('neighbors'), of, { call, walk, each });
    const told = toldOf(derived, 'neighbors', [call, walk, each], judged);
    yield withTextHint(
      told,
      tiles,
      visits.map((one) => madeBy(judge, one)),
    );
    for (const one of visits) yield judgeNext(judge, fresh, { ...derived, by: 'neighbors' }, one);
  }
  if (twin !== null) {
    const text = textOf(judge, twin.visit.asked);
    const judged = (of: Tiles): Judgement => judgeTwin(asking('twin'), of, twin.call, text);
    yield toldOf(derived, 'twin', [twin.call, text], judged);
    yield judgeNext(judge, fresh, { ...derived, by: 'twin' }, twin.visit);
  }
}

/** What is judged of a board of the caller says all; of others there is more to say. */
const toldOf = (
  { tiles, way, boards }: Derived,
  method: string,
  seen: readonly (Observation | undefined)[],
  judgeFor: (tiles: Tiles) => Judgement,
  other?: Tiles,
): Judgement => {
  const judged = judgeFor(tiles);
  if (way.length === 0) return judged;
  const ancestors = boards.slice(0, -1);
  return withDerivedHint(judged, {
    method,
    tiles,
    ancestors,
    seen,
    judgeFor,
    ...(other === undefined ? {} : { other }),
  });
};

const madeBy = (judge: DerivedJudge, { asked }: Visit): Made => ({ text: textOf(judge, asked), distances: asked });

/** A board that cannot be read has been told of where it was made. */
const judgeNext = (
  judge: DerivedJudge,
  fresh: Boards,
  { by, way, boards, order }: Derived & { readonly by: Way[number] },
  visit: Visit,
): Judgement => {
  const tiles = tilesIn(textOf(judge, visit.asked));
  if (tiles === null) return passed;
  const derived = { tiles, way: [...way, by], boards: [...boards, tiles], order };
  return judgeVisit(judge, fresh, derived, visit);
};

/** toString() is the last of the methods that give a value. */
const textOf = ({ context }: DerivedJudge, asked: readonly Observation[]): Observation | undefined =>
  asked[valueMethods(context.edition).length - 1];

/** In the order in which they were asked. */
function* judgedAsks(
  { context, comparedOn, making, hashing }: DerivedJudge,
  fresh: Boards,
  derived: Derived,
  visit: Visit,
): Iterable<Judgement> {
  const { tiles, way } = derived;
  const on = (call: string): QuestionContext => questionOn(context, derived, call);
  let rest = visit.asked;
  const told = (method: string, count: number, judgeFor: (tiles: Tiles) => Judgement): Judgement =>
    toldOf(derived, method, rest.slice(0, count), judgeFor);
  for (const { name, judge } of valueMethods(context.edition)) {
    const seen = rest;
    yield told(name, 1, (of) => judge(on(`${name}()`), of, seen));
    rest = rest.slice(1);
  }
  rest = rest.slice(hashing.length);
  for (const [index, name] of comparedOn(way).entries()) {
    const other = fresh[name];
    const [oneWay, otherWay] = rest.slice(2 * index);
    const [asked, back] = [calling(on, other), calledOn(context, derived, other)];
    yield toldOf(derived, 'equals', [oneWay], (of) => judgeEquals(context, asked, of, other, oneWay), other);
    yield toldOf(derived, 'equals', [otherWay], (of) => judgeEquals(context, back, other, of, otherWay), other);
  }
  rest = rest.slice(2 * comparedOn(way).length);
  for (const { name, judge, steps } of making) {
    // Judged with the boards that it made.
    if ((name === 'neighbors' ? visit.neighbors : visit.twin) !== null) continue;
    const [seen, count] = [rest, steps('', '').length];
    yield told(name, count, (of) => judge(on(`${name}()`), of, seen));
    rest = rest.slice(count);
  }
  if (way.length > 0) return;
  for (const { name, judge } of valueMethods(context.edition)) {
    const judged = judge(again(on(`${name}()`), context, tiles), tiles, rest);
    const isAnswer = rest[0]?.kind === 'value';
    yield isAnswer && !judged.passed ? { ...judged, hint: messages.againHint() } : withHint(judged, messages.againHint);
    rest = rest.slice(1);
  }
}

/** The question, of a method that has been called before. */
const again = (question: QuestionContext, context: CheckContext, tiles: Tiles): QuestionContext => ({
  ...{ type: question.type, call: question.call },
  get on() {
    return question.on;
  },
  get reproduction() {
    return [...boardLines(context.notation, tiles), context.notation.comment(messages.again({ call: question.call }))];
  },
});

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
    const argument = derived.way.length === 0 ? 'board' : messages.thatBoard();
    return linesOf(context, derived, messages.ofNewBoard({ argument, board: inline(other) }));
  },
});

const questionOn = (context: CheckContext, derived: Derived, call: string): QuestionContext => ({
  type: 'Board',
  call,
  get on() {
    const { tiles, way, boards } = derived;
    const calls = way.map((by) => `${by}()`).join(', ');
    if (way.length === 0) return describeBoard(tiles);
    return messages.reached({ board: describeBoard(tiles), start: describeBoard(at(boards, 0)), calls });
  },
  get reproduction() {
    return linesOf(context, derived, derived.way.length === 0 ? call : messages.onThatBoard({ call }));
  },
});

/** The board of the caller, how the one that is asked comes of it, and `call`. */
const linesOf = ({ notation }: CheckContext, { way, boards, order }: Derived, call: string): string[] => {
  const steps = way.map((by, index) => messages.step({ call: `${by}()`, board: inline(at(boards, index + 1)) }));
  const story = way.length === 0 ? call : messages.story({ calls: steps.join(', '), call });
  const before = order === 'after' ? [notation.comment(messages.madeBefore())] : [];
  return [...boardLines(notation, at(boards, 0)), ...before, notation.comment(story)];
};
