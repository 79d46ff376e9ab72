/** What the search prints: every state that it takes from its queue, and the solution. */
import type { Check } from '../../../harness/contracts/check.ts';
import { defineMessages } from '../../../harness/messages/messages.ts';
import { explainedAs, puzzleCases } from '../../slider-puzzle/checks/context.ts';
import { solvedPuzzleOf } from '../../slider-puzzle/puzzles/solved-puzzle.ts';
import { firstFailure } from '../../slider-puzzle/questions/question-context.ts';
import {
  judgeCosts,
  judgeHeuristics,
  judgeOrder,
  type JudgePrinted,
  judgeSolutionPrinted,
  judgeStates,
} from '../judges/printed.ts';
import { judgeSearched } from '../judges/path-alone.ts';
import { printedCase } from '../questions.ts';
import { type CheckContext, solverCheck, threeByThree } from './context.ts';

const messages = defineMessages('comp204.trace', {
  states: 'every state is printed with board, cost and heuristic, the start first',
  statesMeasured: 'What is printed while the search runs: a state for each node that is taken from the queue.',
  statesWhy:
    'The printed trace is how the project shows that it is A*. Common mistakes: a label is missing; states are printed when they are put in instead of when they are taken out; only the path is printed, once it is found.',
  statesPassing:
    'Each state has its board, cost and heuristic; the first is the start at cost 0; states that the search takes besides those of the solution are there, too. Spaces, brackets and frames around the numbers are up to you, and so are upper and lower case and what is printed in between.',
  heuristics: 'printed heuristics are Manhattan distances',
  heuristicsMeasured: 'Whether each printed heuristic matches the board above it.',
  heuristicsWhy:
    'Common mistakes: the blank is counted; rows and columns are swapped; the heuristic of the previous state is printed.',
  heuristicsPassing: 'The sum of the Manhattan distances of the tiles 1 to 8.',
  order: 'cost + heuristic never decreases',
  orderMeasured: 'The order in which states are taken from the queue.',
  orderWhy:
    'With a consistent heuristic, cost + heuristic never decreases. Common mistakes: the queue is ordered by the heuristic or by the cost alone, or its comparison is the wrong way round.',
  orderPassing: 'No printed state has a smaller cost + heuristic than the one before it.',
  costs: 'each state is one move from an earlier state',
  costsMeasured: 'Whether each printed state follows from one that was printed earlier.',
  costsWhy: 'Common mistakes: the cost is that of another path, or is counted twice.',
  costsPassing: 'It is one move of the blank away from an earlier state, at a cost that is one higher.',
  solution: 'the solution is printed with its cost and total',
  solutionMeasured: 'What is printed below "Solution Found:".',
  solutionWhy: 'Common mistakes: the total leaves out the heuristic or the cost, or a label is missing.',
  solutionPassing: 'The cost of the solution, a heuristic of 0, and their sum as the total.',
  source: 'The project, what the search prints; docs/assignments.md.',
});

/** Short enough that the whole trace is kept, and long enough that it has an order. */
const files = [1, 4, 9, 14, 18].map(threeByThree);

export const traceChecks = (context: CheckContext): readonly Check[] => [
  traceCheck(context, 'states', (...asked) => firstFailure([judgeStates(...asked), judgeSearched(...asked)])),
  traceCheck(context, 'heuristics', judgeHeuristics),
  traceCheck(context, 'order', judgeOrder),
  traceCheck(context, 'costs', judgeCosts),
  traceCheck(context, 'solution', judgeSolutionPrinted),
];

const traceCheck = (
  context: CheckContext,
  name: 'states' | 'heuristics' | 'order' | 'costs' | 'solution',
  judge: JudgePrinted,
): Check =>
  solverCheck('Trace', {
    id: `trace-${name}`,
    title: messages[name](),
    explanation: explainedAs(messages, name, messages.source()),
    cases: puzzleCases(context, files, (puzzle) =>
      printedCase(context.notation, puzzle.name, solvedPuzzleOf(puzzle), judge),
    ),
  });
