/** Board 7: twin() exchanges exactly two tiles. */
import type { Check } from '../../../../harness/engine/check.ts';
import type { Tiles } from '../../../../reference/tiles.ts';
import { boardCheck, fileCases, type CheckContext } from '../../context.ts';
import { boardFiles, randomSizes } from '../../file-sets.ts';
import { constructionProblem } from '../../judges/made.ts';
import { judgeTwin } from '../../judges/twin.ts';
import { toGrid, type Question } from '../../questions.ts';
import { callFor, newBoard, toText } from '../../steps.ts';
import { boardAsking } from '../asking.ts';
import { randomBoardCases } from '../random-boards.ts';
import { boardCheckWords } from './words.ts';

export const twinChecks = (context: CheckContext): readonly Check[] => {
  const question = twinQuestion(context);
  return [
    boardCheck(
      '7a',
      boardCheckWords.twinFilesTitle(),
      fileCases(context, boardFiles.boards, question, ({ tiles }) => tiles),
    ),
    boardCheck('7b', boardCheckWords.twinRandomTitle(), randomBoardCases(question, randomSizes.twin)),
  ];
};

const twinQuestion = (context: CheckContext): Question<Tiles> => {
  const asking = boardAsking(context.notation, 'twin');
  return {
    steps: [newBoard('board'), callFor('twin', 'board', 'twin'), toText('twin')],
    row: (tiles) => ({ tiles: toGrid(tiles) }),
    judge: (tiles, [made, twin, text]) =>
      constructionProblem(asking(tiles), made) ?? judgeTwin(asking(tiles), tiles, twin, text),
    reproduce: (tiles) => asking(tiles).reproduction,
  };
};
