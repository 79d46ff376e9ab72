/** Board 5: neighbors(). */
import type { Check } from '../../../../harness/contracts/check.ts';
import { defineMessages } from '../../../../harness/messages/messages.ts';
import { judgeNeighbors, neighborsLimit } from '../../judges/neighbors.ts';
import { boardFiles, oneCall } from '../../puzzles/file-sets.ts';
import { listBoards } from '../../questions/steps.ts';
import type { CheckContext } from '../context.ts';
import { sourceMessages as from } from '../sources.ts';
import { boardQuestion } from './board-question.ts';
import { filesAndRandom } from './files-and-random.ts';

const messages = defineMessages('board-5', {
  filesTitle: 'neighbors() with file inputs',
  randomTitle: 'neighbors() with random boards',
  measured: 'The boards that neighbors() returns, in any order.',
  why: 'The search goes where neighbors() leads. Common mistakes: the blank wraps around from one edge to the other; an edge is tested with > instead of >=; all neighbors share one array, so they end up equal; the board itself is changed.',
  passing:
    'Exactly the two, three or four boards that one slide of the blank makes, each once, and no others; the iteration ends.',
});

export const neighborsChecks = (context: CheckContext): readonly Check[] => {
  const question = boardQuestion(context, {
    method: 'neighbors',
    steps: listBoards('board', 'neighbors', neighborsLimit),
    judge: (asked, tiles, [call, walk, each]) => judgeNeighbors(asked, tiles, { call, walk, each }),
  });
  const about = { id: 'board-5', messages, source: from.neighbors(), question };
  return filesAndRandom(context, { ...about, files: boardFiles.boards, sizes: oneCall });
};
