/** Board 4: toString() in the prescribed format. */
import type { Check } from '../../../../harness/contracts/check.ts';
import { defineMessages } from '../../../../harness/messages/messages.ts';
import { judgeFormat } from '../../judges/format.ts';
import { boardFiles, oneCall } from '../../puzzles/file-sets.ts';
import { toText } from '../../questions/steps.ts';
import type { CheckContext } from '../context.ts';
import { sourceMessages as from } from '../sources.ts';
import { boardQuestion } from './board-question.ts';
import { filesAndRandom } from './files-and-random.ts';

const messages = defineMessages('board-4', {
  filesTitle: 'toString() with file inputs',
  randomTitle: 'toString() with random boards',
  measured: 'What toString() returns, line by line.',
  why: 'The grader reads the boards that your methods make through toString(), and so does anyone who runs the test client. Common mistakes: the first line with n is missing, the blank is shown as a space, rows are joined without a line break.',
  passing:
    'n + 1 lines: the number n, then n rows of n numbers, with 0 for the blank. There may be any number of spaces between and after the numbers, and a line break at the end.',
});

export const formatChecks = (context: CheckContext): readonly Check[] => {
  const question = boardQuestion(context, {
    method: 'toString',
    steps: [toText('board')],
    judge: (asked, tiles, [text]) => judgeFormat(asked, tiles, text),
  });
  const about = { id: 'board-4', messages, source: from.text(), question };
  return filesAndRandom(context, { ...about, files: boardFiles.boards, sizes: oneCall });
};
