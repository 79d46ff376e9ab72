/** A sequence of calls on boards, judged call by call against a model that knows the tiles of each board. */
import type { Judgement } from '../../../../../harness/contracts/check.ts';
import type { Observation } from '../../../../../harness/contracts/protocol.ts';
import { defineMessages } from '../../../../../harness/messages/messages.ts';
import { at } from '../../../../../reference/puzzle/at.ts';
import { neighbors, type Tiles } from '../../../../../reference/puzzle/tiles.ts';
import { constructionProblem } from '../../../judges/construction.ts';
import { boardsOf, judgeNeighbors, without, type NeighborsSeen } from '../../../judges/neighbors.ts';
import { objectProblem } from '../../../judges/answer.ts';
import { readBoard } from '../../../judges/read-board.ts';
import { failed, passed, type QuestionContext } from '../../../questions/question-context.ts';
import { gridLine } from '../../../wording/reproduction.ts';
import { describeBoard, inline, plural } from '../../../wording/show.ts';
import type { CheckContext } from '../../context.ts';
import { judgeTwin } from '../twin.ts';
import { commandSteps, commandWords, methodOf, type Command } from './commands.ts';
import { judgeEquals, type BoardMethod } from './methods.ts';

const messages = defineMessages('board-sequence', {
  after: '{board} after {calls}',
  anIterable: 'something to walk through',
  walking: 'walking through {call}',
  notFirst: '{call} on {on} gave other boards than its first {boards}.',
  neighborsOf: 'different neighbors: {boards}',
});

export interface Model {
  readonly context: CheckContext;
  readonly methods: readonly BoardMethod[];
  readonly commands: readonly Command[];
  /** The boards of the caller, by field of the row. */
  readonly fields: Readonly<Record<string, Tiles>>;
}

/** What is known of the handles by now. */
interface State {
  readonly boards: Map<string, Tiles>;
  /** Iterables by name: whose neighbors they give, and whether they have been walked before. */
  readonly iterables: Map<string, { readonly on: string; isUsed: boolean }>;
  readonly lists: Map<string, readonly Tiles[]>;
  /** What was called on each board, in order. */
  readonly calls: Map<string, string[]>;
}

/** The judgement of the first call that is answered wrongly. */
export const judgeSequence = (model: Model, observations: readonly Observation[]): Judgement => {
  const state: State = { boards: new Map(), iterables: new Map(), lists: new Map(), calls: new Map() };
  let from = 0;
  for (const [index, command] of model.commands.entries()) {
    const count = commandSteps(command, model.methods).length;
    const judged = judgeCommand(model, state, index, command, observations.slice(from, from + count));
    if (!judged.passed) return judged;
    from += count;
  }
  return passed;
};

const judgeCommand = (
  model: Model,
  state: State,
  index: number,
  command: Command,
  seen: readonly (Observation | undefined)[],
): Judgement => {
  const asking = (on: string, call: string): QuestionContext => questionOn(model, state, index, on, call);
  switch (command.do) {
    case 'make': {
      const tiles = model.fields[command.field] ?? [];
      state.boards.set(command.as, tiles);
      return constructionProblem(asking(command.as, ''), seen[0]) ?? passed;
    }
    case 'ask': {
      const { on, method } = command;
      const judged = methodOf(method, model.methods).judge(asking(on, `${method}()`), tilesOf(state, on), seen);
      called(state, on, `${method}()`);
      return judged;
    }
    case 'equals': {
      const { on, other } = command;
      const question = asking(on, `equals(${describeBoard(tilesOf(state, other))})`);
      const judged = judgeEquals(question, tilesOf(state, on), tilesOf(state, other), seen[0]);
      called(state, on, 'equals()');
      return judged;
    }
    case 'twin': {
      const judged = judgeTwin(asking(command.on, 'twin()'), tilesOf(state, command.on), seen[0], seen[1]);
      const read = readBoard(seen[1]);
      if (read.readable) state.boards.set(command.as, read.tiles);
      called(state, command.on, 'twin()');
      return judged;
    }
    case 'neighbors': {
      state.iterables.set(command.as, { on: command.on, isUsed: false });
      const problem = objectProblem(asking(command.on, 'neighbors()'), seen[0], messages.anIterable());
      called(state, command.on, 'neighbors()');
      return problem ?? passed;
    }
    case 'walk':
      return judgeWalk(model, state, command, asking, seen);
    case 'pick': {
      const list = state.lists.get(command.from) ?? [];
      state.boards.set(command.as, at(list, command.index % list.length));
      return passed;
    }
  }
};

const tilesOf = ({ boards }: State, name: string): Tiles => {
  const tiles = boards.get(name);
  if (tiles === undefined) throw new RangeError(`no board ${name}`);
  return tiles;
};

const called = ({ calls }: State, on: string, call: string): void => {
  calls.set(on, [...(calls.get(on) ?? []), call]);
};

const judgeWalk = (
  model: Model,
  state: State,
  { of, as, most, beside }: Extract<Command, { do: 'walk' }>,
  asking: (on: string, call: string) => QuestionContext,
  [walk, each]: readonly (Observation | undefined)[],
): Judgement => {
  const iterable = state.iterables.get(of);
  if (iterable === undefined) throw new RangeError(`no iterable ${of}`);
  const tiles = tilesOf(state, iterable.on);
  const question = asking(iterable.on, messages.walking({ call: 'neighbors()' }));
  const seen: NeighborsSeen = { call: { kind: 'object', type: '' }, walk, each };
  const mayBeShort = iterable.isUsed && mayBeUsedUp(model);
  const judged =
    mayBeShort || most !== undefined
      ? judgePart(question, tiles, seen, mayBeShort ? null : (most ?? null))
      : judgeNeighbors(question, tiles, seen);
  const listed = boardsOf(question, seen, '');
  state.lists.set(as, listed.known ? listed.boards : []);
  for (const name of beside === undefined ? [of] : [of, beside]) {
    const used = state.iterables.get(name);
    if (used !== undefined) used.isUsed = true;
  }
  return judged;
};

/** A generator is an iterable that can be walked through once; in Java each walk has an iterator of its own. */
const mayBeUsedUp = ({ context }: Model): boolean => context.language === 'typescript';

/** Different neighbors; `count` of them, or all where there are fewer; null for any number. */
const judgePart = (question: QuestionContext, tiles: Tiles, seen: NeighborsSeen, count: number | null): Judgement => {
  const all = neighbors(tiles);
  const expected = messages.neighborsOf({ boards: all.map(inline).join(', ') });
  const listed = boardsOf(question, seen, expected);
  if (!listed.known) return listed.judgement;
  const { boards } = listed;
  const isRightCount = count === null || boards.length === Math.min(count, all.length);
  if (isRightCount && without(boards, all).length === 0) return passed;
  return failed(question, {
    message: messages.notFirst({ call: question.call, on: question.on, boards: plural(boards.length, 'board') }),
    expected,
    actual: boards.map(inline).join(', '),
  });
};

/** Words are made when they are read: few calls fail. */
const questionOn = (model: Model, state: State, index: number, on: string, call: string): QuestionContext => {
  const tiles = state.boards.get(on) ?? [];
  const calls = (state.calls.get(on) ?? []).slice(-4);
  return {
    type: 'Board',
    call,
    get on() {
      const board = describeBoard(tiles);
      return calls.length === 0 ? board : messages.after({ board, calls: calls.join(', ') });
    },
    get reproduction() {
      return sequenceLines(model, on, index);
    },
  };
};

/** The boards of the caller, and the calls that lead to the one that failed: those on its board and on where that came from. */
const sequenceLines = ({ context, commands, fields }: Model, on: string, index: number): string[] => {
  const { notation } = context;
  const involved = ancestryOf(commands.slice(0, index + 1), on);
  const first = commands[0]?.do === 'make' ? commands[0].field : '';
  const story = commands.slice(0, index + 1).filter((command) => involved.has(subjectOf(command)));
  return [gridLine(notation, 'tiles', fields[first] ?? []), notation.comment(shortened(story.map(commandWords)))];
};

const shortened = (words: readonly string[]): string =>
  words.length <= 14 ? words.join(', ') : [...words.slice(0, 3), '...', ...words.slice(-10)].join(', ');

/** What a command is done with. */
const subjectOf = (command: Command): string => {
  switch (command.do) {
    case 'make':
      return command.as;
    case 'walk':
      return command.of;
    case 'pick':
      return command.from;
    case 'ask':
    case 'equals':
    case 'twin':
    case 'neighbors':
      return command.on;
  }
};

/** The names from which a board comes, itself included, and what was made of it to be walked through. */
const ancestryOf = (commands: readonly Command[], on: string): ReadonlySet<string> => {
  const names = new Set([on]);
  for (const command of commands.toReversed()) {
    if (command.do === 'make' || command.do === 'ask' || command.do === 'equals') continue;
    if (names.has(command.as)) names.add(subjectOf(command));
    else if (subjectOf(command) === on) names.add(command.as);
  }
  return names;
};
