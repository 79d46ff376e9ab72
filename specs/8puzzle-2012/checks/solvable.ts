/** isSolvable() of Board, at all sizes. */
import type { Check } from '../../../harness/engine/check.ts';
import type { Tiles } from '../../../reference/tiles.ts';
import { boardAsking } from '../../8puzzle/checks/asking.ts';
import { walkCases } from '../../8puzzle/checks/board/reached.ts';
import { randomBoardCases } from '../../8puzzle/checks/random-boards.ts';
import { boardCheck, fileCases, type CheckContext } from '../../8puzzle/context.ts';
import { constructionProblem } from '../../8puzzle/judges/made.ts';
import { toGrid, type Question } from '../../8puzzle/questions.ts';
import { call, newBoard } from '../../8puzzle/steps.ts';
import { solvabilityFiles, solvabilitySizes, solvabilityWalks } from '../file-sets.ts';
import { judgeSolvable } from '../judges/solvable.ts';
import { fall2012Words } from '../words.ts';

export const solvableChecks = (context: CheckContext): readonly Check[] => {
  const question = solvableQuestion(context);
  return [
    boardCheck(
      'is-solvable-files',
      fall2012Words.solvableFilesTitle(),
      fileCases(context, solvabilityFiles, question, ({ tiles }) => tiles),
    ),
    boardCheck('is-solvable', fall2012Words.solvableRandomTitle(), randomBoardCases(question, solvabilitySizes)),
    boardCheck(
      'is-solvable-reached',
      fall2012Words.solvableReachedTitle(),
      walkCases(context, { method: 'isSolvable', judge: judgeSolvable }, 'neighbors', solvabilityWalks),
    ),
  ];
};

const solvableQuestion = (context: CheckContext): Question<Tiles> => {
  const asking = boardAsking(context.notation, 'isSolvable');
  return {
    steps: [newBoard('board'), call('board', 'isSolvable')],
    row: (tiles) => ({ tiles: toGrid(tiles) }),
    judge: (tiles, [made, answer]) =>
      constructionProblem(asking(tiles), made) ?? judgeSolvable(asking(tiles), tiles, answer),
    reproduce: (tiles) => asking(tiles).reproduction,
  };
};
