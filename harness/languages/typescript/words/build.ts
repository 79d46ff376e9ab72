import { defineWords } from '../../../words/words.ts';

export const typescriptBuildWords = defineWords('typescript.build', {
  noAnswer: 'The TypeScript compiler host ended without an answer.',
  noAnswerRemedy: 'Run `grade doctor` to see whether Node works in the sandbox here.',
  notUnderstood: 'The TypeScript compiler host gave an answer that is not understood.',
  noModule: "There is no instrumented module '{name}' for TypeScript.",
  noInstruments: 'the folder of instruments, which does not exist',
  noModuleRemedy: "Add modules/{name}.ts there, or take the name off the assignment's list.",
  notPrepared: 'The TypeScript kit was not prepared before it was used.',
  gone: '{path} is no longer there.',
  gaveUp: 'The compiler gave up before it had made a program',
  gaveUpOnTypes: 'The compiler gave up on the type check; the program itself was built and is judged',
  tooLong: 'it took longer than {seconds} seconds, as types that expand without end do',
  outOfMemory: 'it ran out of memory, as types that expand without end do',
  tooMuch: 'it had more to say than can be read',
  tooDeep: 'the source is nested too deeply',
  failedInside: 'it failed inside ({why})',
  endedEarly: 'it ended early',
  notImported: '{path} is imported by none of the graded classes, and was not compiled.',
});
