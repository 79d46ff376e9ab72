/** The student's Board and Solver together; all other checks of Solver run it on the reference Board. */
import type { Case, Check } from '../../../../harness/contracts/check.ts';
import { defineMessages } from '../../../../harness/messages/messages.ts';
import { type CheckContext, explained, puzzleCases } from '../context.ts';
import { sourceMessages } from '../sources.ts';
import { solverFiles } from '../../puzzles/file-sets.ts';
import { constructionProblem } from '../../judges/construction.ts';
import { judgeMoves, type SolvedPuzzle } from '../../judges/moves.ts';
import { judgeSolution } from '../../judges/solution.ts';
import { mostMoves, solvedPuzzleOf } from '../../puzzles/solved-puzzle.ts';
import { fixedCase, toGrid, type Question } from '../../questions/question.ts';
import { call, listSolution, newBoard, newSolver } from '../../questions/steps.ts';
import { firstFailure, solverQuestionContext } from '../../questions/question-context.ts';

const messages = defineMessages('integration-solution', {
  title: 'your Solver on your Board: moves() and solution() with puzzle00 to 31',
  measured:
    'moves() and solution() of your Solver on your own Board. All other checks of Solver run it on the grader’s Board.',
  why: 'Each class can be right by itself and wrong together with the other, for example when Solver relies on an equals() that only your Board lacks.',
  passing: 'The minimum number of moves, and a solution of legal moves from the board to the goal.',
  hint: 'Your Solver fails on your own Board. If the checks of Solver pass, look at your Board: equals() and neighbors() matter most. {hint}',
});

export const integrationCheck = (context: CheckContext, section: string): Check => ({
  id: 'integration-solution',
  section,
  group: 'Both together',
  title: messages.title(),
  explanation: explained(messages, sourceMessages.together()),
  needs: ['Board', 'Solver'],
  cases: puzzleCases(context, [...solverFiles.easy, ...solverFiles.hard], (puzzle): Case =>
    fixedCase(puzzle.name, bothQuestion(context, mostMoves([puzzle])), solvedPuzzleOf(puzzle)),
  ),
});

const bothQuestion = ({ notation }: CheckContext, longest: number): Question<SolvedPuzzle> => ({
  steps: [newBoard('board'), newSolver('solver', 'board'), call('solver', 'moves'), ...listSolution('solver', longest)],
  row: ({ tiles }) => ({ tiles: toGrid(tiles) }),
  judge: (posed, [board, made, moves, answer, walk, each]) => {
    const question = solverQuestionContext(notation, 'solution')(posed.tiles);
    const judgement =
      constructionProblem(question, board) ??
      constructionProblem(question, made) ??
      firstFailure([
        judgeMoves(solverQuestionContext(notation, 'moves')(posed.tiles), posed, moves),
        judgeSolution(question, posed, { call: answer, walk, each }),
      ]);
    if (judgement.passed) return judgement;
    return { ...judgement, hint: messages.hint({ hint: judgement.hint ?? '' }).trim() };
  },
  reproduce: ({ tiles }) => solverQuestionContext(notation, 'solution')(tiles).reproduction,
});
