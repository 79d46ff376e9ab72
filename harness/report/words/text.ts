import { defineWords } from '../../words/words.ts';

export const textWords = defineWords('text', {
  thrownIn: 'Thrown in:',
  moreLines: '... {lines} more lines',
  toSeeIt: 'To see it:',
  randomInput: 'Random input: ',
  seedAndPath: 'seed {seed}, path {path}{smaller}',
  printed: 'Printed meanwhile ({size}):',
  moreRows: 'and {rows} more failed rows of the table "{table}" below',
  failedOfCases: ', {failed} of {cases} cases',
  inDetails: ' in {details}',
  cutGrid: '({rows}-by-{columns}, cut)',
  rowsFailed: '{table}: {failed} of {rows} rows failed',
  review: 'A person should look at this submission before its score is used:',
  noReason: 'No reason is known.',
  see: '(see {check})',
  noFiles: 'none that can be graded',
  andMore: '{names} and {more} more',
  resultColumn: 'Result',
  weightColumn: 'Weight',
  outOfColumn: 'Out of',
  pointsColumn: 'Points',
  score: 'Score',
  notRun: 'not run',
  notAskedFor: 'not asked for',
  notAssessed: 'not yet assessed',
  someNotRun: ' ({skipped} not run)',
  notGradable: 'Not gradable: nothing could be built from these files, so there is no score.',
  failedHeading: 'What failed',
  explain: 'grade explain {check} tells what a check measures.',
  informationHeading: 'For information (costs no points)',
  measuredHeading: 'Measured',
  notRunHeading: 'What was not run',
  passedHeading: 'What passed',
  lostHeading: 'Lost points',
  aboutHeading: 'About this report',
  unknownLanguage: 'unknown language',
  only: 'Only some checks were asked for ({checks}); the score speaks of those alone.',
  notGraded: 'Not graded.',
  scoreOf: 'Score: {points} of 100',
  hint: 'Hint: ',
  expected: 'expected  ',
  actual: 'actual    ',
  madeSmaller: { one: ', made smaller in {count} step', other: ', made smaller in {count} steps' },
  bytes: { one: '{count} byte', other: '{count} bytes' },
  over: 'over',
  ok: 'ok',
  moreCases: {
    one: 'and {count} more failed case{where} (--verbose shows them)',
    other: 'and {count} more failed cases{where} (--verbose shows them)',
  },
  inAll: 'in all, which leaves {score} of 100',
  information: 'info',
  none: 'none',
  passed: 'passed',
  failed: 'failed',
  passedOf: '{passed} of {all}{notRun}',
  passedChecks: { one: '{passed} of {count} check', other: '{passed} of {count} checks' },
  sharedWeights: {
    one: 'The weight of {names} is shared out over the other sections in proportion: {sum} points of weight stand for the whole 100.',
    other:
      'The weights of {names} are shared out over the other sections in proportion: {sum} points of weight stand for the whole 100.',
  },
});

/** How well the submission was shut in. */
export const isolationWords = defineWords('isolation', {
  full: 'full (the submission ran in a sandbox)',
  root: 'root (the submission ran in a sandbox without a user namespace of its own)',
  container:
    'container (no sandbox but another user: the submission could have read public files and used the network)',
  none: 'none (the submission ran without a sandbox; it could have read and changed files)',
  'not-used': 'not used (nothing of the submission ran)',
});

/** Before what is known of the files; the longest decides where all begin. */
export const fileLabels = defineWords('text.file', {
  files: 'Files:',
  notUsed: 'Not used:',
  error: 'Error:',
  warning: 'Warning:',
  info: 'Note:',
});

/** Before what is known of the grading. */
export const aboutLabels = defineWords('text.about', {
  isolation: 'Isolation:',
  seed: 'Seed:',
  toolchain: 'Toolchain:',
  note: 'Note:',
});
