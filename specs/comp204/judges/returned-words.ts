import { defineWords } from '../../../harness/words/words.ts';

export const returnedWords = defineWords('comp204.returned', {
  expected: 'moves of the blank: U, D, L and R ({moves})',
  returned: '{call} on {on} returned {value}',
  tooLong: '{returned}, which is longer than any solution.',
  noMove: '{returned}: its letter {number}, {letter}, is no move.',
  offBoard: '{returned}: move {number}, {letter}, takes the blank off the board.',
  solvableHint: 'This board can be solved: its number of inversions, the blank left out, is even.',
  lettersHint: 'The string holds nothing but the letters U, D, L and R, without blanks or commas.',
  offBoardHint:
    'The letters are moves of the blank: U to the row above, D to the row below, L and R to the column left and right. Are the letters those of the tile instead, or rows and columns exchanged?',
  notThereHint:
    'The last move may be missing, the moves may be in reverse order, or the letters may be those of the tile.',
  notShortestHint:
    'Take the state with the lowest cost + heuristic from the queue, end when the goal is taken out (not when it is put in), and do not skip a state that is reached again at a lower cost.',
  goalExpected: 'moves to the goal 1 2 3 / 4 5 6 / 7 8 0',
  notToGoal: '{call} on {on} returned {value}, which does not lead to the goal.',
  movesCannotBeMade: 'The moves cannot be made; the check of legal moves says which.',
  notShortest: '{call} on {on} returned a string of {amount}; the shortest solution has {moves}.',
  notTheMessage: '{call} on {on} returned {value}, although the board cannot be solved.',
  messageHint: 'The sentence must be the prescribed one, letter by letter, with its two full stops.',
  inversionsHint:
    'The number of inversions is odd here: pairs of tiles of which the larger comes first, row by row, the blank left out.',
  emptyString: 'the empty string',
  goalWrong: '{call} on the goal board returned {value}.',
  goalHint:
    'The goal board needs no moves: test for the goal when a state is taken from the queue, the start state included.',
  aString: 'a string',
  noAnswer: 'no answer',
  stringOfMoves: 'a string of moves',
  object: 'an {class}',
});
