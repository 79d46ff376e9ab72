import { defineMessages } from '../../messages/messages.ts';

export const textMessages = defineMessages('text', {
  thrownIn: 'Thrown in:',
  toSeeIt: 'To see it yourself:',
  printed: 'Printed by the program ({size}):',
  failedOfCases: '{verdict}, {failed} of {cases} cases',
  cutGrid: '({rows}-by-{columns}, cut)',
  rowsFailed: '{table}: {failed} of {rows} rows failed',
  see: '(see {check})',
  noFiles: 'none that can be graded',
  andMore: '{names} and {more} more',
  resultColumn: 'Result',
  weightColumn: 'Weight',
  notAskedFor: 'not requested',
  notAssessed: 'not assessed',
  notGradable: 'Not gradable: nothing could be built from these files, so there is no score.',
  explain: '{command} says what a check measures.',
  lostFor: {
    one: 'You lost {points} points for 1 likely cause.',
    other: 'You lost {points} points for {count} likely causes. The first accounts for {first}.',
  },
  lostElse: 'Another {points} points were lost for reasons that are not listed here.',
  moreWarnings: { one: '... and 1 more warning (--verbose).', other: '... and {count} more warnings (--verbose).' },
  moreErrors: { one: '... and 1 more error (--verbose).', other: '... and {count} more errors (--verbose).' },
  moreCauses: { one: '... and 1 more cause (--verbose).', other: '... and {count} more causes (--verbose).' },
  seenIn: { one: 'Seen in {checks} and 1 more check.', other: 'Seen in {checks} and {count} more checks.' },
  seenInAll: 'Seen in {checks}.',
  notRun: { one: '1 check was not run: {reason}', other: '{count} checks were not run: {reason}' },
  notRunBecause: {
    one: '1 check was not run because of this.',
    other: '{count} checks were not run because of this.',
  },
  notRunElse: {
    one: '1 more check was not run for another reason.',
    other: '{count} more checks were not run for other reasons.',
  },
  everything: '--verbose shows all cases and tables; --output html=report.html makes a page.',
  everythingIn:
    'All cases and tables are in {details}; --verbose shows them here, and --output html=report.html makes a page of them.',
  fails: 'Not passed: {title}',
  unscoredHeading: 'Likely causes of what did not pass',
  informationHeading: 'For information (costs no points)',
  aboutHeading: 'About this report',
  notGraded: 'Not graded.',
  hint: 'Hint:',
  expected: 'expected',
  actual: 'actual',
  bytes: { one: '{count} byte', other: '{count} bytes' },
  information: 'info',
  passedChecks: { one: '{passed} of {count} check', other: '{passed} of {count} checks' },
});

/** Before what is known of the files; the longest decides where all begin. */
export const fileLabels = defineMessages('text.file', {
  files: 'Files:',
  notUsed: 'Not used:',
  error: 'Error:',
  warning: 'Warning:',
  info: 'Note:',
});

/** Before what is known of the grading. */
export const aboutLabels = defineMessages('text.about', {
  isolation: 'Isolation:',
  checks: 'Checks:',
  seed: 'Seed:',
  toolchain: 'Toolchain:',
  note: 'Note:',
});
