/** The options that the settings of the assignment have on the command line. */
import { defineMessages } from '../../harness/messages/messages.ts';

export const settingsMessages = defineMessages('puzzle.option', {
  puzzles: "a course's own input files",
});
