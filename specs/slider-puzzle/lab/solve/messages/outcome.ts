/**
 * What is wrong with the outcome of a search, which would be a fault of the grader. The page of `grade play` holds
 * these, too.
 */
import { defineMessages } from '../../../../../harness/messages/messages.ts';

export const outcomeMessages = defineMessages('8puzzle.solve-outcome', {
  wrong: 'The search gave a wrong answer: {how}.',
  wrongRemedy: 'Try another --method, and report this with the puzzle file.',
  saysSolvable: 'parity says that it is solvable',
  saysUnsolvable: 'parity says that it is unsolvable',
  missesGoal: 'its solution does not lead to the goal',
  notAllRight: 'one of its shortest solutions is wrong',
});
