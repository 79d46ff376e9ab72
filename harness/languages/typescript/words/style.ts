import { defineWords } from '../../../words/words.ts';

export const typescriptStyleWords = defineWords('typescript.style', {
  notInstalled: 'It is not installed here: run `npm install` in the grader’s folder.',
  gaveUp: 'It gave up on {path}: {why}.',
  tooDeep: 'the source is nested too deeply',
  tooLong: 'It took longer than {seconds} seconds.',
  tooMuch: 'It had more to say than can be read.',
  outOfMemory: 'It ran out of memory.',
  endedEarly: 'It ended early ({why}). `grade doctor` tells whether Node works in the sandbox here.',
  notUnderstood: 'The linter gave an answer that is not understood.',
});
