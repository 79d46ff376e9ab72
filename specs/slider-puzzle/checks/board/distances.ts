/** Board 1 and 2: hamming() and manhattan(). */
import type { Check } from '../../../../harness/contracts/check.ts';
import { defineMessages } from '../../../../harness/messages/messages.ts';
import { boardFiles, oneCall } from '../../puzzles/file-sets.ts';
import type { CheckContext } from '../context.ts';
import { sourceMessages as from } from '../sources.ts';
import { measureQuestion } from './board-question.ts';
import { filesAndRandom } from './files-and-random.ts';

const hamming = defineMessages('board-1', {
  filesTitle: 'hamming() with file inputs',
  randomTitle: 'hamming() with random boards',
  measured: 'What hamming() returns: the number of tiles that are not in their goal position.',
  why: 'It is one of the two distances that can guide A*. Common mistakes: the blank is counted as a tile; tile k is expected at index k instead of k - 1; the loop stops one row or column early.',
  passing:
    'Exactly the number of tiles 1 to n^2 - 1 that are not in their goal position; the blank does not count. The goal has distance 0.',
});

const manhattan = defineMessages('board-2', {
  filesTitle: 'manhattan() with file inputs',
  randomTitle: 'manhattan() with random boards',
  measured:
    'What manhattan() returns: the sum of the distances, in rows and columns, from each tile to its goal position.',
  why: 'It is the priority of the search: one that is too large misses the shortest solution, and one that is too small makes the search very slow. Common mistakes: the blank is counted; rows and columns are mixed up; the goal position of tile k is taken as row k / n, column k % n instead of (k - 1) / n, (k - 1) % n.',
  passing:
    'Exactly the sum of |row - goal row| + |column - goal column| over the tiles 1 to n^2 - 1; the blank does not count.',
});

export const distanceChecks = (context: CheckContext): readonly Check[] => {
  const about = { source: from.distances(), files: boardFiles.distances, sizes: oneCall };
  return [
    { ...about, id: 'board-1', messages: hamming, question: measureQuestion(context, 'hamming') },
    { ...about, id: 'board-2', messages: manhattan, question: measureQuestion(context, 'manhattan') },
  ].flatMap((one) => filesAndRandom(context, one));
};
