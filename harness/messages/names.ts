/** How verdicts and the harness's own sections are called, in every format. */
import { defineMessages } from './messages.ts';

export const sectionMessages = defineMessages('section', {
  compilation: 'Compilation',
  api: 'API',
  style: 'Style',
});

/** What became of a check or a case. */
export const verdictMessages = defineMessages('verdict', {
  passed: 'passed',
  failed: 'failed',
  'timed-out': 'timed out',
  crashed: 'crashed',
  'out-of-memory': 'out of memory',
  tampering: 'tampering',
  skipped: 'not run',
  'grader-fault': 'fault of the grader',
});
