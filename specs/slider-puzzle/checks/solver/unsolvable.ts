/** Solver 7 and 8: moves() and solution() of boards that cannot be solved. */
import type { Check } from '../../../../harness/contracts/check.ts';
import { defineMessages } from '../../../../harness/messages/messages.ts';
import { type CheckContext, explained, solverCheck } from '../context.ts';
import { sourceMessages } from '../sources.ts';
import { solverFiles } from '../../puzzles/file-sets.ts';
import { movesCases, solutionCases } from './questions.ts';

const moves = defineMessages('solver-7', {
  title: 'moves() is -1 for unsolvable boards',
  measured: 'What moves() returns for a board that cannot be solved.',
  why: 'A caller has to tell "no solution" from "0 moves". Common mistake: the moves of the twin’s solution, or 0.',
  passing: '-1.',
});

const solution = defineMessages('solver-8', {
  title: 'solution() is null for unsolvable boards',
  measured: 'What solution() returns for a board that cannot be solved.',
  why: 'An empty collection would be the solution of a puzzle without boards. Common mistake: an empty Stack, or the solution of the twin.',
  passing: 'null.',
});

export const unsolvableChecks = (context: CheckContext): readonly Check[] => [
  solverCheck({
    id: 'solver-7',
    title: moves.title(),
    explanation: explained(moves, sourceMessages.corner()),
    cases: movesCases(context, solverFiles.unsolvable),
  }),
  solverCheck({
    id: 'solver-8',
    title: solution.title(),
    explanation: explained(solution, sourceMessages.corner()),
    cases: solutionCases(context, solverFiles.unsolvable),
  }),
];
