import { defineWords } from '../../../harness/words/words.ts';

export const checkWords = defineWords('check', {
  randomBoards: 'random {size}',
});
