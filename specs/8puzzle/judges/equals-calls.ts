/** Judges the critical optimization by the calls of Board.equals() that the reference Board counted. */
import type { Judgement } from '../../../harness/engine/check.ts';
import { failed, passed, type Asking } from '../words/asking.ts';
import { plural } from '../words/show.ts';
import type { Counters } from './queue.ts';

const counted = (counters: Counters, name: string): number => counters.operations[name] ?? 0;

/** equals() is called at all. */
export const judgeEqualsCalled = (asking: Asking, counters: Counters): Judgement => {
  if (counted(counters, 'Board.equals()') > 0) return passed;
  return failed(asking, {
    message: `${asking.call} on ${asking.on} never called equals() of Board.`,
    expected: 'at least 1 call of Board.equals()',
    actual: '0 calls',
    hint: 'The critical optimization is missing: before a neighbor is enqueued, compare it by equals() with the board of the previous search node, and leave it out if they are equal.',
  });
};

/** equals() is never given null, a search node, or anything else that is no Board. */
export const judgeEqualsGetsBoards = (asking: Asking, counters: Counters): Judgement => {
  const wrong = counted(counters, 'Board.equals(non-Board)');
  if (wrong === 0) return passed;
  const all = counted(counters, 'Board.equals()');
  return failed(asking, {
    message: `${asking.call} on ${asking.on} called equals() of Board ${plural(all, 'time')}, ${plural(wrong, 'time')} with something that is no Board.`,
    expected: '0 calls with something that is no Board',
    actual: `${String(wrong)} of ${plural(all, 'call')}`,
    hint: fewFromRoots(wrong)
      ? 'So few calls come from the root of the search: it has no previous node. Test for null before you compare.'
      : 'Compare with the board of the previous search node, not with the search node itself, and not with null.',
  });
};

/** Two searches, with at most four neighbors of their roots each. */
const fewFromRoots = (calls: number): boolean => calls <= 8;

/** equals() is only asked whether a neighbor is the board two moves back. */
export const judgeEqualsTwoMovesBack = (asking: Asking, counters: Counters): Judgement => {
  const wrong = counted(counters, 'Board.equals(not two moves back)');
  if (wrong === 0) return passed;
  const all = counted(counters, 'Board.equals()');
  return failed(asking, {
    message:
      `${asking.call} on ${asking.on} called equals() of Board ${plural(all, 'time')}, ${plural(wrong, 'time')} ` +
      'with another board than the one two moves back: a neighbor of a search node must only be compared with the board of the node before that one.',
    expected: '0 calls with another board than the one two moves back',
    actual: `${String(wrong)} of ${plural(all, 'call')}`,
    hint: wrongBoardHint(wrong, all),
  });
};

const wrongBoardHint = (wrong: number, all: number): string => {
  if (wrong === all) {
    return 'Every call compares with the wrong board: for a neighbor of `node`, compare with `node.previous.board`, not with `node.board` (that is one move away and never equal) and not with the goal or the initial board.';
  }
  if (fewFromRoots(wrong)) {
    return 'Only a few calls are wrong, as many as the root of a search makes: it has no previous node, so nothing must be compared there.';
  }
  return 'Some calls are right: others may come from a test for the goal by equals() (use isGoal()), from a list of boards that were seen before, or from going back more than one node.';
};
