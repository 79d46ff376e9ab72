import { defineWords } from '../../words/words.ts';

export const buildCheckWords = defineWords('buildCheck', {
  compilationTitle: 'The submission compiles',
  apiTitle: 'The classes have the prescribed API',
  notBuilt: '{class} could not be built: see the check "compilation".',
  aClass: 'a class {class}',
  noFile: 'no such file',
  compilerResult: 'a result of the compiler',
  doesNotCompile: 'The submission does not compile.',
  nothingThere: 'nothing to look at',
  noSuchName: 'nothing of that name',
  none: 'none',
  mendFirst: 'Mend this error first, then compile again: the others may come of it.',
  warningCosts: 'In this course a warning of the compiler loses the points, too.',
});
