/** Memory of a Solver that nobody has asked yet, or just one question: what it has not given up by then, it keeps. */
import type { Case, Check, Explanation } from '../../../../harness/contracts/check.ts';
import type { Step } from '../../../../harness/contracts/protocol.ts';
import { lazyCases } from '../../../../harness/contracts/lazy-cases.ts';
import { defineMessages } from '../../../../harness/messages/messages.ts';
import { call, callFor } from '../../questions/steps.ts';
import { describeSize } from '../../wording/show.ts';
import { puzzleCases, solverCheck, type CheckContext } from '../context.ts';
import { sourceMessages as from } from '../sources.ts';
import { hiddenPuzzles } from './hidden-boards.ts';
import { passingWords, posedExactly, posedFile, posedRoughly, scalesCase, type Posed } from './solver-scales.ts';

const messages = defineMessages('memory-solver-before-use', {
  title: 'bytes of a Solver before its first answer',
  measured:
    'How many bytes a Solver takes after its construction alone, and after one call of {methods}. It runs on the grader’s Board.',
  why: 'A Solver that searches in its constructor no longer needs its queues afterwards, and one that searches later has only the board until then. What is kept until moves() is called is kept forever if the program never calls it.',
  inputs: '{puzzle}, and random boards ({sizes}) chosen by a separate seed (hiddenSeed).',
  newSolver: 'a new Solver of {puzzle}',
  askedSolver: 'a Solver of {puzzle} after {method} alone',
  askedCase: '{puzzle}, {method} alone',
  join: '{left} or {right}',
});

const file = 'puzzle20.txt';
/** Of the boards that nobody knows beforehand; the largest is asked one question, too. */
const sizes = [3, 4, 5];

export const solverBeforeUseCheck = (context: CheckContext, hiddenSeed: number): Check =>
  solverCheck(
    lazyCases(
      {
        id: 'memory-solver-before-use',
        section: 'memory',
        title: messages.title(),
        explanation: explain(context),
      },
      () => casesOf(context, hiddenSeed),
    ),
  );

const casesOf = (context: CheckContext, hiddenSeed: number): readonly Case[] => {
  const hidden = hiddenPuzzles(sizes, hiddenSeed).map(posedRoughly);
  return [
    ...puzzleCases(context, [file], (puzzle) => newCase(context, posedExactly(posedFile(puzzle)))),
    ...hidden.map((puzzle) => newCase(context, puzzle)),
    ...hidden.slice(-1).flatMap((puzzle) => questionsOf(context).map((asked) => askedCase(context, puzzle, asked))),
  ];
};

const explain = (context: CheckContext): Explanation => ({
  measured: messages.measured({
    methods: questionsOf(context)
      .map(({ method }) => method)
      .reduce((left, right) => messages.join({ left, right })),
  }),
  why: messages.why(),
  passing: passingWords(context),
  source: from.memory(),
  inputs: messages.inputs({ puzzle: file, sizes: sizes.map(describeSize).join(', ') }),
});

const newCase = (context: CheckContext, puzzle: Posed) =>
  scalesCase(context, puzzle, { name: puzzle.name, what: messages.newSolver({ puzzle: puzzle.name }), uses: [] });

interface FirstQuestion {
  /** `solution()`. */
  readonly method: string;
  readonly step: Step;
}

/** After moves() alone a Solver is weighed for each file already. */
const questionsOf = ({ edition }: CheckContext): readonly FirstQuestion[] => [
  ...(edition.solvableBy === 'Solver' ? [{ method: 'isSolvable()', step: call('solver', 'isSolvable') }] : []),
  { method: 'solution()', step: callFor('solution', 'solver', 'solution') },
];

const askedCase = (context: CheckContext, puzzle: Posed, { method, step }: FirstQuestion) =>
  scalesCase(context, puzzle, {
    name: messages.askedCase({ puzzle: puzzle.name, method }),
    what: messages.askedSolver({ puzzle: puzzle.name, method }),
    uses: [step],
  });
