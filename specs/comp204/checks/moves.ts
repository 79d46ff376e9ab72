/** What solvePuzzle() returns for a board that can be solved: legal moves, to the goal, as few as possible. */
import type { Check } from '../../../harness/contracts/check.ts';
import { defineMessages } from '../../../harness/messages/messages.ts';
import { goal } from '../../../reference/puzzle/tiles.ts';
import { puzzleByWalk } from '../../slider-puzzle/arbitraries/solved-puzzle-arbitrary.ts';
import { explainedAs, puzzleCases } from '../../slider-puzzle/checks/context.ts';
import { solvedPuzzleOf } from '../../slider-puzzle/puzzles/solved-puzzle.ts';
import { fixedCase, randomCase } from '../../slider-puzzle/questions/question.ts';
import { judgeEmpty, judgeGoal, judgeLegal, judgeShortest, type JudgeReturned } from '../judges/returned.ts';
import { returnedQuestion } from '../questions.ts';
import { type CheckContext, solverCheck, threeByThree } from './context.ts';

const messages = defineMessages('comp204.moves', {
  withFiles: '{what}, file inputs',
  withRandom: '{what}, random boards',
  randomUpTo: 'random boards, at most {moves} moves',
  legal: 'the string consists of legal moves of the blank',
  legalMeasured:
    'Whether the string that solvePuzzle() returns consists of moves that the board allows, replayed on the grader’s own model.',
  legalWhy:
    'Common mistakes: up and down, or rows and columns, are swapped; the letters say how the tile moves instead of the blank; a move takes the blank off the board.',
  legalPassing:
    'Only the letters U, D, L and R, and the blank never leaves the board: U is one row up, D one row down, L one column to the left, R one to the right.',
  toGoal: 'the moves lead to the goal',
  toGoalMeasured: 'Where the moves of the string lead.',
  toGoalWhy:
    'Common mistakes: the moves are in reverse order, because the path was followed back from the goal; the last or the first move is missing.',
  toGoalPassing: 'After the last move the board is 1 2 3 / 4 5 6 / 7 8 blank.',
  shortest: 'no solution is shorter',
  shortestMeasured: 'How long the string is.',
  shortestWhy:
    'A* with Manhattan distances finds the fewest moves. Common mistakes: a state that was visited at a higher cost is never visited again; the search ends when the goal is found instead of when it is taken from the queue; the priority leaves out the cost.',
  shortestPassing: 'As many letters as the smallest possible number of moves.',
  ofGoal: 'the goal board gives the empty string',
  ofGoalMeasured: 'What is returned for the goal board itself.',
  ofGoalWhy:
    'It is the simplest puzzle. Common mistakes: null is returned, or the search goes on until it comes back to the goal.',
  ofGoalPassing: 'The empty string.',
  goalBoard: 'goal board',
  source:
    'The project, solvePuzzle(): the moves of the blank as a string of U, D, L, R, with as few moves as possible; docs/assignments.md.',
});

const files = Array.from({ length: 31 }, (_, index) => threeByThree(index + 1));

/** Walks of at most this many moves, and how many of them. */
const random = { moves: 24, count: 200 } as const;

export const moveChecks = (context: CheckContext): readonly Check[] => [
  ...pair(context, 'moves-legal', 'legal', judgeLegal),
  ...pair(context, 'moves-to-goal', 'toGoal', judgeGoal),
  ...pair(context, 'moves-shortest', 'shortest', judgeShortest),
  solverCheck('Moves', {
    id: 'moves-of-goal',
    title: messages.ofGoal(),
    explanation: explainedAs(messages, 'ofGoal', messages.source()),
    cases: [
      fixedCase(messages.goalBoard(), returnedQuestion(context.notation, judgeEmpty), { tiles: goal(3), moves: 0 }),
    ],
  }),
];

/** The same question about files, and about random boards. */
const pair = (
  context: CheckContext,
  id: string,
  name: 'legal' | 'toGoal' | 'shortest',
  judge: JudgeReturned,
): readonly Check[] => {
  const [what, explanation] = [messages[name](), explainedAs(messages, name, messages.source())];
  const question = returnedQuestion(context.notation, judge);
  return [
    solverCheck('Moves', {
      id: `${id}-files`,
      title: messages.withFiles({ what }),
      explanation,
      cases: puzzleCases(context, files, (puzzle) => fixedCase(puzzle.name, question, solvedPuzzleOf(puzzle))),
    }),
    solverCheck('Moves', {
      id,
      title: messages.withRandom({ what }),
      explanation,
      cases: [
        randomCase(question, {
          what: messages.randomUpTo({ moves: String(random.moves) }),
          count: random.count,
          arbitrary: puzzleByWalk(3, random.moves),
        }),
      ],
    }),
  ];
};
