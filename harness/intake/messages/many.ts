import { defineMessages } from '../../messages/messages.ts';

export const manyMessages = defineMessages('many', {
  folders:
    'These are {count} submissions, each in its own folder: {names}. If they are versions of one submission, keep one.',
  archives: 'These are {count} archives: {names}. If they belong to one submission, unpack them into one folder.',
  files: 'These are the files of {count} submissions side by side: those of {names}.',
  all: 'To grade all: {command}',
  one: 'To grade one: {command}',
});
