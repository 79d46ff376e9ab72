/** How sections and verdicts are called, in every format. */
import { defineWords } from '../../words/words.ts';

export const sectionWords = defineWords('section', {
  compilation: 'Compilation',
  api: 'API',
  correctness: 'Correctness',
  memory: 'Memory',
  timing: 'Timing',
  integration: 'Both together',
  performance: 'Growth',
  rules: 'Rules on code',
  integrity: 'Integrity',
  style: 'Style',
});

/** What became of a check or a case. */
export const verdictWords = defineWords('verdict', {
  passed: 'passed',
  failed: 'failed',
  'timed-out': 'timed out',
  crashed: 'crashed',
  'out-of-memory': 'out of memory',
  tampering: 'tampering',
  skipped: 'not run',
  'grader-fault': 'fault of the grader',
});
