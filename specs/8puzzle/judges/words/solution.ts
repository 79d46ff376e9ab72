import { defineWords } from '../../../../harness/words/words.ts';

export const solutionWords = defineWords('solution', {
  expected: '{boards} from the initial board to the goal',
  wrong: '{call} on {on} {fault}.',
  mustBeNull: '{call} on {on} must return null, since the board cannot be solved.',
  noReturnHint: 'The method ends without a return: return null.',
  notNullHint: 'Return null when the board cannot be solved, not an empty collection and not the solution of the twin.',
  anObject: 'an object of type {type}',
  nothingReturned: '{call} on {on} returned {value}, although the board can be solved.',
  nothingReturnedHint:
    'null means that the board cannot be solved: did the search of the twin win by mistake, or is the result never set?',
  moreThan: 'more than {boards}',
  noBoards: 'holds no boards',
  reversed: 'is in reverse order',
  tooLong: 'holds more than the {boards} boards of a shortest one',
  notAtGoal: 'does not end at the goal',
  lastBoard: 'the last board is {board}',
  notFromStart: 'does not start at the initial board',
  firstBoard: 'the first board is {board}',
  illegalStep: 'makes a step that is no legal move, from board {from} to board {to}',
  twoBoards: '{from}, then {to}',
  board: 'board {number}',
  emptyHint: 'Nothing is put into the collection: follow the previous nodes from the goal back to the initial board.',
  reversedHint:
    'Following the previous nodes leads from the goal to the initial board: put the boards on a stack, or at the front.',
  noInitialHint: 'The initial board is missing: go on until there is no previous node, that is one node further.',
  twinHint: 'This is the solution of the twin.',
  startHint: 'The nodes that are followed back do not lead to the initial board.',
  repeatedHint:
    'The same board comes twice in a row: it is added before the loop and in it, or a node is its own previous one.',
  jumpHint:
    'The previous node of a search node must be the one whose neighbor it is; boards that were merely taken from the queue in turn are no solution.',
  longerHint:
    'The solution is longer than necessary: the priority must be the moves made so far plus the Manhattan distance, and the search ends when the goal is taken from the queue, not when it is put in.',
  noGoalHint: 'The goal is missing at the end: the board of the last search node belongs to the solution, too.',
});
