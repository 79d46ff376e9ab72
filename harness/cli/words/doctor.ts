import { defineWords } from '../../words/words.ts';

export const doctorWords = defineWords('cli.doctor', {
  nothing: 'Nothing can be graded on this machine.',
  nothingRemedy: 'Do what is said above about what is missing, or run npm run setup.',
});
