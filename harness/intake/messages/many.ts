import { defineMessages } from '../../messages/messages.ts';

export const manyMessages = defineMessages('many', {
  folders:
    'These are {count} submissions, a folder for each: {names}. They are graded one at a time. If they are versions of one submission, keep one.',
  archives:
    'These are {count} archives: {names}. They are graded one at a time. If they belong to one submission, unpack them into one folder.',
  files:
    'These are the files of {count} submissions side by side: those of {names}. They are graded one at a time, from a folder for each.',
  sort: 'Give each its own folder, and the files in it the names that were asked for: {files}.',
  unpack: 'Unpack the archive first: {command}',
  one: 'To grade one: {command}',
  // A format may wrap long lines, or make one line of all: hence these are short, and end in semicolons.
  all: 'To grade all, with a report for each:\nfor one in {all}; do\n  grade "$one" --output json={report};\ndone',
  and: ' and ',
  or: ', or ',
});
