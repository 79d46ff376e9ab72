import { defineWords } from '../../../../harness/words/words.ts';

export const movesWords = defineWords('moves', {
  wrong: '{call} on {on} returned {value} instead of {right}.',
  twinHint: 'The board cannot be solved, so moves() must be -1. This number may belong to the search of the twin.',
  neverSetHint: 'The result is 0: is the field ever set, or does a local variable of the same name hide it?',
  givenUpHint:
    'The board can be solved, but the Solver says it cannot: did the search of the twin win by mistake, or did the search end too early?',
  boardsCountedHint: 'This is one too many: a solution of m moves has m + 1 boards, the initial one included.',
  oneShortHint:
    'This is one too few: the search seems to end before the goal is taken from the queue, or the last move is not counted.',
  notShortestHint:
    'The solution is not the shortest one: the priority must be the moves made so far plus the Manhattan distance, and the search ends when the goal is taken from the queue, not when it is put in.',
  otherCountHint:
    'No solution of this board has such a length, since the number of moves is even or odd for each board: moves() counts something else, for example the nodes taken from the queue.',
  tooFewHint:
    'No solution is so short: are the moves of a search node counted from its previous node (previous.moves + 1)?',
});
