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
import { solutionWords } from './words/solution.ts';
import { gridWords } from '../words/shown-words.ts';

export const judgeSolution = (asking: Asking, posed: Posed, seen: NeighborsSeen): Judgement => {
  if (posed.moves === null) return judgeNoSolution(asking, posed, seen.call);
  const expected = solutionWords.expected({ boards: plural(posed.moves + 1, 'board') });
  if (seen.call?.kind === 'value') return failed(asking, nothingReturned(asking, expected, seen.call));
  const listed = boardsOf(asking, seen, expected);
  if (!listed.known) return listed.judgement;
  const fault = faultOf(posed.tiles, posed.moves, listed.boards, listed.truncated);
  if (fault === null) return passed;
  return failed(asking, {
    message: solutionWords.wrong({ call: asking.call, on: asking.on, fault: fault.words }),
    expected,
    actual: fault.actual ?? boardsWords(listed.boards, listed.truncated),
    hint: fault.hint,
    grids: fault.grids ?? drawn(gridWords.initial(), posed.tiles),
  });
};

const judgeNoSolution = (asking: Asking, posed: Posed, call: Observation | undefined): Judgement => {
  const notNull = notNullWords(call);
  if (notNull === null) return noAnswer(asking, call, 'null').judgement;
  if (notNull === 'null') return passed;
  return failed(asking, {
    message: solutionWords.mustBeNull({ call: asking.call, on: asking.on }),
    expected: 'null',
    actual: notNull,
    hint: notNull === 'undefined' ? solutionWords.noReturnHint() : solutionWords.notNullHint(),
    grids: drawn(gridWords.initial(), posed.tiles),
  });
};

/** What was returned; null when nothing was. */
const notNullWords = (call: Observation | undefined): string | null => {
  if (call?.kind === 'value') return valueWords(call);
  return call?.kind === 'object' ? solutionWords.anObject({ type: shorten(call.type, 100) }) : null;
};

const nothingReturned = (asking: Asking, expected: string, call: Extract<Observation, { kind: 'value' }>): Failing => ({
  message: solutionWords.nothingReturned({ call: asking.call, on: asking.on, value: valueWords(call) }),
  expected,
  actual: valueWords(call),
  hint: solutionWords.nothingReturnedHint(),
});

const boardsWords = (boards: readonly Tiles[], truncated: boolean): string =>
  truncated ? solutionWords.moreThan({ boards: plural(boards.length, 'board') }) : plural(boards.length, 'board');

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
  if (first === undefined || last === undefined)
    return { words: solutionWords.noBoards(), hint: solutionWords.emptyHint() };
  if (!sameTiles(first, initial)) {
    const reversed = !truncated && isGoal(first) && sameTiles(last, initial);
    return reversed
      ? { words: solutionWords.reversed(), hint: solutionWords.reversedHint() }
      : wrongStart(initial, first);
  }
  const step = boards.findIndex((board, at) => at > 0 && !isMove(boards[at - 1], board));
  if (step > 0) return wrongStep(boards[step - 1] ?? initial, boards[step] ?? initial, step);
  return truncated ? tooLong(moves) : wrongEnd(moves, boards.length, last);
};

const tooLong = (moves: number): Fault => ({
  words: solutionWords.tooLong({ boards: String(moves + 1) }),
  hint: solutionWords.longerHint(),
});

const wrongEnd = (moves: number, count: number, last: Tiles): Fault | null => {
  if (!isGoal(last)) {
    return {
      words: solutionWords.notAtGoal(),
      hint: solutionWords.noGoalHint(),
      actual: solutionWords.lastBoard({ board: inline(last) }),
    };
  }
  return count === moves + 1 ? null : tooLong(moves);
};

const isMove = (from: Tiles | undefined, to: Tiles): boolean =>
  from !== undefined && neighbors(from).some((next) => sameTiles(next, to));

const wrongStart = (initial: Tiles, first: Tiles): Fault => ({
  words: solutionWords.notFromStart(),
  actual: solutionWords.firstBoard({ board: inline(first) }),
  hint: isMove(initial, first)
    ? solutionWords.noInitialHint()
    : sameTiles(first, twin(initial))
      ? solutionWords.twinHint()
      : solutionWords.startHint(),
  grids: [...drawn(gridWords.initial(), initial), ...drawn(gridWords.first(), first, initial)],
});

const wrongStep = (from: Tiles, to: Tiles, step: number): Fault => ({
  words: solutionWords.illegalStep({ from: String(step), to: String(step + 1) }),
  actual: solutionWords.twoBoards({ from: inline(from), to: inline(to) }),
  hint: sameTiles(from, to) ? solutionWords.repeatedHint() : solutionWords.jumpHint(),
  grids: [
    ...drawn(solutionWords.board({ number: String(step) }), from),
    ...drawn(solutionWords.board({ number: String(step + 1) }), to, from),
  ],
});
