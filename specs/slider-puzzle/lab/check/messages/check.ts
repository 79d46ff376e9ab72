import { defineMessages } from '../../../../../harness/messages/messages.ts';

export const checkCommandMessages = defineMessages('checkCommand', {
  progress: '{number} of {all}: {puzzle}{far}',
  interrupted: 'Interrupted',
  notSolved: 'Not solved in {seconds} s',
  atLeast: '{why}: at least {moves}.',
  checked: '{done} of {all} checked: {title}',
  misnamed: '{puzzle} is misnamed: {why}.',
  answerUnknown:
    'The right answer is not known: in {seconds} s, the reference found only that it has at least {moves}.',
  nameSays: '{message} Its name says {promise}.',
  notGraded: 'It cannot be graded.',
  nothingAsked: 'Nothing was run.',
  refuseHint: 'This board cannot be solved: call isSolvable() on the board first thing in the constructor, and throw.',
  refuseOtherHint: 'This board cannot be solved: call isSolvable() on the board before the search begins.',
  only3by3: 'This project solves only 3-by-3 boards.',
  moreRows: 'and {more} more; --json has them all.',
  andMore: '{two} and {more} more',
  saysName: 'the name says {promise}',
  butNoSolution: '{says}, but the board has no solution',
  butShortest: '{says}, but a shortest solution has {moves}',
  butSolvable: '{says}, but the board has one',
  butAtLeast: '{says}, but a shortest solution has at least {moves}',
  unsolvable: 'The board cannot be solved.',
  solvable: 'The board can be solved.',
  butEven: '{says}, but every solution has an even number of moves',
  butOdd: '{says}, but every solution has an odd number of moves',
});
