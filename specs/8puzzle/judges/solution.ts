/** Judges solution(): from the initial board to the goal, one legal move at a time, no longer than necessary. */
import type { Judgement } from '../../../harness/engine/check.ts';
import type { Observation } from '../../../harness/probe/protocol.ts';
import { isGoal, neighbors, sameTiles, twin, type Tiles } from '../../../reference/tiles.ts';
import { failed, passed, type Asking, type Failing } from '../words/asking.ts';
import { drawn } from '../words/grids.ts';
import { inline, plural, shorten } from '../words/show.ts';
import { boardsOf, type NeighborsSeen } from './neighbors.ts';
import { noAnswer, valueWords } from './answer.ts';
import type { Posed } from './moves.ts';

export const judgeSolution = (asking: Asking, posed: Posed, seen: NeighborsSeen): Judgement => {
  if (posed.moves === null) return judgeNoSolution(asking, posed, seen.call);
  const expected = `${plural(posed.moves + 1, 'board')} from the initial board to the goal`;
  if (seen.call?.kind === 'value') return failed(asking, nothingReturned(asking, expected, seen.call));
  const listed = boardsOf(asking, seen, expected);
  if (!listed.known) return listed.judgement;
  const fault = faultOf(posed.tiles, posed.moves, listed.boards, listed.truncated);
  if (fault === null) return passed;
  return failed(asking, {
    message: `${asking.call} on ${asking.on} ${fault.words}.`,
    expected,
    actual: fault.actual ?? boardsWords(listed.boards, listed.truncated),
    hint: fault.hint,
    grids: fault.grids ?? drawn('initial', posed.tiles),
  });
};

const judgeNoSolution = (asking: Asking, posed: Posed, call: Observation | undefined): Judgement => {
  const notNull = notNullWords(call);
  if (notNull === null) return noAnswer(asking, call, 'null').judgement;
  if (notNull === 'null') return passed;
  return failed(asking, {
    message: `${asking.call} on ${asking.on} must return null, since the board cannot be solved.`,
    expected: 'null',
    actual: notNull,
    hint:
      notNull === 'undefined'
        ? 'The method ends without a return: return null.'
        : 'Return null when the board cannot be solved, not an empty collection and not the solution of the twin.',
    grids: drawn('initial', posed.tiles),
  });
};

/** What was returned; null when nothing was. */
const notNullWords = (call: Observation | undefined): string | null => {
  if (call?.kind === 'value') return valueWords(call);
  return call?.kind === 'object' ? `an object of type ${shorten(call.type, 100)}` : null;
};

const nothingReturned = (asking: Asking, expected: string, call: Extract<Observation, { kind: 'value' }>): Failing => ({
  message: `${asking.call} on ${asking.on} returned ${valueWords(call)}, although the board can be solved.`,
  expected,
  actual: valueWords(call),
  hint: 'null means that the board cannot be solved: did the search of the twin win by mistake, or is the result never set?',
});

const boardsWords = (boards: readonly Tiles[], truncated: boolean): string =>
  truncated ? `more than ${plural(boards.length, 'board')}` : plural(boards.length, 'board');

interface Fault {
  /** Completes a sentence after the call. */
  readonly words: string;
  readonly hint: string;
  readonly actual?: string;
  readonly grids?: ReturnType<typeof drawn>;
}

/** What is wrong with the boards, most telling fault first; null when nothing is. */
const faultOf = (initial: Tiles, moves: number, boards: readonly Tiles[], truncated: boolean): Fault | null => {
  const first = boards[0];
  const last = boards.at(-1);
  if (first === undefined || last === undefined) return { words: 'holds no boards', hint: hints.empty };
  if (!sameTiles(first, initial)) {
    const reversed = !truncated && isGoal(first) && sameTiles(last, initial);
    return reversed ? { words: 'is in reverse order', hint: hints.reversed } : wrongStart(initial, first);
  }
  const step = boards.findIndex((board, at) => at > 0 && !isMove(boards[at - 1], board));
  if (step > 0) return wrongStep(boards[step - 1] ?? initial, boards[step] ?? initial, step);
  return truncated ? tooLong(moves) : wrongEnd(moves, boards.length, last);
};

const tooLong = (moves: number): Fault => ({
  words: `holds more than the ${String(moves + 1)} boards of a shortest one`,
  hint: hints.longer,
});

const wrongEnd = (moves: number, count: number, last: Tiles): Fault | null => {
  if (!isGoal(last)) {
    return { words: 'does not end at the goal', hint: hints.end, actual: `the last board is ${inline(last)}` };
  }
  return count === moves + 1 ? null : tooLong(moves);
};

const isMove = (from: Tiles | undefined, to: Tiles): boolean =>
  from !== undefined && neighbors(from).some((next) => sameTiles(next, to));

const wrongStart = (initial: Tiles, first: Tiles): Fault => ({
  words: 'does not start at the initial board',
  actual: `the first board is ${inline(first)}`,
  hint: isMove(initial, first) ? hints.noInitial : sameTiles(first, twin(initial)) ? hints.twin : hints.start,
  grids: [...drawn('initial', initial), ...drawn('first', first, initial)],
});

const wrongStep = (from: Tiles, to: Tiles, step: number): Fault => ({
  words: `makes a step that is no legal move, from board ${String(step)} to board ${String(step + 1)}`,
  actual: `${inline(from)}, then ${inline(to)}`,
  hint: sameTiles(from, to) ? hints.repeated : hints.jump,
  grids: [...drawn(`board ${String(step)}`, from), ...drawn(`board ${String(step + 1)}`, to, from)],
});

const hints = {
  empty: 'Nothing is put into the collection: follow the previous nodes from the goal back to the initial board.',
  reversed:
    'Following the previous nodes leads from the goal to the initial board: put the boards on a stack, or at the front.',
  noInitial: 'The initial board is missing: go on until there is no previous node, that is one node further.',
  twin: 'This is the solution of the twin.',
  start: 'The nodes that are followed back do not lead to the initial board.',
  repeated:
    'The same board comes twice in a row: it is added before the loop and in it, or a node is its own previous one.',
  jump: 'The previous node of a search node must be the one whose neighbor it is; boards that were merely taken from the queue in turn are no solution.',
  longer:
    'The solution is longer than necessary: the priority must be the moves made so far plus the Manhattan distance, and the search ends when the goal is taken from the queue, not when it is put in.',
  end: 'The goal is missing at the end: the board of the last search node belongs to the solution, too.',
} as const;
