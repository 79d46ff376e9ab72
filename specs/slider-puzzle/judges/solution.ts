/** Judges solution(): from the initial board to the goal, one legal move at a time, no longer than necessary. */
import type { Judgement } from '../../../harness/contracts/check.ts';
import type { Observation } from '../../../harness/contracts/protocol.ts';
import { defineMessages } from '../../../harness/messages/messages.ts';
import { at } from '../../../reference/puzzle/at.ts';
import { isGoal, neighbors, sameTiles, twin, type Tiles } from '../../../reference/puzzle/tiles.ts';
import { type Failing, type QuestionContext, failed, passed } from '../questions/question-context.ts';
import { drawn, gridMessages } from '../wording/grids.ts';
import { inline, plural, shorten } from '../wording/show.ts';
import { boardsOf, type NeighborsSeen } from './neighbors.ts';
import { boardKey } from './read-board.ts';
import { isPromise, noAnswer, valueWords } from './answer.ts';
import type { SolvedPuzzle } from './moves.ts';
import { type Ends, endsMissingOfReversed, firstJump, isMove, isWayInOtherOrder } from './ways.ts';

const messages = defineMessages('solution', {
  expected: '{boards} from the initial board to the goal',
  mustBeNull: '{call} on {on} must return null, since the board cannot be solved.',
  anObject: 'an object of type {type}',
  noReturnHint:
    'solution() is undefined, and must be null: the method says `return undefined`, ends without `return`, or returns a field that was never set.',
  notNullHint: 'Return null when the board cannot be solved, not an empty collection and not the solution of the twin.',
  nothingReturned: '{call} on {on} returned {value}, although the board can be solved.',
  nothingReturnedHint:
    'solution() is {value}, as if the board could not be solved. If moves() is -1 as well, look at how the Solver decides that, such as by a limit on its steps; if not, at where the boards are collected.',
  moreThan: 'more than {boards}',
  noBoards: '{call} on {on} contains no boards.',
  noBoardsHint:
    'Nothing is put into the collection: follow the previous nodes from the goal back to the initial board.',
  goalAloneHint:
    'The solution of a board that is the goal already has no boards: it must have that one board, and takes no moves.',
  reversed: '{call} on {on} is in reverse order.',
  reversedHint:
    'Following the previous nodes leads from the goal to the initial board: put the boards on a stack, or at the front.',
  'reversedHint@java':
    'Following the previous nodes leads from the goal to the initial board: put the boards on a stack, or at the front. java.util.Stack iterates from its bottom; the library’s Stack from its top.',
  reversedAndCutHint:
    'The boards are in reverse order, and {missing}. Following the previous nodes leads from the goal to the initial board: take both with you, and put each board at the front.',
  restReversedHint:
    'After the initial board, the others are in reverse order. Following the previous nodes leads from the goal to the initial board: put each board at the front.',
  restReversedAndCutHint:
    'After the initial board, the others are in reverse order, and the goal is missing. Following the previous nodes leads from the goal to the initial board: begin with the goal, and put each board at the front.',
  initialIsMissing: 'the initial board is missing',
  goalIsMissing: 'the goal is missing',
  bothAreMissing: 'the initial board and the goal are missing',
  wrongStart: '{call} on {on} does not start at the initial board.',
  firstBoard: 'the first board is {board}',
  noInitialHint: 'The initial board is missing: go on until there is no previous node, one node further.',
  twinHint: 'solution() returns the solution of the twin.',
  wrongStartHint: 'Following the previous nodes does not lead back to the initial board.',
  notFirstHint: 'The initial board is among the boards, but it is not the first.',
  otherOrderHint:
    'The boards are those of a solution, but not in the order of the moves. Keep them as the previous nodes give them, from the last board to the first, and turn that order around; do not sort them.',
  illegalStep: '{call} on {on} makes a step that is not a legal move, from board {from} to board {to}.',
  twoBoards: '{from}, then {to}',
  board: 'board {number}',
  repeatedHint:
    'solution() has the same board twice in a row: it is added both before the loop and in it, or a node is its own previous node.',
  jumpHint:
    'Two boards of solution() that follow one another are not one move apart. Either the previous node of a search node is not the one whose neighbor it is, or the boards are collected as they are dequeued, not along the previous nodes.',
  goesOnHint:
    'The goal is reached, and more boards follow. The iteration has to end with the goal: look at its iterator if you wrote one, or at whether each call of solution() adds its boards to those of the call before.',
  'goesOnHint@java':
    'The goal is reached, and more boards follow. The iteration has to end with the goal: look at hasNext() or next() if you wrote them, or at whether each call of solution() adds its boards to those of the call before.',
  tooLong: '{call} on {on} contains more boards than a shortest solution, which has {boards}.',
  noEnd: '{call} on {on} has not ended after {seen}; a shortest solution has {boards}.',
  againHint:
    'solution() gives the same boards again. If the iteration never ends, look at where it follows the previous nodes, and at its iterator if you wrote one. If it ends later, the solution is longer than necessary: leave out the board of the previous node, and add the moves made so far to the priority.',
  'againHint@java':
    'solution() gives the same boards again. If the iteration never ends, look at where it follows the previous nodes, and at hasNext() or next() if you wrote them. If it ends later, the solution is longer than necessary: leave out the board of the previous node, and add the moves made so far to the priority.',
  tooLongHint:
    'The solution is longer than necessary. Three things make it a shortest one: the priority is the moves made so far plus the Manhattan distance, the queue compares priorities as numbers, and no board is left out but that of the previous node, or one that was already taken from the queue.',
  wrongEnd: '{call} on {on} does not end at the goal.',
  lastBoard: 'the last board is {board}',
  wrongEndHint: 'The goal is missing at the end: the board of the last search node belongs to the solution, too.',
  endsFarHint:
    'The last board is neither the goal nor next to it. Begin with the search node of the goal, and put in the board of every node on the way back to the initial one.',
});

export const judgeSolution = (question: QuestionContext, posed: SolvedPuzzle, seen: NeighborsSeen): Judgement => {
  if (posed.moves === null) return judgeNoSolution(question, posed, seen.call);
  const expected = messages.expected({ boards: plural(posed.moves + 1, 'board') });
  if (seen.call?.kind === 'value' && seen.call.value === null)
    return failed(question, nothingReturned(question, expected, valueWords(seen.call)));
  const listed = boardsOf(question, seen, expected);
  if (!listed.known) return listed.judgement;
  const fault = faultIn(posed.tiles, posed.moves, listed.boards, listed.truncated);
  if (fault === null) return passed;
  return failed(question, {
    message: fault.message({ call: question.call, on: question.on }),
    expected,
    actual: fault.actual ?? boardsWords(listed.boards, listed.truncated),
    hint: fault.hint,
    grids: fault.grids ?? drawn(gridMessages.initial(), posed.tiles),
  });
};

const judgeNoSolution = (question: QuestionContext, posed: SolvedPuzzle, call: Observation | undefined): Judgement => {
  const notNull = isPromise(call) ? null : notNullWords(call);
  if (notNull === null) return noAnswer(question, call, 'null').judgement;
  if (notNull === 'null') return passed;
  return failed(question, {
    message: messages.mustBeNull({ call: question.call, on: question.on }),
    expected: 'null',
    actual: notNull,
    hint: notNull === 'undefined' ? messages.noReturnHint() : messages.notNullHint(),
    grids: drawn(gridMessages.initial(), posed.tiles),
  });
};

/** What was returned; null when nothing was. */
const notNullWords = (call: Observation | undefined): string | null => {
  if (call?.kind === 'value') return valueWords(call);
  return call?.kind === 'object' ? messages.anObject({ type: shorten(call.type, 100) }) : null;
};

const nothingReturned = (question: QuestionContext, expected: string, value: string): Failing => ({
  message: messages.nothingReturned({ call: question.call, on: question.on, value }),
  expected,
  actual: value,
  hint: messages.nothingReturnedHint({ value }),
});

const boardsWords = (boards: readonly Tiles[], truncated: boolean): string =>
  truncated ? messages.moreThan({ boards: plural(boards.length, 'board') }) : plural(boards.length, 'board');

interface Fault {
  readonly message: (asked: Pick<QuestionContext, 'call' | 'on'>) => string;
  readonly hint: string;
  readonly actual?: string;
  readonly grids?: ReturnType<typeof drawn>;
}

/** What is wrong with the boards, most telling fault first; null when nothing is. */
const faultIn = (initial: Tiles, moves: number, boards: readonly Tiles[], truncated: boolean): Fault | null => {
  const first = boards[0];
  const last = boards.at(-1);
  if (first === undefined || last === undefined) {
    return { message: messages.noBoards, hint: moves === 0 ? messages.goalAloneHint() : messages.noBoardsHint() };
  }
  if (!sameTiles(first, initial)) {
    const reversed = isGoal(first) && (truncated ? firstJump(boards) === -1 : sameTiles(last, initial));
    return reversed
      ? { message: messages.reversed, hint: messages.reversedHint() }
      : wrongStart(initial, boards, truncated);
  }
  const step = firstJump(boards);
  if (step > 0) return wrongStep(initial, boards, step);
  return truncated ? noEnd(moves, boards) : wrongEnd(moves, boards, last);
};

const tooLong = (moves: number, boards: readonly Tiles[]): Fault => ({
  message: (asked) => messages.tooLong({ ...asked, boards: plural(moves + 1, 'board') }),
  hint: longerHint(moves, boards, messages.tooLongHint),
});

const longerHint = (moves: number, boards: readonly Tiles[], otherwise: () => string): string =>
  boards.slice(moves, moves + 1).some(isGoal) ? messages.goesOnHint() : otherwise();

/** Nobody knows whether there is an end later: only that more boards came than were asked for. */
const noEnd = (moves: number, boards: readonly Tiles[]): Fault => {
  const isRepeating = new Set(boards.map(boardKey)).size < boards.length;
  return {
    message: (asked) =>
      messages.noEnd({ ...asked, seen: plural(boards.length, 'board'), boards: plural(moves + 1, 'board') }),
    hint: longerHint(moves, boards, isRepeating ? messages.againHint : messages.tooLongHint),
  };
};

const wrongEnd = (moves: number, boards: readonly Tiles[], last: Tiles): Fault | null => {
  if (!isGoal(last)) {
    return {
      message: messages.wrongEnd,
      hint: neighbors(last).some(isGoal) ? messages.wrongEndHint() : messages.endsFarHint(),
      actual: messages.lastBoard({ board: inline(last) }),
    };
  }
  return boards.length === moves + 1 ? null : tooLong(moves, boards);
};

const wrongStart = (initial: Tiles, boards: readonly Tiles[], truncated: boolean): Fault => {
  const first = at(boards, 0);
  const ends = truncated ? null : endsMissingOfReversed(initial, boards);
  return {
    message: ends === null ? messages.wrongStart : messages.reversed,
    actual: messages.firstBoard({ board: inline(first) }),
    hint:
      ends === null
        ? wrongStartHint(initial, boards, first)
        : messages.reversedAndCutHint({ missing: missingWords(ends) }),
    grids: [...drawn(gridMessages.initial(), initial), ...drawn(gridMessages.first(), first, initial)],
  };
};

const missingWords = (ends: Ends): string => {
  if (ends.initial && ends.goal) return messages.bothAreMissing();
  return ends.initial ? messages.initialIsMissing() : messages.goalIsMissing();
};

const wrongStartHint = (initial: Tiles, boards: readonly Tiles[], first: Tiles): string => {
  if (isWayInOtherOrder(initial, boards)) return messages.otherOrderHint();
  if (boards.some((board) => sameTiles(board, initial))) return messages.notFirstHint();
  if (isMove(initial, first)) return messages.noInitialHint();
  return sameTiles(first, twin(initial)) ? messages.twinHint() : messages.wrongStartHint();
};

const wrongStep = (initial: Tiles, boards: readonly Tiles[], step: number): Fault => {
  const [from, to] = [at(boards, step - 1), at(boards, step)];
  return {
    message: (asked) => messages.illegalStep({ ...asked, from: String(step), to: String(step + 1) }),
    actual: messages.twoBoards({ from: inline(from), to: inline(to) }),
    hint: wrongStepHint(initial, boards, from, to),
    grids: [
      ...drawn(messages.board({ number: String(step) }), from),
      ...drawn(messages.board({ number: String(step + 1) }), to, from),
    ],
  };
};

const wrongStepHint = (initial: Tiles, boards: readonly Tiles[], from: Tiles, to: Tiles): string => {
  if (sameTiles(from, to)) return messages.repeatedHint();
  const ends = endsMissingOfReversed(initial, boards.slice(1));
  if (ends !== null) return ends.goal ? messages.restReversedAndCutHint() : messages.restReversedHint();
  if (isWayInOtherOrder(initial, boards)) return messages.otherOrderHint();
  return isGoal(from) ? messages.goesOnHint() : messages.jumpHint();
};
