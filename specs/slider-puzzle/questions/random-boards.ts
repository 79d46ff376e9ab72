/** The same question about random boards of several sizes: a case for each size. */
import type { Case } from '../../../harness/contracts/check.ts';
import { defineMessages } from '../../../harness/messages/messages.ts';
import type { Tiles } from '../../../reference/puzzle/tiles.ts';
import { boardArbitrary } from '../arbitraries/board-arbitrary.ts';
import type { RandomSize } from '../puzzles/file-sets.ts';
import { randomCase, type Question } from './question.ts';
import { describeSize } from '../wording/show.ts';

const messages = defineMessages('random-boards', { randomBoards: 'random {size}' });

export const randomBoardCases = (question: Question<Tiles>, sizes: readonly RandomSize[]): readonly Case[] =>
  sizes.map(({ n, count }) =>
    randomCase(question, {
      what: messages.randomBoards({ size: describeSize(n) }),
      count,
      arbitrary: boardArbitrary(n),
    }),
  );
