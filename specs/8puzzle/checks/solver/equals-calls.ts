/** Solver 10: the critical optimization, seen by the calls of Board.equals(). */
import type { Check } from '../../../../harness/engine/check.ts';
import { fileCases, solverCheck, type CheckContext } from '../../context.ts';
import { solverFiles } from '../../file-sets.ts';
import { judgeEqualsCalled, judgeEqualsGetsBoards, judgeEqualsTwoMovesBack } from '../../judges/equals-calls.ts';
import type { Posed } from '../../judges/moves.ts';
import { posedPuzzle } from '../../posed.ts';
import type { Question } from '../../questions.ts';
import { countersQuestion } from './questions.ts';
import { solverCheckWords } from './words.ts';

export const equalsCallChecks = (context: CheckContext): readonly Check[] => {
  const cases = (files: readonly string[], question: Question<Posed>): Check['cases'] =>
    fileCases(context, files, question, posedPuzzle);
  const question = (judge: typeof judgeEqualsCalled): Question<Posed> =>
    countersQuestion(context, (asking, _, counters) => judge(asking, counters));
  return [
    solverCheck(
      '10a',
      solverCheckWords.equalsCalledTitle(),
      cases(solverFiles.equalsCalled, question(judgeEqualsCalled)),
    ),
    solverCheck(
      '10b',
      solverCheckWords.equalsWithBoardTitle(),
      cases(solverFiles.equalsGetsBoards, question(judgeEqualsGetsBoards)),
    ),
    solverCheck(
      '10c',
      solverCheckWords.equalsTwoBackTitle(),
      cases(solverFiles.equalsTwoMovesBack, question(judgeEqualsTwoMovesBack)),
    ),
  ];
};
