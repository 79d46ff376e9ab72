import { defineWords } from '../../../../harness/words/words.ts';

export const equalsCallsWords = defineWords('equalsCalls', {
  none: '{call} on {on} never called equals() of Board.',
  someExpected: 'at least 1 call of Board.equals()',
  noneActual: '0 calls',
  noneHint:
    'The critical optimization is missing: before a neighbor is enqueued, compare it by equals() with the board of the previous search node, and leave it out if they are equal.',
  notABoard: '{call} on {on} called equals() of Board {all}, {wrong} with something that is no Board.',
  notABoardExpected: '0 calls with something that is no Board',
  wrongOfAll: '{wrong} of {all}',
  rootHint: 'So few calls come from the root of the search: it has no previous node. Test for null before you compare.',
  searchNodeHint:
    'Compare with the board of the previous search node, not with the search node itself, and not with null.',
  notTwoBack:
    '{call} on {on} called equals() of Board {all}, {wrong} with another board than the one two moves back: a neighbor of a search node must only be compared with the board of the node before that one.',
  notTwoBackExpected: '0 calls with another board than the one two moves back',
  allWrongHint:
    'Every call compares with the wrong board: for a neighbor of `node`, compare with `node.previous.board`, not with `node.board` (that is one move away and never equal) and not with the goal or the initial board.',
  rootComparedHint:
    'Only a few calls are wrong, as many as the root of a search makes: it has no previous node, so nothing must be compared there.',
  otherCallsHint:
    'Some calls are right: others may come from a test for the goal by equals() (use isGoal()), from a list of boards that were seen before, or from going back more than one node.',
});
