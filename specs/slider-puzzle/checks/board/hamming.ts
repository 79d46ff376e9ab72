/** Board 1: hamming(). */
import type { Check } from '../../../../harness/contracts/check.ts';
import { defineMessages } from '../../../../harness/messages/messages.ts';
import { boardFiles, oneCall } from '../../puzzles/file-sets.ts';
import { randomBoardCases } from '../../questions/random-boards.ts';
import { boardCheck, explained, fileCases, type CheckContext } from '../context.ts';
import { sourceMessages as from } from '../sources.ts';
import { measureQuestion } from './board-question.ts';

const messages = defineMessages('board-1', {
  filesTitle: 'hamming() with file inputs',
  randomTitle: 'hamming() with random boards',
  measured: 'What hamming() returns: the number of tiles that are not in their goal position.',
  why: 'It is one of the two distances that can guide A*. Common mistakes: the blank is counted as a tile; tile k is expected at index k instead of k - 1; the loop stops one row or column early.',
  passing:
    'Exactly the number of tiles 1 to n^2 - 1 that are not in their goal position; the blank does not count. The goal has distance 0.',
});

export const hammingChecks = (context: CheckContext): readonly Check[] => {
  const question = measureQuestion(context, 'hamming');
  const explanation = explained(messages, from.distances());
  return [
    boardCheck({
      id: 'board-1a',
      title: messages.filesTitle(),
      explanation,
      cases: fileCases(context, boardFiles.distances, question, ({ tiles }) => tiles),
    }),
    boardCheck({
      id: 'board-1b',
      title: messages.randomTitle(),
      explanation,
      cases: randomBoardCases(question, oneCall),
    }),
  ];
};
