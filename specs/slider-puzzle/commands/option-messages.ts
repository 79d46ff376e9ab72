import { defineMessages } from '../../../harness/messages/messages.ts';

export const optionMessages = defineMessages('option', {
  number: 'It must be a number from {least} to {most}.',
  wholeNumber: 'It must be a whole number from {least} to {most}.',
});
