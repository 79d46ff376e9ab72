/** What a program that is written in TypeScript sees of the library; it is compiled, and never run. */
import { eightPuzzle, extend, type GradeOptions, type Grader, openGrader, type Report } from '8puzzle-grader';
import { boardCheck, checkContext, fileCases, type Question, type Tiles } from '8puzzle-grader/slider-puzzle';

export const scoreOf = async (path: string, options: GradeOptions): Promise<number | null> => {
  const grader: Grader = await openGrader({ config: { weights: { style: 10 } } });
  const report: Report = await grader.grade(path, options);
  // @ts-expect-error The seed is a number.
  await grader.grade(path, { seed: '7' });
  return report.summary.score;
};

export const withCheck = (question: Question<Tiles>) =>
  extend(eightPuzzle, {
    checks: async (options) => {
      const cases = fileCases(await checkContext(options), ['puzzle04.txt'], question, ({ tiles }) => tiles);
      const explanation = { measured: 'a', why: 'b', passing: 'c', source: 'd' };
      return [boardCheck({ id: 'board-new', title: 'a new check', cases, explanation })];
    },
  });
