/** Solver 6: isSolvable(). */
import type { Case, Check } from '../../../../harness/engine/check.ts';
import { anySmallPosed, solvableOrNot } from '../../arbitraries/posed-arbitrary.ts';
import { fileCases, solverCheck, type CheckContext } from '../../context.ts';
import { solverFiles, solverRandom } from '../../file-sets.ts';
import { posedPuzzle } from '../../posed.ts';
import { randomCase } from '../../questions.ts';
import { sizeWords } from '../../words/show.ts';
import { solvableQuestion } from './questions.ts';
import { solverCheckWords } from './words.ts';

/** The official test uses 2-by-2 boards alone; the larger ones are near the goal, or twins of such boards. */
export const solvableChecks = (context: CheckContext): readonly Check[] => {
  const question = solvableQuestion(context);
  const small = solverRandom.solvabilitySmall;
  return [
    solverCheck(
      '6a',
      solverCheckWords.solvableFilesTitle(),
      fileCases(context, solverFiles.solvability, question, posedPuzzle),
    ),
    solverCheck('6b', solverCheckWords.solvableRandomTitle(), [
      randomCase(question, {
        what: solverCheckWords.randomBoards({ size: sizeWords(small.n) }),
        count: small.count,
        arbitrary: anySmallPosed(),
      }),
      ...solverRandom.solvability.map(({ n, moves, count }): Case =>
        randomCase(question, {
          what: solverCheckWords.randomBoards({ size: sizeWords(n) }),
          count,
          arbitrary: solvableOrNot(n, moves),
        }),
      ),
    ]),
  ];
};
