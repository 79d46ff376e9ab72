/** What several formats say. */
import { defineWords } from '../../../words/words.ts';

export const commonWords = defineWords('formats', {
  cut: '\n[cut here]',
  notRun: 'Not run: {reason}',
  noReason: 'No reason was given.',
  cases: { one: '{count} case failed.', other: '{count} cases failed.' },
  more: { one: 'and {count} more failed case', other: 'and {count} more failed cases' },
  shortened: 'Only a part is told here, since the whole would be too much for this place.',
  restTitle: 'Checks that are not shown here',
  restCut: {
    one: '{count} more check is left out for want of room.',
    other: '{count} more checks are left out for want of room.',
  },
  restHidden: 'These points belong to no check that is shown here.',
  notGraded: 'Not graded',
  informative: '{verdict} (for information, costs no points)',
  score: 'Score: {points} of 100',
  information: 'for information, costs no points',
});
