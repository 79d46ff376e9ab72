/** What the sections are called, in every format. */
import { defineMessages } from '../../harness/messages/messages.ts';

export const sectionMessages = defineMessages('section', {
  correctness: 'Correctness',
  memory: 'Memory',
  timing: 'Timing',
  integration: 'Both together',
  performance: 'Growth',
  rules: 'Rules on code',
  integrity: 'Integrity',
});
