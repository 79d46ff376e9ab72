import { defineWords } from '../../../../harness/words/words.ts';

export const solverCheckWords = defineWords('solverCheck', {
  filesTogether: '{first} with {second}',
  fileMissing: 'One of the files {first} and {second} is not among the given ones.',
  aliveTitle: 'two Solver objects at the same time',
  aliveHint:
    'Two Solvers exist here at the same time. If one alone answers well (see the checks of moves() and solution()), they share something: look for static fields, and for variables outside the class.',
  puzzles00to13: 'puzzle00 to 13',
  puzzles14to31: 'puzzle14 to 31',
  eachDistance: 'random 3-by-3 boards of each distance',
  files2by2: '2-by-2 files',
  files3by3: '3-by-3 files',
  files4by4: '4-by-4 files',
  randomSolvable: 'random solvable boards',
  movesTitle: 'moves() with {inputs}',
  solutionTitle: 'solution() with {inputs}',
  movesUnsolvableTitle: 'moves() is -1 for unsolvable boards',
  solutionUnsolvableTitle: 'solution() is null for unsolvable boards',
  randomOfDistance: 'random {size}, {moves}',
  randomUpTo: 'random {size}, at most {moves}',
  equalsCalledTitle: 'Board.equals() is called (critical optimization)',
  equalsWithBoardTitle: 'Board.equals() is only called with a Board',
  equalsTwoBackTitle: 'Board.equals() is only called with the board two moves back',
  keepsSolvableTitle: 'immutable: each method keeps its answer, solvable boards',
  randomSolvableBoards: 'random solvable {size}',
  keepsUnsolvableTitle: 'immutable: each method keeps its answer, unsolvable boards',
  randomUnsolvableBoards: 'random unsolvable {size}',
  keepsAnswersHint:
    'A method uses up or changes what the Solver has found: solution() must not empty the collection that it returns or that moves() counts, and no method may go on with the search.',
  keysTitle: 'objects in the priority queue are not changed',
  nullHint: 'Test the argument first thing in the constructor, and throw.',
  nullOtherHint:
    'The argument is used before it is tested. Test it first thing in the constructor, and throw the prescribed exception.',
  mustThrow: 'must throw {exception}',
  nullTitle: 'a null argument of the constructor gives {exception}',
  solvableHint:
    'The board can be solved. Exactly one of the board and its twin can: the search of the twin must not win here. Does each search go its own way from its own initial board?',
  unsolvableHint:
    'The board cannot be solved. Search from its twin at the same time, step by step: when that search reaches the goal, the board is unsolvable.',
  solvableFilesTitle: 'isSolvable() with file inputs',
  solvableRandomTitle: 'isSolvable() with random boards',
  randomBoards: 'random {size}',
  allCallsInOtherOrders: 'solver.isSolvable(), solver.moves() and solver.solution(), again and again in other orders',
  callsInOtherOrders: 'solver.moves() and solver.solution(), again and again in other orders',
  thenAllOfBoth: 'then isSolvable(), moves() and solution() of the first, and of the second',
  thenMovesOfBoth: 'then moves() and solution() of the first, and of the second',
});
