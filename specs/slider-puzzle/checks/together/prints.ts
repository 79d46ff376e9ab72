/** What Board and Solver print by themselves. Printing is for main(): in a search of a million boards it takes most of the time. */
import type { Check, Judgement, Prints } from '../../../../harness/contracts/check.ts';
import type { Step } from '../../../../harness/contracts/protocol.ts';
import { defineMessages } from '../../../../harness/messages/messages.ts';
import { goal } from '../../../../reference/puzzle/tiles.ts';
import { toRows } from '../../../../reference/puzzle/cells.ts';
import { toGrid } from '../../questions/question.ts';
import { call, callFor, equals, listBoards, listSolution, newBoard, newSolver } from '../../questions/steps.ts';
import { boardLines, onSolver } from '../../wording/reproduction.ts';
import { quote, shorten } from '../../wording/show.ts';
import { type CheckContext, explained } from '../context.ts';
import { sourceMessages } from '../sources.ts';

const messages = defineMessages('prints', {
  title: '{type} prints nothing by itself',
  measured: 'What the constructor and the methods of {type} print when they are called.',
  why: 'Printing is up to the program that uses the class: here, main(). Leftover debugging output ends up in the output of every program that uses the class, and makes a search many times slower.',
  passing: 'No output.',
  name: 'all methods',
  prints: '{type} prints {text} while its methods are called.',
  expected: 'no output',
  callEach: 'call each method; and the same with a board that cannot be solved, and with the goal',
  hint: 'Remove the debugging output, and leave printing to main().',
});

/** Two moves from the goal, a board that cannot be solved, and the goal. */
const boards = [toRows([1, 2, 3, 4, 0, 5, 7, 8, 6]), toRows([1, 2, 3, 4, 5, 6, 8, 7, 0]), goal(3)] as const;
const longestWay = 2;

export const printsChecks = (context: CheckContext): readonly Check[] => [
  printsCheck(context, 'Board', boardSteps(context)),
  printsCheck(context, 'Solver', solverSteps(context)),
];

const boardSteps = ({ edition }: CheckContext): readonly Step[] => [
  newBoard('board'),
  ...['toString', edition.sizeMethod, 'hamming', 'manhattan', 'isGoal'].map((method) => call('board', method)),
  ...(edition.solvableBy === 'Board' ? [call('board', 'isSolvable')] : []),
  newBoard('same'),
  newBoard('other', 'other'),
  ...[equals('board', 'same'), equals('board', 'other'), call('board', 'equals', [{ kind: 'null' }])],
  ...listBoards('board', 'neighbors', 5),
  ...(edition.hasTwin ? [callFor('twin', 'board', 'twin')] : []),
];

const solverSteps = ({ edition }: CheckContext): readonly Step[] => [
  ...[newBoard('board'), newSolver('solver', 'board')],
  ...(edition.solvableBy === 'Solver' ? [call('solver', 'isSolvable')] : []),
  call('solver', 'moves'),
  ...listSolution('solver', longestWay),
];

const printsCheck = ({ notation }: CheckContext, type: 'Board' | 'Solver', steps: readonly Step[]): Check => ({
  id: `prints-${type.toLowerCase()}`,
  section: 'rules',
  group: 'Rules',
  title: messages.title({ type }),
  explanation: explained({ ...messages, measured: () => messages.measured({ type }) }, sourceMessages.client()),
  needs: [type],
  cases: [
    {
      kind: 'fixed',
      name: messages.name(),
      script: {
        substitute: type === 'Board' ? [] : ['Board'],
        rows: boards.map((tiles) => ({ tiles: toGrid(tiles), other: toGrid(goal(2)) })),
        steps: [...steps],
      },
      // That a method does not come to its end is told by its own checks.
      comparesOnly: true,
      judge: (_, prints) => judgePrints(type, prints),
      reproduction: [
        ...(type === 'Board' ? boardLines : onSolver)(notation, boards[0]),
        notation.comment(messages.callEach()),
      ],
    },
  ],
});

const judgePrints = (type: string, { out, err }: Prints): Judgement => {
  const text = [out, err].map(({ head, tail }) => head + tail).join('');
  if (text === '') return { passed: true };
  return {
    passed: false,
    message: messages.prints({ type, text: quote(text.trim() || text) }),
    expected: messages.expected(),
    actual: shorten(text, 2_000),
    hint: messages.hint(),
  };
};
