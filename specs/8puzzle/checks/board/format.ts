/** Board 4: toString() in the prescribed format. */
import type { Check } from '../../../../harness/engine/check.ts';
import type { Tiles } from '../../../../reference/tiles.ts';
import { boardCheck, fileCases, type CheckContext } from '../../context.ts';
import { boardFiles, randomSizes } from '../../file-sets.ts';
import { judgeFormat } from '../../judges/format.ts';
import { constructionProblem } from '../../judges/made.ts';
import { toGrid, type Question } from '../../questions.ts';
import { boardTextLimits, newBoard, toText } from '../../steps.ts';
import { boardAsking } from '../asking.ts';
import { randomBoardCases } from '../random-boards.ts';
import { boardCheckWords } from './words.ts';

export const formatChecks = (context: CheckContext): readonly Check[] => {
  const question = formatQuestion(context);
  return [
    boardCheck(
      '4a',
      boardCheckWords.formatFilesTitle(),
      fileCases(context, boardFiles.boards, question, ({ tiles }) => tiles),
    ),
    boardCheck('4b', boardCheckWords.formatRandomTitle(), randomBoardCases(question, randomSizes.toString)),
  ];
};

const formatQuestion = (context: CheckContext): Question<Tiles> => {
  const asking = boardAsking(context.notation, 'toString');
  return {
    steps: [newBoard('board'), toText('board')],
    limits: boardTextLimits,
    row: (tiles) => ({ tiles: toGrid(tiles) }),
    judge: (tiles, [made, text]) => constructionProblem(asking(tiles), made) ?? judgeFormat(asking(tiles), tiles, text),
    reproduce: (tiles) => asking(tiles).reproduction,
  };
};
