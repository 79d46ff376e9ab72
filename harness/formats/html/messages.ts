/** What the pages say themselves. */
import { defineMessages } from '../../messages/messages.ts';

export const topMessages = defineMessages('html.top', {
  title: '{name}: report on {assignment}',
  student: 'for the student',
  staff: 'for staff only',
  outOf: 'of 100 points',
  noScore: 'No score',
  nothingBuilt: 'Nothing could be graded, so there is no score.',
  fault: 'The grader failed, not the submission: there is no score, and nothing here counts against the submission.',
  allPassed: { one: 'The only check passed.', other: 'All {count} checks passed.' },
  allRunPassed: { one: 'The only check that was run passed.', other: 'All {count} checks that were run passed.' },
  perfect: {
    one: 'You lost no points; 1 check that is only for information did not pass.',
    other: 'You lost no points; {count} checks that are only for information did not pass.',
  },
  lost: {
    one: 'You lost {lost} points for 1 likely cause.',
    other: 'You lost {lost} points for {count} likely causes.',
  },
  lostAlone: 'You lost {lost} points.',
  dearest: 'The first accounts for {points}.',
  lostElse: 'Another {points} points were lost for other reasons.',
});

export const ledgerMessages = defineMessages('html.ledger', {
  what: 'What to fix',
  notShown: 'Checks that are not shown in this version',
});

export const summaryMessages = defineMessages('html.summary', {
  caption: 'Checks and points by section',
  points: '{earned} of {available}',
  mark: '{check}, {title}: {verdict}',
});

export const filterMessages = defineMessages('html.filter', {
  verdict: 'Show',
  section: 'Section',
  all: 'All',
  failed: { one: '1 failed', other: '{count} failed' },
  notRun: { one: '1 not run', other: '{count} not run' },
  passed: { one: '1 passed', other: '{count} passed' },
});

export const causeMessages = defineMessages('html.cause', {
  points: '{points} points',
  noPoints: 'no points',
  cases: { one: '1 failed case', other: '{count} failed cases' },
  consequences: {
    one: '1 more check failed or was not run because of this',
    other: '{count} more checks failed or were not run because of this',
  },
  more: { one: '1 more check failed for this reason', other: '{count} more checks failed for this reason' },
});

export const checkMessages = defineMessages('html.check', {
  failedOf: { one: 'the only case', other: '{failed} of {count} cases' },
  points: '−{points} points',
  moreCases: { one: '1 more failed case', other: '{count} more failed cases' },
  caption: 'More failed cases of {check}',
  case: 'Case',
  message: 'What happened',
  left: {
    one: '1 more failed case is left out here. {where}',
    other: '{count} more failed cases are left out here. {where}',
  },
  passedCases: { one: '1 case passed: {names}', other: '{count} cases passed: {names}' },
  afterDueDate: 'students see this after the due date',
  staffOnly: 'students do not see this',
  detailsAfterDueDate: 'students see the details after the due date',
  detailsStaffOnly: 'students do not see the details',
});

export const caseMessages = defineMessages('html.case', {
  trace: 'Thrown in',
  reproduction: 'To see it yourself',
  hint: 'Likely cause',
  printed: { one: 'Printed by the program (1 byte)', other: 'Printed by the program ({count} bytes)' },
  between: '… the middle of the output is left out …',
  inCode: 'In the code',
  lineColumn: '{path}, line {line}, column {column}',
  line: '{path}, line {line}',
  because: 'Overridden by',
});

export const leftMessages = defineMessages('html.left', {
  text: { one: '… (1 more character)', other: '… ({count} more characters)' },
  items: { one: 'and 1 more', other: 'and {count} more' },
  itemsWhere: { one: '1 more is left out here. {where}', other: '{count} more are left out here. {where}' },
  figures: 'The drawings of this case are left out here to save space. {where}',
  clipped:
    'This report is too large for one page: long lists are cut after {items} entries and long values after {characters} characters. {where}',
  inFile: 'Everything is in {file}.',
  inReport: 'Everything is in the JSON report, which --output json=FILE writes.',
});

export const notRunMessages = defineMessages('html.not-run', {
  ofCheck: '{check}: {name}',
});

export const measuredMessages = defineMessages('html.measured', {
  rows: { one: '{passed} of 1 row passed', other: '{passed} of {count} rows passed' },
  verdict: 'Verdict',
  bytes: 'bytes',
  seconds: 's',
  microseconds: 'µs',
  notMeasured: 'not measured',
});

export const passedMessages = defineMessages('html.passed', {
  id: 'Check',
  title: 'What it checks',
  cases: 'Cases',
});

export const codeMessages = defineMessages('html.code', {
  findings: { one: '1 finding', other: '{count} findings' },
  lines: { one: '1 line', other: '{count} lines' },
  cut: 'The file is longer; the report does not contain the rest.',
  between: { one: '1 line without a finding', other: '{count} lines without a finding' },
  gap: { one: '1 line is left out', other: '{count} lines are left out' },
  lineLabel: 'Line {line}',
});

export const filesMessages = defineMessages('html.files', {
  caption: 'Submitted files',
  file: 'File',
  size: 'Bytes',
  use: 'Use',
  hash: 'SHA-256',
  root: 'graded',
  extra: 'used by the graded files',
  ignored: 'not used',
});

export const aboutMessages = defineMessages('html.about', {
  details: 'Isolation, seed, toolchain',
  isolation: 'Isolation',
  checks: 'Checks',
  seed: 'Seed',
  kept: 'not shown in this version',
  toolchain: 'Toolchain',
  graded: 'Graded',
  gradedAt: '{at} UTC, in {seconds} s',
  gradedOn: '{at} UTC, in {seconds} s, on {host}',
  settings: 'Course settings',
  made: 'This page is self-contained: it loads nothing and sends nothing.',
});
