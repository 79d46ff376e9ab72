/** Board 1: hamming(). */
import type { Check } from '../../../../harness/contracts/check.ts';
import { defineMessages } from '../../../../harness/messages/messages.ts';
import { boardFiles, oneCall } from '../../puzzles/file-sets.ts';
import type { CheckContext } from '../context.ts';
import { sourceMessages as from } from '../sources.ts';
import { measureQuestion } from './board-question.ts';
import { filesAndRandom } from './files-and-random.ts';

const messages = defineMessages('board-1', {
  filesTitle: 'hamming() with file inputs',
  randomTitle: 'hamming() with random boards',
  measured: 'What hamming() returns: the number of tiles that are not in their goal position.',
  why: 'It is one of the two distances that can guide A*. Common mistakes: the blank is counted as a tile; tile k is expected at index k instead of k - 1; the loop stops one row or column early.',
  passing:
    'Exactly the number of tiles 1 to n^2 - 1 that are not in their goal position; the blank does not count. The goal has distance 0.',
});

export const hammingChecks = (context: CheckContext): readonly Check[] =>
  filesAndRandom(context, {
    ...{ id: 'board-1', messages, source: from.distances(), question: measureQuestion(context, 'hamming') },
    ...{ files: boardFiles.distances, sizes: oneCall },
  });
