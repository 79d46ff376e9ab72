/** Board 1 to 3: hamming(), manhattan(), and the number of rows. */
import type { Check } from '../../../../harness/engine/check.ts';
import type { Tiles } from '../../../../reference/tiles.ts';
import { boardCheck, fileCases, type CheckContext } from '../../context.ts';
import { boardFiles, randomSizes, type RandomSize } from '../../file-sets.ts';
import { constructionProblem } from '../../judges/made.ts';
import { judgeMeasure, type Measure } from '../../judges/distance.ts';
import { toGrid, type Question } from '../../questions.ts';
import { call, newBoard } from '../../steps.ts';
import { boardAsking } from '../asking.ts';
import { randomBoardCases } from '../random-boards.ts';
import { boardCheckWords } from './words.ts';

export const distanceChecks = (context: CheckContext): readonly Check[] => {
  const fromFiles = (measure: Measure): Check['cases'] =>
    fileCases(context, boardFiles.distances, measureQuestion(context, measure), (puzzle) => puzzle.tiles);
  const random = (measure: Measure, sizes: readonly RandomSize[]): Check['cases'] =>
    randomBoardCases(measureQuestion(context, measure), sizes);
  const { sizeMethod } = context.edition;
  return [
    boardCheck('1a', boardCheckWords.hammingFilesTitle(), fromFiles('hamming')),
    boardCheck('1b', boardCheckWords.hammingRandomTitle(), random('hamming', randomSizes.hamming)),
    boardCheck('2a', boardCheckWords.manhattanFilesTitle(), fromFiles('manhattan')),
    boardCheck('2b', boardCheckWords.manhattanRandomTitle(), random('manhattan', randomSizes.manhattan)),
    boardCheck('3', boardCheckWords.sizeRandomTitle({ sizeMethod }), random(sizeMethod, randomSizes.dimension)),
  ];
};

/** Compares what one of the three methods returns. */
export const measureQuestion = (context: CheckContext, measure: Measure): Question<Tiles> => {
  const asking = boardAsking(context.notation, measure);
  return {
    steps: [newBoard('board'), call('board', measure)],
    row: (tiles) => ({ tiles: toGrid(tiles) }),
    judge: (tiles, [made, answer]) =>
      constructionProblem(asking(tiles), made) ?? judgeMeasure(asking(tiles), measure, tiles, answer),
    reproduce: (tiles) => asking(tiles).reproduction,
  };
};
