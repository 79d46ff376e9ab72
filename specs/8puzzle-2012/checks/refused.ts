/** A board that cannot be solved is refused by the constructor of Solver. */
import type { Case, Check } from '../../../harness/engine/check.ts';
import { solvingAsking } from '../../8puzzle/checks/asking.ts';
import { unsolvableByWalk } from '../../8puzzle/arbitraries/posed-arbitrary.ts';
import { fileCases, solverCheck, type CheckContext } from '../../8puzzle/context.ts';
import { refusalIn } from '../../8puzzle/exceptions.ts';
import { solverFiles } from '../../8puzzle/file-sets.ts';
import type { Posed } from '../../8puzzle/judges/moves.ts';
import { judgeRefusal } from '../../8puzzle/judges/refusal.ts';
import { posedPuzzle } from '../../8puzzle/posed.ts';
import { randomCase, toGrid, type Question } from '../../8puzzle/questions.ts';
import { newBoard, newSolver } from '../../8puzzle/steps.ts';
import { sizeWords } from '../../8puzzle/words/show.ts';
import { refusedSizes } from '../file-sets.ts';

export const refusedChecks = (context: CheckContext): readonly Check[] => {
  const question = refusedQuestion(context);
  const { words } = refusalIn(context.language);
  return [
    solverCheck(
      'unsolvable-files',
      `unsolvable boards give ${words}, file inputs`,
      fileCases(context, solverFiles.unsolvable, question, posedPuzzle),
    ),
    solverCheck(
      'unsolvable',
      `unsolvable boards give ${words}, random boards`,
      refusedSizes.map(({ n, moves, count }): Case => {
        const what = `random unsolvable ${sizeWords(n)}`;
        return randomCase(question, { what, count, arbitrary: unsolvableByWalk(n, moves) });
      }),
    ),
  ];
};

const refusedQuestion = ({ language, notation }: CheckContext): Question<Posed> => {
  const refused = { ...refusalIn(language), argument: 'initial', ...hints };
  const asking = solvingAsking(notation);
  return {
    referenceBoard: true,
    steps: [newBoard('board'), newSolver('solver', 'board')],
    row: ({ tiles }) => ({ tiles: toGrid(tiles) }),
    judge: ({ tiles }, [, made]) => judgeRefusal(asking(tiles), refused, made),
    reproduce: ({ tiles }) => asking(tiles).reproduction,
  };
};

const hints = {
  whenMade: 'This board cannot be solved: ask isSolvable() of the board first thing in the constructor, and throw.',
  whenOther:
    'This board cannot be solved: ask isSolvable() of the board before the search begins, and throw the prescribed exception.',
};
