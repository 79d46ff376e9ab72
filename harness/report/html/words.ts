/** What the pages say themselves. */
import { defineWords } from '../../words/words.ts';

/** Of every page. */
export const pageWords = defineWords('page', {
  skip: 'Skip to the content',
});

/** The names of the page's parts, in their order. */
export const headingWords = defineWords('html.heading', {
  review: 'A person should look at this before the score is used',
  ledger: 'What this cost you, and what would bring it back',
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
export const contentsWords = defineWords('html.contents', {
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
  files: 'Files',
  about: 'How it was graded',
});

export const topWords = defineWords('html.top', {
  format: 'for people, as one page for a browser: boards, plots, the code with its findings',
  title: '{name}: report on {assignment}',
  unknownLanguage: 'unknown language',
  student: 'for the student',
  staff: 'for staff only',
  outOf: 'of 100 points',
  noScore: 'No score',
  nothingBuilt: 'Nothing could be graded, so there is no score.',
  fault: 'The grader failed, not the submission: there is no score, and nothing here counts against the submission.',
  allPassed: { one: 'The only check passed.', other: 'All {count} checks passed.' },
  perfect: {
    one: 'No points were lost; 1 check that costs none did not pass.',
    other: 'No points were lost; {count} checks that cost none did not pass.',
  },
  lost: {
    one: '{lost} points were lost, for 1 likely cause.',
    other: '{lost} points were lost, for {count} likely causes.',
  },
  dearest: 'The first one alone would bring back {points}.',
  only: 'Only some checks were asked for ({only}); the score speaks of those alone.',
  shared: {
    one: 'The weight of {names} is shared out over the other sections in proportion: {sum} points of weight stand for the whole 100.',
    other:
      'The weights of {names} are shared out over the other sections in proportion: {sum} points of weight stand for the whole 100.',
  },
});

export const ledgerWords = defineWords('html.ledger', {
  caption: 'Lost points by likely cause',
  points: 'Points',
  what: 'What would bring them back',
  inAll: 'in all, which leaves {score} of 100',
  checks: { one: '1 line of the ledger', other: '{count} lines of the ledger' },
  passing: 'What the check “{title}” asks for',
  notShown: 'Checks that are not shown in this edition',
});

export const summaryWords = defineWords('html.summary', {
  caption: 'Checks and points by section',
  section: 'Section',
  checks: 'Checks passed',
  earned: 'Points',
  information: 'for information',
  passed: 'passed',
  failed: 'failed',
  notRun: 'not run',
  notAsked: 'not asked for',
  notAssessed: 'not assessed',
  of: '{passed} of {total}',
  points: '{earned} of {available}',
  ofNotRun: '{passed} of {total} ({skipped} not run)',
  score: 'Score',
  none: 'none',
});

export const causeWords = defineWords('html.cause', {
  exception: '{text}, at {place}',
  takenBack: 'Passes that another check took back: {check}',
  points: '{points} points',
  noPoints: 'no points',
  checks: { one: '1 check', other: '{count} checks' },
  cases: { one: '1 failed case', other: '{count} failed cases' },
  also: 'Some cases of other checks have this cause, too: {checks}.',
  alsoOne: { one: '{check} (1 case)', other: '{check} ({count} cases)' },
  skipped: { one: '1 check was not run because of this', other: '{count} checks were not run because of this' },
  more: { one: '1 more check failed for this cause', other: '{count} more checks failed for this cause' },
});

export const checkWords = defineWords('html.check', {
  failedOf: { one: 'the only case', other: '{failed} of {count} cases' },
  points: '−{points} points',
  moreCases: { one: '1 more failed case', other: '{count} more failed cases' },
  caption: 'More failed cases of {check}',
  case: 'Case',
  expected: 'Expected',
  actual: 'Actual',
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

export const caseWords = defineWords('html.case', {
  expected: 'expected',
  actual: 'actual',
  trace: 'Thrown in',
  reproduction: 'To see it yourself',
  hint: 'Likely cause',
  random: 'Random input: seed {seed}, path {path}.',
  randomSmaller: {
    one: 'Random input: seed {seed}, path {path}, made smaller in 1 step.',
    other: 'Random input: seed {seed}, path {path}, made smaller in {count} steps.',
  },
  printed: { one: 'Printed meanwhile (1 byte)', other: 'Printed meanwhile ({count} bytes)' },
  between: '… what was printed in between is left out …',
  inCode: 'In the code',
  lineColumn: '{path}, line {line}, column {column}',
  line: '{path}, line {line}',
  because: 'Taken back because of',
});

export const leftWords = defineWords('html.left', {
  text: { one: '… (1 more character)', other: '… ({count} more characters)' },
  items: { one: 'and 1 more', other: 'and {count} more' },
  itemsWhere: { one: '1 more is left out here. {where}', other: '{count} more are left out here. {where}' },
  figures: 'The drawings of this case are left out here for want of room. {where}',
  clipped:
    'This report is too large for one page: long lists are cut after {items} entries and long texts after {characters} characters. {where}',
  inFile: 'All of it is in {file}.',
  inReport: 'All of it is in the JSON report, which --output json=FILE writes.',
});

export const notRunWords = defineWords('html.not-run', {
  see: 'See {check}.',
  noReason: 'No reason is known.',
  ofCheck: '{check}: {name}',
});

export const measuredWords = defineWords('html.measured', {
  rows: { one: '{passed} of 1 row passed', other: '{passed} of {count} rows passed' },
  verdict: 'Verdict',
  within: 'ok',
  over: 'over',
  bytes: 'bytes',
  seconds: 's',
  microseconds: 'µs',
  notMeasured: 'not measured',
});

export const passedWords = defineWords('html.passed', {
  checks: { one: '1 check', other: '{count} checks' },
  id: 'Check',
  title: 'What it asks',
  cases: 'Cases',
});

export const codeWords = defineWords('html.code', {
  findings: { one: '1 finding', other: '{count} findings' },
  lines: { one: '1 line', other: '{count} lines' },
  error: 'Error',
  warning: 'Warning',
  note: 'Note',
  from: 'from {checks}',
  cut: 'The file is longer; the rest is not kept in the report.',
  gap: { one: '1 line without a finding is left out', other: '{count} lines without a finding are left out' },
  lineLabel: 'Line {line}',
  leftOut: 'The code is left out here for want of room. {where}',
});

export const filesWords = defineWords('html.files', {
  caption: 'Files that were handed in',
  file: 'File',
  size: 'Bytes',
  use: 'Use',
  hash: 'SHA-256',
  root: 'graded',
  extra: 'used by the others',
  ignored: 'not used',
  info: 'Note',
  warning: 'Warning',
  error: 'Error',
});

export const aboutWords = defineWords('html.about', {
  isolation: 'Isolation',
  full: 'full: the submission ran in a sandbox',
  root: 'root: the submission ran in a sandbox without a user namespace of its own',
  container: 'container: no sandbox but another user; the submission could have read public files and used the network',
  none: 'none: the submission ran without a sandbox; it could have read and changed files',
  'not-used': 'not used: nothing of the submission ran',
  seed: 'Seed',
  kept: 'kept back in this edition',
  toolchain: 'Toolchain',
  graded: 'Graded',
  gradedAt: '{at}, in {seconds} s, on {host}',
  note: 'Note',
  settings: 'Settings of the course',
  made: 'This page is complete in itself: it loads nothing and sends nothing.',
});
