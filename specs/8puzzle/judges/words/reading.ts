import { defineWords } from '../../../../harness/words/words.ts';

export const readingWords = defineWords('reading', {
  threw: 'threw {exception}',
  noString: 'returned no string',
  tooLong: 'returned a string of more than any board needs',
  notABoard: 'returned {text}, which is not a size n followed by n rows of n numbers',
});
