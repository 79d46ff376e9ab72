/** Goes through what a sequence of calls on boards showed, keeps track of which board is which, and has each call judged. */
import type { Judgement } from '../../../../../harness/contracts/check.ts';
import type { Observation } from '../../../../../harness/contracts/protocol.ts';
import { defineMessages } from '../../../../../harness/messages/messages.ts';
import type { Tiles } from '../../../../../reference/puzzle/tiles.ts';
import { constructionProblem } from '../../../judges/construction.ts';
import { tilesIn } from '../../../judges/read-board.ts';
import { passed, type QuestionContext } from '../../../questions/question-context.ts';
import { toGrid, type Question } from '../../../questions/question.ts';
import { gridLine } from '../../../wording/reproduction.ts';
import { describeBoard } from '../../../wording/show.ts';
import type { CheckContext } from '../../context.ts';
import { commandSteps, commandWords, subjectOf, type Command } from './commands.ts';
import { methodsAndHash, type BoardMethod } from './methods.ts';
import { plainlyNamed } from './plain-names.ts';
import { valueOf } from '../../../../../harness/text/at.ts';

const messages = defineMessages('board-sequence', {
  iteration: 'an iteration over what neighbors() returned',
  derived: '{board} (returned by a method of another board)',
});

export interface Sequence {
  readonly context: CheckContext;
  readonly methods: readonly BoardMethod[];
  readonly commands: readonly Command[];
  /** The board of the caller, from which all others come. */
  readonly tiles: Tiles;
}

/** The question whether such a sequence is answered as it should. */
export const questionOf = (
  context: CheckContext,
  commands: readonly Command[],
  judge: (sequence: Sequence, observations: readonly Observation[]) => Judgement,
  reproduce: Question<Tiles>['reproduce'],
): Question<Tiles> => {
  const methods = methodsAndHash(context);
  return {
    steps: commands.flatMap((command) => commandSteps(command, methods)),
    row: (tiles) => ({ tiles: toGrid(tiles) }),
    judge: (tiles, observations) => judge({ context, methods, commands, tiles }, observations),
    reproduce,
  };
};

/** What is known of a handle. */
export interface Known {
  readonly tiles: Tiles;
  /** The boards that it comes from, the one that it was made from last; none: the caller made it. */
  readonly ancestors: readonly Tiles[];
  /** What was called on it, in order. */
  readonly calls: string[];
  /** Was an iteration over its neighbors left before its end? */
  isWalkOpen: boolean;
}

/** One call or walk: what it showed, and the board that it concerns. */
export interface Happening {
  readonly command: Exclude<Command, { do: 'make' | 'pick' }>;
  readonly seen: readonly (Observation | undefined)[];
  /** Handle of the board, and what is known of it before this. */
  readonly on: string;
  readonly board: Known;
  /** The argument of equals(). */
  readonly other: Known | undefined;
  /** Has what is walked through been walked through before? */
  readonly isWalkedAgain: boolean;
  readonly question: (call: string) => QuestionContext;
}

interface State {
  readonly boards: Map<string, Known>;
  /** What neighbors() gave: of which board, and whether it has been walked through. */
  readonly iterables: Map<string, { readonly on: string; isUsed: boolean }>;
  /** What walks gave; null for a board that could not be read. */
  readonly lists: Map<string, { readonly from: Known; readonly boards: readonly (Tiles | null)[] }>;
}

/** The judgement of the first call that is judged to be wrong. */
export const replay = (
  sequence: Sequence,
  observations: readonly Observation[],
  judge: (happening: Happening) => Judgement,
): Judgement => {
  const state: State = { boards: new Map(), iterables: new Map(), lists: new Map() };
  let from = 0;
  for (const [index, command] of sequence.commands.entries()) {
    const count = commandSteps(command, sequence.methods).length;
    const seen: readonly (Observation | undefined)[] = observations.slice(from, from + count);
    from += count;
    if (command.do === 'pick') picked(state, command);
    else if (command.do === 'make') {
      state.boards.set(command.as, { tiles: sequence.tiles, ancestors: [], calls: [], isWalkOpen: false });
      const problem = constructionProblem(questionOn(sequence, state, index, command.as, ''), seen[0]);
      if (problem !== null) return problem;
    } else {
      const happening = happeningOf(sequence, state, index, command, seen);
      const judged = happening === null ? passed : judge(happening);
      if (!judged.passed) return judged;
      if (happening !== null) remember(state, happening);
    }
  }
  return passed;
};

/** A board that could not be read is not followed: other checks tell of it. */
const happeningOf = (
  sequence: Sequence,
  state: State,
  index: number,
  command: Happening['command'],
  seen: Happening['seen'],
): Happening | null => {
  const iterable = command.do === 'walk' ? state.iterables.get(command.of) : undefined;
  const on = iterable?.on ?? subjectOf(command);
  const board = state.boards.get(on);
  const other = command.do === 'equals' ? state.boards.get(command.other) : undefined;
  if (board === undefined || (command.do === 'equals' && other === undefined)) return null;
  const question = (call: string): QuestionContext => questionOn(sequence, state, index, on, call);
  return { command, seen, on, board, other, question, isWalkedAgain: iterable?.isUsed ?? false };
};

const remember = (state: State, { command, seen, on, board }: Happening): void => {
  board.calls.push(callOf(command));
  if (command.do === 'neighbors') state.iterables.set(command.as, { on, isUsed: false });
  if (command.do === 'twin') setDerived(state, command.as, tilesIn(seen[1]), board);
  if (command.do !== 'walk') return;
  const boards = boardsIn(seen[1]);
  state.lists.set(command.as, { from: board, boards });
  if (boards.length === command.most) board.isWalkOpen = true;
  for (const name of [command.of, command.beside ?? command.of]) {
    const iterable = state.iterables.get(name);
    if (iterable !== undefined) iterable.isUsed = true;
  }
};

const picked = (state: State, { from, index, as }: Extract<Command, { do: 'pick' }>): void => {
  const list = state.lists.get(from);
  if (list === undefined) state.boards.delete(as);
  else setDerived(state, as, list.boards[index % list.boards.length] ?? null, list.from);
};

const setDerived = ({ boards }: State, name: string, tiles: Tiles | null, from: Known): void => {
  if (tiles === null) boards.delete(name);
  else boards.set(name, { tiles, ancestors: [...from.ancestors, from.tiles], calls: [], isWalkOpen: false });
};

const boardsIn = (each: Observation | undefined): readonly (Tiles | null)[] =>
  each?.kind === 'each' ? each.items.map((item) => tilesIn(item[0])) : [];

const callOf = (command: Happening['command']): string =>
  command.do === 'walk' ? messages.iteration() : `${command.do === 'ask' ? command.method : command.do}()`;

/** Words are made when they are read: few calls fail. */
const questionOn = (
  sequence: Sequence,
  { boards }: Pick<State, 'boards'>,
  index: number,
  on: string,
  call: string,
): QuestionContext => ({
  type: 'Board',
  call,
  get on() {
    const { tiles, ancestors } = valueOf(boards, on);
    const board = describeBoard(tiles);
    return ancestors.length > 0 ? messages.derived({ board }) : board;
  },
  get reproduction() {
    return storyOf(sequence, on, index);
  },
});

/** The board of the caller, and the calls that lead to the one that failed: those on its board and on where that came from. */
const storyOf = ({ context, commands, tiles }: Sequence, on: string, index: number): string[] => {
  const { notation } = context;
  const until = commands.slice(0, index + 1);
  const involved = ancestryOf(until, on);
  const isInvolved = until.map((command) => involved.has(subjectOf(command)));
  const story = plainlyNamed(until)
    .filter((_, place) => isInvolved[place])
    .map(commandWords);
  const shortened = story.length <= 14 ? story : [...story.slice(0, 4), '...', ...story.slice(-9)];
  return [gridLine(notation, 'tiles', tiles), notation.comment(shortened.join(', '))];
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
