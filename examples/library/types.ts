/** What a program that is written in TypeScript sees of the library; it is compiled, and never run. */
import { eightPuzzle, extend, type GradeOptions, type Grader, openGrader, type Report } from '8puzzle-grader';
import {
  boardCheck,
  call,
  checkContext,
  fileCases,
  judgeMoves,
  type Question,
  solvedPuzzleOf,
  solverCheck,
  solverQuestion,
  solverQuestionContext,
  type Tiles,
} from '8puzzle-grader/slider-puzzle';

export const scoreOf = async (path: string, options: GradeOptions): Promise<number | null> => {
  const grader: Grader = await openGrader({ config: { weights: { style: 10 }, class: { attempt: 'best' } } });
  const report: Report = await grader.grade(path, options);
  // @ts-expect-error The seed is a number.
  await grader.grade(path, { seed: '7' });
  return report.summary.score;
};

export const withCheck = (question: Question<Tiles>) =>
  extend(eightPuzzle, {
    checks: async (options) => {
      const context = await checkContext(options);
      const cases = fileCases(context, ['puzzle04.txt'], question, ({ tiles }) => tiles);
      const moves = solverQuestion(
        solverQuestionContext(context.notation, 'moves'),
        [call('solver', 'moves')],
        (asked, puzzle, [answer]) => judgeMoves(asked, puzzle, answer),
      );
      const explanation = { measured: 'a', why: 'b', passing: 'c', source: 'd' };
      return [
        boardCheck({ id: 'board-new', title: 'a new check', cases, explanation }),
        solverCheck({
          ...{ id: 'solver-new', title: 'another', explanation },
          cases: fileCases(context, ['puzzle04.txt'], moves, solvedPuzzleOf),
        }),
      ];
    },
  });
