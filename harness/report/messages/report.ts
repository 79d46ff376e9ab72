import { defineMessages } from '../../messages/messages.ts';

export const reportMessages = defineMessages('report', {
  nothingToBuild: 'There is nothing to compile in these files.',
  graderFailed: 'Not graded, because the grader itself failed in {ids}. {first}',
});
