import { defineWords } from '../../../harness/words/words.ts';

export const printedWords = defineWords('comp204.printed', {
  stateLacks: 'State {number} of the trace lacks {part}.',
  noPart: 'no {part}',
  firstNotStart: 'The first state of the trace is not the start at cost 0, but {state}.',
  atCost0: '{board}, cost 0',
  firstNotStartHint: 'The start state is the first one that is taken from the queue: its cost is 0.',
  heuristicWrong: 'The trace prints the heuristic {heuristic} for {board}; its Manhattan distance is {right}.',
  outOfPlaceHint: 'This is the number of tiles out of place, not the sum of their distances.',
  blankCountedHint: 'The blank is counted like a tile. Leave it out.',
  heuristicHint:
    'Add up rows and columns between each tile (not the blank) and its place: tile t belongs in row (t - 1) / 3 and column (t - 1) % 3.',
  goesDown: 'In the trace, cost + heuristic goes down from {before} to {after} at state {number} of {all}.',
  orderExpected: 'cost + heuristic never decreases',
  goesDownActual: '{before}, then {after}',
  orderHint:
    'The queue must be ordered by cost + heuristic, both of the state itself: a cost alone, a heuristic alone, or a cost that is not one more than that of the state before gives another order.',
  notOneMove: 'State {number} of the trace, {state}, is not one move from a state before it with a cost of {cost}.',
  oneMoveExpected: 'each state one move, and one more in cost, from a state before it',
  costHint: 'The cost is the number of moves made from the start: that of the state before, plus one.',
  solutionExpected: 'cost {length}, heuristic 0, total {length}',
  solutionWrong: 'Below "Solution Found:" the trace prints {printed}; {moves} were returned.',
  solutionHint: 'Of the goal, the cost is the number of moves, the heuristic is 0, and the total is their sum.',
  solution: 'cost {cost}, heuristic {heuristic}, total {total}',
  boardPart: 'board of three rows with the numbers from 0 to 8',
  costPart: '"Cost:" with a number',
  heuristicPart: '"Heuristic:" with a number',
  noBoard: 'no board',
  statesHint:
    'For every state taken from the queue print "Current State:", the three rows of the board, "Cost: " with the number of moves, "Heuristic: " with the Manhattan distance, and an empty line.',
  nothing: 'Nothing of a trace was printed.',
  nothingExpected: '"Current State:" for every state taken from the queue',
  stateExpected: 'a board, "Cost:" and "Heuristic:" in every state',
  noSolution: '"Solution Found:" was not printed.',
  noSolutionHint:
    'When the goal is taken from the queue, print "Solution Found:", then "Cost:", "Heuristic:" and "Total Cost (Heuristic + Cost):" with their numbers.',
  none: 'none',
  missing: 'missing',
});
