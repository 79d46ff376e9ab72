import { defineMessages } from '../../../../harness/messages/messages.ts';

export const allowedMessages = defineMessages('scan.allowed', {
  language: 'is part of the language',
  anyProgram: 'is useful to any program',
  library: 'is the library that comes with the assignment',
});
