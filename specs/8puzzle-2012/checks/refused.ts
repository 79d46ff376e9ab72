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
import { fall2012Words } from '../words.ts';

export const refusedChecks = (context: CheckContext): readonly Check[] => {
  const question = refusedQuestion(context);
  const { words } = refusalIn(context.language);
  return [
    solverCheck(
      'unsolvable-files',
      fall2012Words.refusedFilesTitle({ exception: words }),
      fileCases(context, solverFiles.unsolvable, question, posedPuzzle),
    ),
    solverCheck(
      'unsolvable',
      fall2012Words.refusedRandomTitle({ exception: words }),
      refusedSizes.map(({ n, moves, count }): Case => {
        const what = fall2012Words.randomUnsolvable({ size: sizeWords(n) });
        return randomCase(question, { what, count, arbitrary: unsolvableByWalk(n, moves) });
      }),
    ),
  ];
};

const refusedQuestion = ({ language, notation }: CheckContext): Question<Posed> => {
  const refused = {
    ...refusalIn(language),
    argument: 'initial',
    whenMade: fall2012Words.refuseHint(),
    whenOther: fall2012Words.refuseOtherHint(),
  };
  const asking = solvingAsking(notation);
  return {
    referenceBoard: true,
    steps: [newBoard('board'), newSolver('solver', 'board')],
    row: ({ tiles }) => ({ tiles: toGrid(tiles) }),
    judge: ({ tiles }, [, made]) => judgeRefusal(asking(tiles), refused, made),
    reproduce: ({ tiles }) => asking(tiles).reproduction,
  };
};
