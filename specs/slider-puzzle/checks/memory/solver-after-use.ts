/** Memory of a Solver that has answered every question a few times: what it keeps of that. */
import type { Case, Check, Explanation } from '../../../../harness/contracts/check.ts';
import type { Step } from '../../../../harness/contracts/protocol.ts';
import { lazyCases } from '../../../../harness/contracts/lazy-cases.ts';
import { defineMessages } from '../../../../harness/messages/messages.ts';
import { toRows } from '../../../../reference/puzzle/cells.ts';
import { call, iterateOver } from '../../questions/steps.ts';
import { describeSize } from '../../wording/show.ts';
import { puzzleCases, solverCheck, type CheckContext } from '../context.ts';
import { sourceMessages as from } from '../sources.ts';
import type { Named } from '../timing/series.ts';
import { hiddenPuzzles, hiddenRounds, leastRounds, mostRounds } from './hidden-boards.ts';
import { passingWords, posedExactly, posedFile, posedRoughly, scalesCase, type Posed } from './solver-scales.ts';

const messages = defineMessages('memory-solver-after-use', {
  title: 'bytes of a Solver that has been used',
  measured:
    'How many bytes a Solver takes after each of its methods was called {least} to {most} times (how often is drawn by hiddenSeed) and solution() was iterated over. It runs on the grader’s Board.',
  why: 'A Solver may keep what solution() returns. Anything that grows with each call, or is kept from the first call on, such as the search tree, fills the memory of a program that keeps Solvers.',
  inputs:
    '{puzzle}, and a random {size} board chosen by a separate seed (hiddenSeed); and an unsolvable board, where a Solver for one may be constructed.',
  unsolvable: 'a board without a solution',
  aSolver: 'a used Solver of {puzzle}',
});

const file = 'puzzle20.txt';

/**
 * Each of its twins takes 28 moves at least, which takes a search thousands of nodes. What a Solver may keep of it is what led to
 * the goal of the twin: no 3-by-3 board needs more than 31 moves.
 */
const unsolvable = { tiles: toRows([0, 8, 7, 6, 5, 4, 2, 3, 1]), moves: 31 } as const;
/** Of the board that nobody knows beforehand. */
const size = 5;

export const solverAfterUseCheck = (context: CheckContext, hiddenSeed: number): Check =>
  solverCheck(
    lazyCases(
      {
        id: 'memory-solver-after-use',
        section: 'memory',
        title: messages.title(),
        explanation: explain(context),
      },
      () => [
        ...puzzleCases(context, [file], (puzzle) => usedCase(context, posedExactly(posedFile(puzzle)), hiddenSeed)),
        ...(context.edition.solvableBy === 'Solver'
          ? [usedCase(context, posedRoughly({ name: messages.unsolvable(), ...unsolvable }), hiddenSeed)]
          : []),
        ...hiddenPuzzles([size], hiddenSeed).map((puzzle) => usedCase(context, posedRoughly(puzzle), hiddenSeed)),
      ],
    ),
  );

const explain = (context: CheckContext): Explanation => ({
  measured: messages.measured({ least: leastRounds, most: mostRounds }),
  why: messages.why(),
  passing: passingWords(context),
  source: from.memory(),
  inputs: messages.inputs({ puzzle: file, size: describeSize(size) }),
});

const usedCase = (context: CheckContext, puzzle: Posed, hiddenSeed: number): Case =>
  scalesCase(context, puzzle, {
    name: puzzle.name,
    what: messages.aSolver({ puzzle: puzzle.name }),
    uses: Array.from({ length: hiddenRounds(hiddenSeed) }, () => usesOnce(context, puzzle)).flat(),
  });

const usesOnce = ({ edition }: CheckContext, { moves }: Named): readonly Step[] => [
  call('solver', 'moves'),
  ...(edition.solvableBy === 'Solver' ? [call('solver', 'isSolvable')] : []),
  ...iterateOver('solver', 'solution', moves + 2),
];
