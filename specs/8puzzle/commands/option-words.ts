import { defineWords } from '../../../harness/words/words.ts';

export const optionWords = defineWords('option', {
  number: 'It must be a number from {least} to {most}.',
  wholeNumber: 'It must be a whole number from {least} to {most}.',
});
