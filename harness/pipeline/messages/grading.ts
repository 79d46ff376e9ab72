import { defineMessages } from '../../messages/messages.ts';

export const gradingMessages = defineMessages('grading', {
  refusedByScan: 'The scan refused to run the submission.',
  doesNotCompile: 'The submission does not compile.',
  notSubmitted: '{file} was not submitted.',
  recognised: 'The assignment was not named; the files are those of {assignment}.',
});
