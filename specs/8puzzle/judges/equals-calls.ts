/** Judges the critical optimization by the calls of Board.equals() that the reference Board counted. */
import type { Judgement } from '../../../harness/engine/check.ts';
import { failed, passed, type Asking } from '../words/asking.ts';
import { plural } from '../words/show.ts';
import type { Counters } from './queue.ts';
import { equalsCallsWords } from './words/equals-calls.ts';

const counted = (counters: Counters, name: string): number => counters.operations[name] ?? 0;

/** equals() is called at all. */
export const judgeEqualsCalled = (asking: Asking, counters: Counters): Judgement => {
  if (counted(counters, 'Board.equals()') > 0) return passed;
  return failed(asking, {
    message: equalsCallsWords.none({ call: asking.call, on: asking.on }),
    expected: equalsCallsWords.someExpected(),
    actual: equalsCallsWords.noneActual(),
    hint: equalsCallsWords.noneHint(),
  });
};

/** equals() is never given null, a search node, or anything else that is no Board. */
export const judgeEqualsGetsBoards = (asking: Asking, counters: Counters): Judgement => {
  const wrong = counted(counters, 'Board.equals(non-Board)');
  if (wrong === 0) return passed;
  const all = counted(counters, 'Board.equals()');
  return failed(asking, {
    message: equalsCallsWords.notABoard({
      call: asking.call,
      on: asking.on,
      all: plural(all, 'time'),
      wrong: plural(wrong, 'time'),
    }),
    expected: equalsCallsWords.notABoardExpected(),
    actual: equalsCallsWords.wrongOfAll({ wrong: String(wrong), all: plural(all, 'call') }),
    hint: fewFromRoots(wrong) ? equalsCallsWords.rootHint() : equalsCallsWords.searchNodeHint(),
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
    message: equalsCallsWords.notTwoBack({
      call: asking.call,
      on: asking.on,
      all: plural(all, 'time'),
      wrong: plural(wrong, 'time'),
    }),
    expected: equalsCallsWords.notTwoBackExpected(),
    actual: equalsCallsWords.wrongOfAll({ wrong: String(wrong), all: plural(all, 'call') }),
    hint: wrongBoardHint(wrong, all),
  });
};

const wrongBoardHint = (wrong: number, all: number): string => {
  if (wrong === all) {
    return equalsCallsWords.allWrongHint();
  }
  if (fewFromRoots(wrong)) {
    return equalsCallsWords.rootComparedHint();
  }
  return equalsCallsWords.otherCallsHint();
};
