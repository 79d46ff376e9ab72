/** What the pages say themselves. */
import { defineWords } from '../../words/words.ts';

/** Of every page. */
export const pageWords = defineWords('page', {
  skip: 'Skip to the content',
});
