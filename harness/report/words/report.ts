import { defineWords } from '../../words/words.ts';

export const reportWords = defineWords('report', {
  nothingToBuild: 'There is nothing to build in these files.',
  graderFailed: 'Not graded, since the grader itself failed in {ids}. {first}',
});
