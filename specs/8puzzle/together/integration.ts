/** The student's Board and Solver together; all other checks of Solver run it on our Board. */
import type { Case, Check } from '../../../harness/engine/check.ts';
import { puzzleCases, type CheckContext } from '../context.ts';
import { solverFiles } from '../file-sets.ts';
import { constructionProblem } from '../judges/made.ts';
import { judgeMoves, type Posed } from '../judges/moves.ts';
import { judgeSolution } from '../judges/solution.ts';
import { posedPuzzle } from '../posed.ts';
import { fixedCase, toGrid, type Question } from '../questions.ts';
import { call, listBoards, newBoard, newSolver } from '../steps.ts';
import { solverAsking } from '../checks/asking.ts';
import { firstFailure } from '../words/asking.ts';
import { togetherWords } from './words.ts';

export const integrationCheck = (context: CheckContext): Check => ({
  id: 'integration-solution',
  section: 'integration',
  group: 'Both together',
  title: togetherWords.bothTitle(),
  needs: ['Board', 'Solver'],
  cases: puzzleCases(context, [...solverFiles.easy, ...solverFiles.hard], (puzzle): Case =>
    fixedCase(puzzle.name, bothQuestion(context, puzzle.moves ?? 0), posedPuzzle(puzzle)),
  ),
});

const bothQuestion = ({ notation }: CheckContext, longest: number): Question<Posed> => ({
  steps: [
    newBoard('board'),
    newSolver('solver', 'board'),
    call('solver', 'moves'),
    ...listBoards('solver', 'solution', longest + 2),
  ],
  row: ({ tiles }) => ({ tiles: toGrid(tiles) }),
  judge: (posed, [board, made, moves, answer, walk, each]) => {
    const asking = solverAsking(notation, 'solution')(posed.tiles);
    const problem = constructionProblem(asking, board) ?? constructionProblem(asking, made);
    const judgement =
      problem ??
      firstFailure([
        judgeMoves(solverAsking(notation, 'moves')(posed.tiles), posed, moves),
        judgeSolution(asking, posed, { call: answer, walk, each }),
      ]);
    return judgement.passed
      ? judgement
      : { ...judgement, hint: `${togetherWords.bothHint()} ${judgement.hint ?? ''}`.trim() };
  },
  reproduce: ({ tiles }) => solverAsking(notation, 'solution')(tiles).reproduction,
});
