/** Whose search is shown. */
import { defineMessages } from '../../../harness/messages/messages.ts';

export const traceMessages = defineMessages('8puzzle.trace', {
  submission: 'the submission',
  reference: 'the reference',
});
