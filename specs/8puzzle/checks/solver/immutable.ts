/** Solver 9: a Solver keeps its answers, in whatever order they are asked for. */
import type { Case, Check } from '../../../../harness/engine/check.ts';
import { posedByWalk, unsolvableByWalk } from '../../arbitraries/posed-arbitrary.ts';
import { puzzleCases, solverCheck, type CheckContext } from '../../context.ts';
import type { Edition } from '../../edition.ts';
import { solverFiles, solverRandom } from '../../file-sets.ts';
import { firstConstructionProblem } from '../../judges/made.ts';
import type { Posed } from '../../judges/moves.ts';
import { judgeSameAnswers } from '../../judges/same-answers.ts';
import { posedPuzzle } from '../../posed.ts';
import { fixedCase, randomCase, toGrid, type Question } from '../../questions.ts';
import { randomOrders, type Method } from '../../random-orders.ts';
import { call, listBoards, newBoard, newSolver } from '../../steps.ts';
import { gridLine } from '../../words/reproduction.ts';
import { boardWords, sizeWords } from '../../words/show.ts';
import { solverCheckWords } from './words.ts';

export const immutableChecks = (context: CheckContext): readonly Check[] => {
  const { n, moves, count } = solverRandom.immutable;
  const question = ordersQuestion(context, moves);
  const fromFiles = (names: readonly string[]): readonly Case[] =>
    puzzleCases(context, names, (puzzle) =>
      fixedCase(puzzle.name, ordersQuestion(context, puzzle.moves ?? 0), posedPuzzle(puzzle)),
    );
  const solvable = solverCheck('9a', solverCheckWords.keepsSolvableTitle(), [
    ...fromFiles(solverFiles.immutable),
    randomCase(question, {
      what: solverCheckWords.randomSolvableBoards({ size: sizeWords(n) }),
      count,
      arbitrary: posedByWalk(n, moves),
    }),
  ]);
  if (context.edition.solvableBy === 'Board') return [solvable];
  return [
    solvable,
    solverCheck('9b', solverCheckWords.keepsUnsolvableTitle(), [
      ...fromFiles(solverFiles.immutableUnsolvable),
      randomCase(question, {
        what: solverCheckWords.randomUnsolvableBoards({ size: sizeWords(n) }),
        count,
        arbitrary: unsolvableByWalk(n, moves),
      }),
    ]),
  ];
};

const isSolvableMethod = (): Method => ({
  name: 'isSolvable',
  perObject: false,
  hint: solverCheckWords.keepsAnswersHint(),
  steps: (on) => [call(on, 'isSolvable')],
});

const methodsFor = (edition: Edition, longest: number): readonly Method[] => [
  ...(edition.solvableBy === 'Solver' ? [isSolvableMethod()] : []),
  { name: 'moves', perObject: false, hint: solverCheckWords.keepsAnswersHint(), steps: (on) => [call(on, 'moves')] },
  {
    name: 'solution',
    perObject: true,
    hint: solverCheckWords.keepsAnswersHint(),
    steps: (on, prefix) => listBoards(on, 'solution', longest + 2, prefix),
  },
];

const ordersQuestion = (context: CheckContext, longest: number): Question<Posed> => {
  const orders = randomOrders(context.seed, methodsFor(context.edition, longest), (as) => [newSolver(as, 'board')]);
  return {
    referenceBoard: true,
    steps: [newBoard('board'), ...orders.steps],
    row: ({ tiles }) => ({ tiles: toGrid(tiles) }),
    judge: (posed, [, ...observations]) => {
      const { made, calls } = orders.read(observations);
      const asking = { type: 'Solver', on: boardWords(posed.tiles), reproduction: lines(context, posed) } as const;
      return firstConstructionProblem({ ...asking, call: '' }, made) ?? judgeSameAnswers(asking, calls);
    },
    reproduce: (posed) => lines(context, posed),
  };
};

const lines = ({ notation, edition }: CheckContext, { tiles }: Posed): string[] => [
  gridLine(notation, 'tiles', tiles),
  notation.construct('solver', 'Solver', ['new Board(tiles)']),
  notation.comment(
    edition.solvableBy === 'Solver' ? solverCheckWords.allCallsInOtherOrders() : solverCheckWords.callsInOtherOrders(),
  ),
];
