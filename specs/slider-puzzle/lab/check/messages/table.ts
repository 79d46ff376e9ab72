/** What the table of `grade check` says. */
import { defineMessages } from '../../../../../harness/messages/messages.ts';

export const checkTableMessages = defineMessages('checkCommand.table', {
  puzzle: 'puzzle',
  size: 'n',
  moves: 'moves',
  expected: 'expected',
  verdict: 'verdict',
  inserts: 'insert()',
  seconds: 'CPU s',
  none: 'none',
  noSolution: 'no solution',
  notRun: 'The submission cannot be run.',
  files: { one: '{number} puzzle: {right} right', other: '{number} puzzles: {right} right' },
  wrong: '{number} wrong',
  open: '{number} without an answer',
  notAsked: '{number} not asked',
  unnamed: '{number} with nothing to compare',
  totals: '{files}; insert() {inserts}, CPU {cpu} s',
});

export const checkVerdictMessages = defineMessages('checkCommand.verdict', {
  right: 'right',
  wrong: 'wrong',
  unnamed: '-',
  'not-solved': 'not solved',
  'no-puzzle': 'no puzzle',
  'timed-out': 'timed out',
  crashed: 'crashed',
  'out-of-memory': 'out of memory',
  tampering: 'tampering',
  'not-run': 'not run',
  'not-asked': 'not asked',
  'grader-fault': 'grader fault',
});
