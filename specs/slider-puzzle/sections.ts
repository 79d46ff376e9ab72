/**
 * The sections of the assessment. Those behind `timing` are information unless a course gives them a weight: both classes
 * together and the test client, growth of running times, rules on the code, whether the results can be trusted.
 */
import type { AssignmentSection } from '../../harness/contracts/assignment.ts';
import { defineMessages } from '../../harness/messages/messages.ts';

const sectionMessages = defineMessages('section', {
  correctness: 'Correctness',
  memory: 'Memory',
  timing: 'Timing',
  integration: 'Both together',
  performance: 'Growth',
  rules: 'Rules on code',
  integrity: 'Integrity',
});

const section = (
  id: keyof typeof sectionMessages,
  facts: Pick<AssignmentSection, 'inSummary' | 'review'> = {},
): AssignmentSection => ({
  id,
  get title() {
    return sectionMessages[id]();
  },
  ...facts,
});

export const sections: readonly AssignmentSection[] = [
  section('correctness', { inSummary: true }),
  section('memory', { inSummary: true }),
  section('timing', { inSummary: true }),
  section('integration'),
  section('performance'),
  section('rules'),
  section('integrity', { review: true }),
];
