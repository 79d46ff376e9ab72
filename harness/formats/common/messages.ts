/** What several formats say. */
import { defineMessages } from '../../messages/messages.ts';

export const commonMessages = defineMessages('formats', {
  cut: '\n[cut here]',
  notRun: 'Not run: {reason}',
  noReason: 'No reason is known.',
  cases: { one: '{count} case failed.', other: '{count} cases failed.' },
  more: { one: 'and {count} more failed case', other: 'and {count} more failed cases' },
  shortened: 'Shortened to fit here.',
  restTitle: 'Checks that are not shown here',
  restCut: {
    one: '{count} more check is left out to save space.',
    other: '{count} more checks are left out to save space.',
  },
  restHidden: 'These points belong to checks that are not shown here.',
  moreCauses: { one: '... and 1 more cause.', other: '... and {count} more causes.' },
  moreErrors: { one: '... and 1 more error.', other: '... and {count} more errors.' },
  moreWarnings: { one: '... and 1 more warning.', other: '... and {count} more warnings.' },
  next: {
    one: 'The tests below show which checks failed, and an example of each part.',
    other: 'Start with the first one. The tests below show which checks failed, and an example of each part.',
  },

  informative: '{verdict} (for information, costs no points)',
  score: 'Score: {points} of 100',
  random: 'Random input (seed {seed}, path {path}).',
  randomSmaller: {
    one: 'Random input, simplified in 1 step (seed {seed}, path {path}).',
    other: 'Random input, simplified in {count} steps (seed {seed}, path {path}).',
  },
  inAll: 'in all, which leaves {score} of 100',
  review: 'A person should look at this submission before its score is used:',
  moreReasons: { one: 'and 1 more reason', other: 'and {count} more reasons' },
  moreNotes: { one: 'and 1 more note', other: 'and {count} more notes' },
  only: 'Only some checks were requested ({checks}); the score covers only those.',
  sharedWeights: {
    one: 'The weight of {names} is shared out among the other sections in proportion: their {sum} points of weight count as 100.',
    other:
      'The weights of {names} are shared out among the other sections in proportion: their {sum} points of weight count as 100.',
  },
  notGraded: 'Not graded',
  information: 'for information, costs no points',
});

/** The names of the page's parts, in their order. */
export const headingMessages = defineMessages('formats.heading', {
  review: 'A person should look at this before the score is used',
  ledger: 'Lost points by likely cause',
  summary: 'Points by section',
  failed: 'What failed, by likely cause',
  information: 'For information: these cost no points',
  notRun: 'What was not run',
  measured: 'What was measured',
  searches: 'How it searched, and what it found',
  passed: 'What passed',
  files: 'The files',
  code: 'The code',
  about: 'How it was graded',
});

/** The same parts, short: what links to them say. */
export const contentsMessages = defineMessages('formats.contents', {
  name: 'On this page',
  ledger: 'Lost points',
  summary: 'Sections',
  failed: 'What failed',
  information: 'For information',
  notRun: 'Not run',
  measured: 'Measured',
  searches: 'Searches',
  passed: 'Passed',
  code: 'Code',
  about: 'Grading',
});

/** Heads of columns, and labels before a value. */
export const labelMessages = defineMessages('formats.label', {
  section: 'Section',
  checksPassed: 'Checks passed',
  points: 'Points',
  outOf: 'Out of',
  score: 'Score',
  none: 'none',
  over: 'over',
  notMeasured: 'not measured',
  ok: 'ok',
  error: 'Error',
  warning: 'Warning',
  info: 'Note',
  expected: 'expected',
  actual: 'actual',
  unknownLanguage: 'unknown language',
  passedOf: '{passed} of {total}',
  passedOfNotRun: '{passed} of {total} ({skipped} not run)',
  checks: { one: '1 check', other: '{count} checks' },
});

/** How well the submission was isolated. */
export const isolationMessages = defineMessages('isolation', {
  full: 'full (the submission ran in a sandbox)',
  root: 'root (the submission ran in a sandbox without its own user namespace)',
  container:
    'container (no sandbox, only a separate user: the submission could have read public files and used the network)',
  none: 'none (the submission ran without a sandbox; it could have read and changed files)',
  'not-used': 'not used (nothing of the submission ran)',
});
