/** What is added to a compiler's messages. */
import { defineWords } from '../../words/words.ts';

export const buildWords = defineWords('build', {
  mendFirst: 'Mend this error first, then compile again: the others may come of it.',
  warningCosts: 'In this course a warning of the compiler loses the points, too.',
});
