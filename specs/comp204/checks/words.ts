import { defineWords } from '../../../harness/words/words.ts';

export const comp204CheckWords = defineWords('comp204.check', {
  fileMissing: 'The puzzle file {name} is not among the given ones.',
  randomUpTo: 'random boards, at most {moves} moves',
  withFiles: '{what}, file inputs',
  withRandom: '{what}, random boards',
  movesLegal: 'the string holds legal moves of the blank',
  movesLead: 'the moves lead to the goal',
  movesShortest: 'no solution is shorter',
  goalTitle: 'the goal board gives the empty string',
  goalBoard: 'goal board',
  unsolvableFilesTitle: 'the message for boards that cannot be solved, file inputs',
  unsolvableRandomTitle: 'the message for boards that cannot be solved, random boards',
  randomUnsolvable: 'random unsolvable boards',
  arrayTitle: 'the start array is not changed',
  againTitle: 'one solver solves one board after another',
  statesTitle: 'every state is printed with board, cost and heuristic, the start first',
  heuristicsTitle: 'printed heuristics are Manhattan distances',
  orderTitle: 'cost + heuristic never decreases',
  costsTitle: 'each state is one move from a state before it',
  solutionTitle: 'the solution is printed with its cost and total',
  changesArray: 'changes its array: asked again with the same array, it has another answer than for a fresh one',
  sameArrayAgain: 'then new AstarPuzzleSolver().solvePuzzle(startState) again, with the same array',
  changesArrayHint:
    'performMove must work on a copy of the array, made row by row: clone() of a two-dimensional array copies only the outer one.',
  keepsSearch: 'has another answer when the same solver has solved another board before',
  anotherAndAgain: 'then solvePuzzle() of another board, and of this one again, by the same solver',
  keepsSearchHint:
    'Something is left over from the search before: make the queue and the map of visited states anew in each call, and let nothing be static that a search changes.',
});
