/** What a search leaves behind: nothing in the given array, and nothing for the next search. */
import type { Notation } from '../../../harness/languages/language.ts';
import { goal, slide, type Tiles } from '../../../reference/tiles.ts';
import type { Posed } from '../../8puzzle/judges/moves.ts';
import { toGrid, type Question } from '../../8puzzle/questions.ts';
import { firstFailure } from '../../8puzzle/words/asking.ts';
import { judgeUnchanged } from '../judges/unchanged.ts';
import { judgeGoal } from '../judges/returned.ts';
import { arrayOf, askingAbout, newSolver, solve, solverProblem } from '../questions.ts';

const limits = { outputFloodBytes: 1_000_000_000 } as const;

/** The same array twice, by two solvers; between them a third solver with an array of its own. */
export const unchangedQuestion = (notation: Notation): Question<Posed> => ({
  steps: [
    arrayOf('array'),
    arrayOf('other'),
    newSolver('first'),
    solve('first', 'array'),
    newSolver('second'),
    solve('second', 'other'),
    newSolver('third'),
    solve('third', 'array'),
  ],
  limits,
  row: ({ tiles }) => ({ tiles: toGrid(tiles) }),
  judge: (posed, [, , made, ...rest]) => {
    const asking = askingAbout(notation, posed.tiles);
    return solverProblem(asking, made) ?? judgeUnchanged(asking, posed, [made, ...rest]);
  },
  reproduce: ({ tiles }) => [
    ...askingAbout(notation, tiles).reproduction,
    notation.comment('then new AstarPuzzleSolver().solvePuzzle(startState) again, with the same array'),
  ],
});

/** A board that no file holds, so that the two searches differ. */
const between: Tiles = ['U', 'L', 'U', 'R'].reduce<Tiles>(
  (board, move) => slide(board, move as 'U' | 'L' | 'R') ?? board,
  goal(3),
);

/** One solver solves the board, another board, and the board again. */
export const independentQuestion = (notation: Notation): Question<Posed> => ({
  steps: [
    newSolver('solver'),
    arrayOf('array'),
    solve('solver', 'array'),
    { op: 'grid', from: { kind: 'row', field: 'between' }, as: 'betweenArray' },
    solve('solver', 'betweenArray'),
    arrayOf('again'),
    solve('solver', 'again'),
  ],
  limits,
  row: ({ tiles }) => ({ tiles: toGrid(tiles), between: toGrid(between) }),
  judge: (posed, [made, , first, , second, , third]) => {
    const asking = askingAbout(notation, posed.tiles);
    const problem = solverProblem(asking, made);
    if (problem !== null) return problem;
    const judged = firstFailure([
      judgeGoal(asking, posed, first),
      judgeGoal(askingAbout(notation, between), { tiles: between, moves: null }, second),
      judgeGoal(asking, posed, third),
    ]);
    return judged.passed ? judged : { ...judged, hint: `${left} ${judged.hint ?? ''}`.trim() };
  },
  reproduce: ({ tiles }) => [
    ...askingAbout(notation, tiles).reproduction,
    notation.comment('then solvePuzzle() of another board, and of this one again, by the same solver'),
  ],
});

const left =
  'One solver is asked three times here. If the first answer is right, something is left over from the search before: make the queue and the map of visited states anew in each call.';
