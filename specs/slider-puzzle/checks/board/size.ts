/** Board 3: the number of rows, dimension() or in older editions size(). */
import type { Check } from '../../../../harness/contracts/check.ts';
import { defineMessages } from '../../../../harness/messages/messages.ts';
import { sized } from '../../puzzles/file-sets.ts';
import { randomBoardCases } from '../../questions/random-boards.ts';
import { boardCheck, explained, type CheckContext } from '../context.ts';
import { sourceMessages as from } from '../sources.ts';
import { measureQuestion } from './board-question.ts';

const messages = defineMessages('board-3', {
  title: '{sizeMethod}() with random boards',
  measured: 'What the method for the size n returns.',
  why: 'Solver and clients rely on it. Common mistakes: n^2, the number of tiles, or a static field that the most recent board set.',
  passing: 'n, the number of rows.',
});

export const sizeCheck = (context: CheckContext): Check => {
  const { sizeMethod } = context.edition;
  return boardCheck({
    id: 'board-3',
    title: messages.title({ sizeMethod }),
    explanation: explained(messages, sizeSource(context)),
    cases: randomBoardCases(measureQuestion(context, sizeMethod), sized([2, 3, 4, 5, 6], 100)),
  });
};

/** Where the assignment asks for the number of rows. */
export const sizeSource = ({ edition }: CheckContext): string =>
  edition.hasTwin ? from.constructor() : from.fall2012Api();
