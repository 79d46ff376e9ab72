/** Solver 10: the critical optimization, seen by the calls of Board.equals() that the reference Board counted. */
import type { Check, Judgement } from '../../../../harness/contracts/check.ts';
import { defineMessages } from '../../../../harness/messages/messages.ts';
import { neighbors } from '../../../../reference/puzzle/tiles.ts';
import { explained, type CheckContext, fileCases, solverCheck } from '../context.ts';
import { sourceMessages } from '../sources.ts';
import { callsOf } from '../../judges/operations.ts';
import type { Counters } from '../../judges/queue.ts';
import { solvedPuzzleOf } from '../../puzzles/solved-puzzle.ts';
import { type QuestionContext, failed, passed } from '../../questions/question-context.ts';
import { plural } from '../../wording/show.ts';
import { countersQuestion } from './questions.ts';

const called = defineMessages('solver-10a', {
  title: 'Board.equals() is called (critical optimization)',
  measured: 'Whether Board.equals() is called at all while a puzzle is solved.',
  why: 'The critical optimization compares each neighbor with the previous board. Without it, boards are put back into the queue again and again: several times as many nodes on a hard puzzle.',
  passing: 'At least one call of equals() on each file. Comparing strings or distances instead is slower, or wrong.',
  never: '{call} on {on} never called equals() of Board.',
  expected: 'at least 1 call of Board.equals()',
  actual: '0 calls',
  hint: 'The critical optimization is missing: before you enqueue a neighbor, use equals() to compare it with the board of the previous search node, and leave it out if they are equal.',
});

const withBoard = defineMessages('solver-10b', {
  title: 'Board.equals() is only called with a Board',
  measured: 'What Board.equals() is called with while a puzzle is solved.',
  why: 'Common mistakes: the first node has no previous node, so equals() is given null; a search node is compared instead of its board.',
  passing: 'The argument is a Board in every call, never null and never an object of another class.',
  notABoard: '{call} on {on} called equals() of Board {all}, {wrong} with something that is not a Board.',
  expected: '0 calls with something that is not a Board',
  rootHint: 'The initial node of the search has no previous node: test for null before you compare.',
  searchNodeHint:
    'Compare with the board of the previous search node, not with the search node itself, and not with null.',
});

const twoBack = defineMessages('solver-10c', {
  title: 'Board.equals() is only called with the board two moves back',
  measured: 'Which boards Board.equals() compares while a puzzle is solved.',
  why: 'Only the board two moves back comes up again right away. Common mistakes: the neighbor is compared with the board just dequeued, which it never equals; with all boards on the way to it, which costs time; or with the initial board.',
  passing:
    'Every call compares a neighbor of the node just dequeued with the board of the node before it, two moves back. Calls that find an equal board pass, too: a set of boards seen before, which the FAQ allows, makes such calls.',
  notTwoBack:
    '{call} on {on} called equals() of Board {all}, {wrong} with a board other than the one two moves back: a neighbor of a search node must only be compared with the board of the node before that one.',
  expected: '0 calls with a board other than the one two moves back',
  allWrongHint:
    'Every call compares with the wrong board: for a neighbor of `node`, compare with `node.previous.board`, not with `node.board` (that is one move away and never equal) and not with the goal or the initial board.',
  rootHint:
    'The neighbors of the initial nodes seem to be compared, too: these have no previous node, so there is nothing to compare with. If it is not that, a neighbor of `node` is compared with more than `node.previous.board`.',
  otherCallsHint:
    'Some calls of equals() compare with a board other than the one two moves back. Compare a neighbor of `node` only with `node.previous.board`: not with the board of any other node, such as the one that came out of the queue before, or one of the other search. Nothing else needs equals(): isGoal() says whether a board is the goal.',
});

const messages = defineMessages('solver-10', { wrongOfAll: '{wrong} of {all}' });

/** `around`: how many neighbors the initial board has, and with the blank in the same place its twin. */
type JudgeCalls = (question: QuestionContext, counters: Counters, around: number) => Judgement;

type Words = Readonly<Record<'title' | 'measured' | 'why' | 'passing', () => string>>;

export const equalsCallChecks = (context: CheckContext): readonly Check[] => {
  const check = (id: string, words: Words, numbers: readonly string[], judge: JudgeCalls): Check =>
    solverCheck({
      id,
      title: words.title(),
      explanation: explained(words, sourceMessages.critical()),
      cases: casesOf(context, numbers, judge),
    });
  return [
    check('solver-10a', called, ['04', '05', '10'], judgeEqualsCalled),
    check('solver-10b', withBoard, ['00', '04', '05', '10'], judgeEqualsGetsBoards),
    check('solver-10c', twoBack, ['00', '04', '05', '10', '27'], judgeEqualsTwoMovesBack),
  ];
};

const casesOf = (context: CheckContext, numbers: readonly string[], judge: JudgeCalls): Check['cases'] =>
  fileCases(
    context,
    numbers.map((number) => `puzzle${number}.txt`),
    countersQuestion(context, (question, { tiles }, counters) => judge(question, counters, neighbors(tiles).length)),
    solvedPuzzleOf,
  );

/** equals() is called at all. */
export const judgeEqualsCalled: JudgeCalls = (question, counters) => {
  if (callsOf(counters, 'equals') > 0) return passed;
  return failed(question, {
    message: called.never({ call: question.call, on: question.on }),
    expected: called.expected(),
    actual: called.actual(),
    hint: called.hint(),
  });
};

/** equals() is never given null, a search node, or anything else that is not a Board. */
export const judgeEqualsGetsBoards: JudgeCalls = (question, counters, around) => {
  const wrong = callsOf(counters, 'equalsNonBoard');
  if (wrong === 0) return passed;
  return failed(question, {
    message: withBoard.notABoard(factsOf(question, counters, wrong)),
    expected: withBoard.expected(),
    actual: wrongOfAll(counters, wrong),
    hint: areFromRoots(wrong, around) ? withBoard.rootHint() : withBoard.searchNodeHint(),
  });
};

/** equals() only compares a neighbor with the board two moves back. */
export const judgeEqualsTwoMovesBack: JudgeCalls = (question, counters, around) => {
  const wrong = callsOf(counters, 'equalsNotTwoBack');
  if (wrong === 0) return passed;
  return failed(question, {
    message: twoBack.notTwoBack(factsOf(question, counters, wrong)),
    expected: twoBack.expected(),
    actual: wrongOfAll(counters, wrong),
    hint: wrongBoardHint(wrong, callsOf(counters, 'equals'), around),
  });
};

const factsOf = ({ call, on }: QuestionContext, counters: Counters, wrong: number) => ({
  call,
  on,
  all: plural(callsOf(counters, 'equals'), 'time'),
  wrong: plural(wrong, 'time'),
});

const wrongOfAll = (counters: Counters, wrong: number): string =>
  messages.wrongOfAll({ wrong: String(wrong), all: plural(callsOf(counters, 'equals'), 'call') });

/** As many as one search or two make when they compare the neighbors of their initial nodes. */
const areFromRoots = (calls: number, around: number): boolean => calls === around || calls === 2 * around;

const wrongBoardHint = (wrong: number, all: number, around: number): string => {
  if (wrong === all) return twoBack.allWrongHint();
  return areFromRoots(wrong, around) ? twoBack.rootHint() : twoBack.otherCallsHint();
};
