import { defineWords } from '../../../harness/words/words.ts';

export const allowedWords = defineWords('scan.allowed', {
  language: 'is part of the language',
  anyProgram: 'is of use to any program',
  library: 'is the library that comes with the assignment',
});
