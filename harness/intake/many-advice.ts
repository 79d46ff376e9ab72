/** What is said of many submissions at once: how many there are, and how to grade all of them and one. */
import { relative } from 'node:path';
import type { Note } from '../contracts/submission.ts';
import { listNames } from './folder.ts';
import { isForItsStudent } from './for-its-student.ts';
import type { ManySubmissions } from './many-submissions.ts';
import { manyMessages } from './messages/many.ts';
import { shellWord } from '../text/shell-word.ts';

export interface Given {
  /** As a person gave it. */
  readonly path: string;
  readonly isArchive: boolean;
}

export const manyNotes = ({ kind, names, within }: ManySubmissions, { path, isArchive }: Given): Note[] => {
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
