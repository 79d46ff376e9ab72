/** What is said of many submissions at once: how many there are, and how to grade all of them and one. */
import { relative } from 'node:path';
import type { Note } from '../contracts/submission.ts';
import { listNames } from './folder.ts';
import { isForItsStudent } from './for-its-student.ts';
import type { ManySubmissions } from './many-submissions.ts';
import { shellWord } from '../text/shell-word.ts';
import { defineMessages } from '../messages/messages.ts';

const manyMessages = defineMessages('many', {
  folders:
    'These are {count} submissions, each in its own folder: {names}. If they are versions of one submission, keep one.',
  archives: 'These are {count} archives: {names}. If they belong to one submission, unpack them into one folder.',
  files: 'These are the files of {count} submissions side by side: those of {names}.',
  all: 'To grade all: {command}',
  one: 'To grade one: {command}',
});

/** `path` as a person gave it. */
export const manyNotes = ({ kind, names, within }: ManySubmissions, path: string, isArchive: boolean): Note[] => {
  const typed = relative('', path) || '.';
  const [first = ''] = names;
  const one =
    isArchive || kind === 'files'
      ? []
      : [manyMessages.one({ command: `grade ${shellWord(`${typed}/${within}${first}`)}` })];
  // In a class the path is a copy's of the grader, which is gone when the report is read.
  const advice = isForItsStudent() ? [] : [manyMessages.all({ command: `grade class ${shellWord(typed)}` }), ...one];
  return [
    { level: 'error', message: manyMessages[kind]({ count: names.length, names: listNames(names) }) },
    ...advice.map((message): Note => ({ level: 'info', message })),
  ];
};
