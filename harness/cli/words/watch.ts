/** What the command line says about `grade watch`. */
import { defineWords } from '../../words/words.ts';

export const watchWords = defineWords('watch', {
  description: 'grade a folder again whenever a source file in it is saved',
  argument: 'folder that holds the source files',
  watching: 'Watching {folder}. Ctrl-C ends it.',
  missing: 'The folder cannot be watched, since there is none.',
  noFolder: 'This is no folder.',
  remedy: 'Give the folder that holds the source files.',
  saved: '{time}  saved: {names}',
  more: { one: '{names} and {count} more', other: '{names} and {count} more' },
  stopped: 'Stopped, since there is a newer save.',
  again: 'Waiting for the next save.',
  unwatchable: 'Not all of the folder can be watched: {reason}.',
  unwatchableRemedy: 'Watch a smaller folder, or set CHOKIDAR_USEPOLLING=1 to look at the files once in a while.',
  notBuilt: 'It does not compile:',
});
