import { defineWords } from '../words/words.ts';

export const ledgerWords = defineWords('ledger', {
  casesFailed: '{title}: {failed} of {cases} cases {verdict}',
  failed: '{title}: {verdict}',
  notRun: { one: '{count} check was not run: {reason}', other: '{count} checks were not run: {reason}' },
});

export const ledgerVerdicts = defineWords('ledger.verdict', {
  passed: 'passed',
  failed: 'failed',
  'timed-out': 'timed-out',
  crashed: 'crashed',
  'out-of-memory': 'out-of-memory',
  tampering: 'tampering',
  skipped: 'skipped',
  'grader-fault': 'grader-fault',
});
