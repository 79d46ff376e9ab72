/** What the checks of the COMP 204 project are for. */
import { defineWords } from '../../../harness/words/words.ts';

export const comp204ExplainWords = defineWords('comp204-explain', {
  legalMeasured:
    'Whether the string that solvePuzzle() returns is made of moves that the board allows, replayed on a model of the grader’s own.',
  legalWhy:
    'Usual mistakes: up and down, or rows and columns, are exchanged; the letters tell how a tile moves and not how the blank does; a move leaves the board.',
  legalPassing:
    'Only the letters U, D, L and R, and the blank never leaves the board: U is one row up, D one row down, L one column to the left, R one to the right.',
  goalMeasured: 'Where the moves of the string lead.',
  goalWhy:
    'Usual mistakes: the moves are in reverse order, since the path was followed back from the goal; the last or the first move is missing.',
  goalPassing: 'After the last move the board is 1 2 3 / 4 5 6 / 7 8 blank.',
  shortestMeasured: 'How long the string is.',
  shortestWhy:
    'A* with Manhattan distances finds the fewest moves. Usual mistakes: a state that was visited at a higher cost is never visited again; the search ends when the goal is found and not when it is taken from the queue; the priority leaves out the cost.',
  shortestPassing: 'As many letters as the least number of moves.',
  emptyMeasured: 'What is returned for the goal board itself.',
  emptyWhy: 'It is the smallest puzzle. Usual mistakes: null, or the search goes on until it comes back.',
  emptyPassing: 'The empty string.',
  unsolvableMeasured: 'What is returned for boards that cannot be solved.',
  unsolvableWhy:
    'Half of all boards cannot be solved: the parity of their inversions is odd. Usual mistakes: the blank is counted in the inversions; the search is begun and never ends; the message differs by a word.',
  unsolvablePassing: 'Exactly this text: {message}',
  startMeasured: 'Whether the array that solvePuzzle() was given is as it was before.',
  startWhy:
    'It is the caller’s, who shows the moves on it. Usual mistake: the search slides tiles in the given array in place of a copy.',
  startPassing: 'The same numbers at the same places.',
  againMeasured: 'Whether one solver gives the right answer for a second board after a first one.',
  againWhy: 'Usual mistake: the map of visited states, or the queue, is a field that is never emptied.',
  againPassing: 'The second answer is as if it were the first.',
  statesMeasured: 'What is printed while the search runs: a state for each node that is taken from the queue.',
  statesWhy:
    'The printed trace is how the project shows that it is A*. Usual mistakes: a label is missing, states are printed when they are put in and not when they are taken out.',
  statesPassing:
    'Each state has its board, cost and heuristic; the first is the start at cost 0. Blanks, brackets and frames around the numbers are free, and so are upper and lower case and what is printed in between.',
  heuristicsMeasured: 'Whether each printed heuristic fits the board above it.',
  heuristicsWhy:
    'Usual mistakes: the blank is counted; rows and columns are exchanged; the heuristic of the state before is printed.',
  heuristicsPassing: 'The sum of the Manhattan distances of the tiles 1 to 8.',
  orderMeasured: 'The order in which states are taken from the queue.',
  orderWhy:
    'With a consistent heuristic, cost + heuristic never decreases. Usual mistakes: the queue is ordered by the heuristic or by the cost alone, or its comparison is the wrong way round.',
  orderPassing: 'No printed state has a smaller cost + heuristic than the one before it.',
  costsMeasured: 'Whether each printed state follows from one that was printed before.',
  costsWhy: 'Usual mistakes: the cost is that of another path, or counts twice.',
  costsPassing: 'It is one move of the blank away from a state before it, at a cost that is one higher.',
  printedMeasured: 'What is printed below "Solution Found:".',
  printedWhy: 'Usual mistakes: the total leaves out the heuristic or the cost, or a label is missing.',
  printedPassing: 'The cost of the solution, a heuristic of 0, and their sum as the total.',
  sourceReturn:
    'The project, solvePuzzle(): the moves of the blank as a string of U, D, L, R, for as few moves as possible; docs/assignments.md.',
  sourceUnsolvable: 'The project, solvePuzzle(), for boards with an odd number of inversions; docs/assignments.md.',
  sourceState: 'The project: solvePuzzle(int[][] startState) returns a string and has no other effect on its argument.',
  sourceTrace: 'The project, what the search prints; docs/assignments.md.',
});
