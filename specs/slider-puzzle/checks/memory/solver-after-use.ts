/** Memory of a Solver that has answered every question a few times: what it keeps of that. */
import type { Case, Check, Explanation } from '../../../../harness/contracts/check.ts';
import type { Step } from '../../../../harness/contracts/protocol.ts';
import { defineMessages } from '../../../../harness/messages/messages.ts';
import type { Tiles } from '../../../../reference/puzzle/tiles.ts';
import type { Puzzle } from '../../puzzles/puzzles.ts';
import { fixedCase, toGrid, type Question } from '../../questions/question.ts';
import { call, callFor, newBoard, newSolver } from '../../questions/steps.ts';
import { onSolver } from '../../wording/reproduction.ts';
import { puzzleCases, type CheckContext } from '../context.ts';
import { sourceMessages as from } from '../sources.ts';
import { judgeSize } from './judge.ts';
import { methodIn, solverRule, substituteBytes, usedSolvers, useRounds, type Method } from './rules.ts';

const messages = defineMessages('memory-solver-after-use', {
  title: 'bytes of a Solver that has been used',
  measured:
    'How many bytes a Solver of {puzzle} takes after each of its methods was called {rounds} times and solution() was iterated over.',
  why: 'A Solver may keep what solution() returns. What grows with each call, or is kept from the first call on, such as the search tree, fills the memory of a program that keeps Solvers.',
  passing: 'At most {limit} bytes, {times} times what a new Solver may take.',
  aSolver: 'a used Solver of {puzzle}',
  rule: '{times} x 1.75 x a chain of the {boards} boards of the solution',
});

const file = 'puzzle20.txt';

export const solverAfterUseCheck = (context: CheckContext): Check => ({
  id: 'memory-solver-after-use',
  section: 'memory',
  group: 'Solver',
  title: messages.title(),
  explanation: explain(context),
  needs: ['Solver'],
  cases: puzzleCases(context, [file], (puzzle) => solverCase(context, puzzle)),
});

const explain = ({ language, puzzles }: CheckContext): Explanation => {
  const puzzle = puzzles.get(file);
  const limit = puzzle === undefined ? 0 : Math.floor(limitOf(methodIn(language), puzzle));
  return {
    measured: messages.measured({ puzzle: file, rounds: useRounds }),
    why: messages.why(),
    passing: messages.passing({ limit, times: usedSolvers }),
    source: from.memory(),
  };
};

const boardsOf = ({ moves }: Puzzle): number => (moves ?? 0) + 1;

const limitOf = (method: Method, puzzle: Puzzle): number =>
  usedSolvers * solverRule(method, boardsOf(puzzle), substituteBytes(method, puzzle.tiles.length));

const solverCase = (context: CheckContext, puzzle: Puzzle): Case => {
  const what = messages.aSolver({ puzzle: puzzle.name });
  const question: Question<Tiles> = {
    referenceBoard: true,
    steps: [
      newBoard('board'),
      newSolver('first', 'board'),
      {
        op: 'measure',
        make: [newSolver('solver', 'board'), ...uses(context, puzzle)],
        of: 'solver',
        queues: false,
        roughly: true,
      },
    ],
    row: (tiles) => ({ tiles: toGrid(tiles) }),
    judge: (tiles, [, , seen]) =>
      judgeSize({ what, reproduction: onSolver(context.notation, tiles) }, seen, (method) => ({
        limit: limitOf(method, puzzle),
        rule: messages.rule({ times: usedSolvers, boards: boardsOf(puzzle) }),
        reference: null,
      })),
    reproduce: (tiles) => onSolver(context.notation, tiles),
  };
  return fixedCase(puzzle.name, question, puzzle.tiles);
};

const uses = ({ edition }: CheckContext, puzzle: Puzzle): Step[] => {
  const once: readonly Step[] = [
    call('solver', 'moves'),
    ...(edition.solvableBy === 'Solver' ? [call('solver', 'isSolvable')] : []),
    callFor('solution', 'solver', 'solution'),
    { op: 'iterate', on: 'solution', as: 'walk', limit: boardsOf(puzzle) + 1 },
  ];
  return Array.from({ length: useRounds }, () => once).flat();
};
