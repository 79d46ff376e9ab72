/** The same question about random boards of several sizes: a case for each size. */
import type { Case } from '../../../harness/engine/check.ts';
import type { Tiles } from '../../../reference/tiles.ts';
import { boardArbitrary } from '../arbitraries/board-arbitrary.ts';
import type { RandomSize } from '../file-sets.ts';
import { randomCase, type Question } from '../questions.ts';
import { sizeWords } from '../words/show.ts';
import { checkWords } from './words.ts';

export const randomBoardCases = (question: Question<Tiles>, sizes: readonly RandomSize[]): readonly Case[] =>
  sizes.map(({ n, count }) =>
    randomCase(question, {
      what: checkWords.randomBoards({ size: sizeWords(n) }),
      count,
      arbitrary: boardArbitrary(n),
    }),
  );
