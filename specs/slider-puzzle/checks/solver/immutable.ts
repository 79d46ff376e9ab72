/** Solver 9: a Solver keeps its answers, in any order of calls. */
import type { Arbitrary } from 'fast-check';
import type { Case, Check, Explanation } from '../../../../harness/contracts/check.ts';
import { defineMessages } from '../../../../harness/messages/messages.ts';
import { puzzleByWalk, unsolvableByWalk } from '../../arbitraries/solved-puzzle-arbitrary.ts';
import { type CheckContext, explained, puzzleCases, solverCheck } from '../context.ts';
import type { Edition } from '../../edition.ts';
import { solverFiles } from '../../puzzles/file-sets.ts';
import { sourceMessages } from '../sources.ts';
import { firstConstructionProblem } from '../../judges/construction.ts';
import type { SolvedPuzzle } from '../../judges/moves.ts';
import { judgeSameAnswers } from '../../judges/same-answers.ts';
import { mostMoves, solvedPuzzleOf } from '../../puzzles/solved-puzzle.ts';
import { fixedCase, randomCase, toGrid, type Question } from '../../questions/question.ts';
import { randomOrders, type Method } from '../../arbitraries/random-orders.ts';
import { call, listSolution, newBoard, newSolver } from '../../questions/steps.ts';
import { gridLine } from '../../wording/reproduction.ts';
import { describeBoard, describeSize } from '../../wording/show.ts';

const messages = defineMessages('solver-9', {
  solvableTitle: 'immutable: each method always gives the same answer, solvable boards',
  unsolvableTitle: 'immutable: each method always gives the same answer, unsolvable boards',
  measured:
    'Whether moves(), solution() and isSolvable(), where there is one, give the same answers again, called in random orders.',
  why: 'A Solver is immutable: the search is over when the constructor is. Common mistakes: solution() empties the stack that it returns, or the search goes on with each call.',
  passing: 'The same answer each time; solution() can be iterated over again and again.',
  solvableBoards: 'random solvable {size}',
  unsolvableBoards: 'random unsolvable {size}',
  hint: 'A method uses up or changes what the Solver has found: solution() must not change a collection that it has returned before or that moves() counts, or follow the previous nodes with a field; and no method may continue the search.',
  allCallsInOtherOrders:
    'solver.isSolvable(), solver.moves() and solver.solution(): each first on a new Solver, then all of them again in other orders',
  callsInOtherOrders:
    'solver.moves() and solver.solution(): each first on a new Solver, then both again in other orders',
  walk: 'iterate over {call}',
});

const solvableFiles = ['puzzle3x3-00.txt', 'puzzle3x3-01.txt', 'puzzle3x3-05.txt', 'puzzle3x3-10.txt'];
const random = { n: 2, moves: 6, count: 20 } as const;

export const immutableChecks = (context: CheckContext): readonly Check[] => {
  const { n, moves, count } = random;
  const size = describeSize(n);
  const question = ordersQuestion(context, moves);
  const fromFiles = (names: readonly string[]): readonly Case[] =>
    puzzleCases(context, names, (puzzle) =>
      fixedCase(puzzle.name, ordersQuestion(context, mostMoves([puzzle])), solvedPuzzleOf(puzzle)),
    );
  const atRandom = (what: string, arbitrary: Arbitrary<SolvedPuzzle>): Case =>
    randomCase(question, { what, count, arbitrary });
  const solvable = solverCheck({
    id: 'solver-9a',
    title: messages.solvableTitle(),
    explanation: explanation(),
    cases: [...fromFiles(solvableFiles), atRandom(messages.solvableBoards({ size }), puzzleByWalk(n, moves))],
  });
  if (context.edition.solvableBy === 'Board') return [solvable];
  const unsolvable = solverCheck({
    id: 'solver-9b',
    title: messages.unsolvableTitle(),
    explanation: explanation(),
    cases: [
      ...fromFiles(solverFiles.unsolvable),
      atRandom(messages.unsolvableBoards({ size }), unsolvableByWalk(n, moves)),
    ],
  });
  return [solvable, unsolvable];
};

const explanation = (): Explanation => explained(messages, sourceMessages.immutableSolver());

const isSolvableMethod = (): Method => ({
  name: 'isSolvable',
  perObject: false,
  hint: messages.hint(),
  steps: (on) => [call(on, 'isSolvable')],
});

const methodsFor = (edition: Edition, longest: number): readonly Method[] => [
  ...(edition.solvableBy === 'Solver' ? [isSolvableMethod()] : []),
  { name: 'moves', perObject: false, hint: messages.hint(), steps: (on) => [call(on, 'moves')] },
  {
    name: 'solution',
    perObject: true,
    hint: messages.hint(),
    steps: (on, prefix) => listSolution(on, longest, prefix),
  },
];

const ordersQuestion = (context: CheckContext, longest: number): Question<SolvedPuzzle> => {
  const orders = randomOrders(context.seed, methodsFor(context.edition, longest), (as) => [newSolver(as, 'board')]);
  return {
    referenceBoard: true,
    steps: [newBoard('board'), ...orders.steps],
    row: ({ tiles }) => ({ tiles: toGrid(tiles) }),
    judge: (posed, [, ...observations]) => {
      const { made, calls } = orders.read(observations);
      const question = { type: 'Solver', on: describeBoard(posed.tiles), reproduction: lines(context, posed) } as const;
      return (
        firstConstructionProblem(question, made) ??
        judgeSameAnswers(question, calls, (methods) => told(context, posed, methods))
      );
    },
    reproduce: (posed) => lines(context, posed),
  };
};

const lines = (context: CheckContext, posed: SolvedPuzzle): string[] => {
  const isAsked = context.edition.solvableBy === 'Solver';
  return withComment(context, posed, isAsked ? messages.allCallsInOtherOrders() : messages.callsInOtherOrders());
};

/** The calls on one Solver, to be made again in their order. */
const told = (context: CheckContext, posed: SolvedPuzzle, methods: readonly string[]): string[] => {
  const calls = methods.map((method) =>
    method === 'solution' ? messages.walk({ call: 'solver.solution()' }) : `solver.${method}()`,
  );
  return withComment(context, posed, calls.join(', '));
};

const withComment = ({ notation }: CheckContext, { tiles }: SolvedPuzzle, comment: string): string[] => [
  gridLine(notation, 'tiles', tiles),
  notation.construct('solver', 'Solver', ['new Board(tiles)']),
  notation.comment(comment),
];
