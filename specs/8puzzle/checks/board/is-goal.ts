/** Board 8: isGoal(). */
import type { Case, Check } from '../../../../harness/engine/check.ts';
import { goal, isGoal, type Tiles } from '../../../../reference/tiles.ts';
import { boardCheck, fileCases, type CheckContext } from '../../context.ts';
import { boardFiles, randomSizes } from '../../file-sets.ts';
import { constructionProblem } from '../../judges/made.ts';
import { judgeTruth } from '../../judges/truth.ts';
import { fixedCase, toGrid, type Question } from '../../questions.ts';
import { call, newBoard } from '../../steps.ts';
import { drawn } from '../../words/grids.ts';
import { sizeWords } from '../../words/show.ts';
import { boardAsking } from '../asking.ts';
import { boardCheckWords } from './words.ts';
import { gridWords } from '../../words/shown-words.ts';

export const isGoalChecks = (context: CheckContext): readonly Check[] => {
  const question = isGoalQuestion(context);
  const goals = randomSizes.goals.map((n): Case =>
    fixedCase(boardCheckWords.goalBoard({ size: sizeWords(n) }), question, goal(n)),
  );
  return [
    boardCheck(
      '8a',
      boardCheckWords.isGoalFilesTitle(),
      fileCases(context, boardFiles.goal, question, ({ tiles }) => tiles),
    ),
    boardCheck('8b', boardCheckWords.isGoalGoalsTitle(), goals),
  ];
};

const isGoalQuestion = (context: CheckContext): Question<Tiles> => {
  const asking = boardAsking(context.notation, 'isGoal');
  return {
    steps: [newBoard('board'), call('board', 'isGoal')],
    row: (tiles) => ({ tiles: toGrid(tiles) }),
    judge: (tiles, [made, answer]) => {
      const expected = isGoal(tiles);
      const truth = {
        expected,
        hint: expected ? boardCheckWords.isGoalHint() : boardCheckWords.isNotGoalHint(),
        grids: drawn(gridWords.board(), tiles, goal(tiles.length)),
      };
      return constructionProblem(asking(tiles), made) ?? judgeTruth(asking(tiles), truth, answer);
    },
    reproduce: (tiles) => asking(tiles).reproduction,
  };
};
