/** Board 2: manhattan(). */
import type { Check } from '../../../../harness/contracts/check.ts';
import { defineMessages } from '../../../../harness/messages/messages.ts';
import { boardFiles, oneCall } from '../../puzzles/file-sets.ts';
import type { CheckContext } from '../context.ts';
import { sourceMessages as from } from '../sources.ts';
import { measureQuestion } from './board-question.ts';
import { filesAndRandom } from './files-and-random.ts';

const messages = defineMessages('board-2', {
  filesTitle: 'manhattan() with file inputs',
  randomTitle: 'manhattan() with random boards',
  measured:
    'What manhattan() returns: the sum of the distances, in rows and columns, from each tile to its goal position.',
  why: 'It is the priority of the search: one that is too large misses the shortest solution, and one that is too small makes the search very slow. Common mistakes: the blank is counted; rows and columns are mixed up; the goal position of tile k is taken as row k / n, column k % n instead of (k - 1) / n, (k - 1) % n.',
  passing:
    'Exactly the sum of |row - goal row| + |column - goal column| over the tiles 1 to n^2 - 1; the blank does not count.',
});

export const manhattanChecks = (context: CheckContext): readonly Check[] =>
  filesAndRandom(context, {
    ...{ id: 'board-2', messages, source: from.distances(), question: measureQuestion(context, 'manhattan') },
    ...{ files: boardFiles.distances, sizes: oneCall },
  });
