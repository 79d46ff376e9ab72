import { defineWords } from '../../../../harness/words/words.ts';

export const formatWords = defineWords('format', {
  wrong: '{call} on {on} is not in the prescribed format: {wrong}.',
  lineMissing: 'is missing',
  lineIs: 'is {text}',
  wrongLine: 'line {number} {found}, it should be {right}',
  moreLines: 'there are more than {most} lines',
  inheritedHint: 'toString() is not overridden: check its spelling and its parameters (none).',
  linesHint:
    'The numbers are right, the lines are not: end the line after the size and after each row, and nowhere else.',
  transposedHint: 'Rows and columns are exchanged: the outer loop goes over the rows.',
  marksHint: 'Only numbers, blanks and line ends belong in the string; no commas, brackets or other marks.',
  sizeHint: 'The first line with the size is missing.',
  blankHint: 'The blank must be shown as 0.',
  hint: 'The first line is the size n; then come n lines, each with the n tiles of a row separated by blanks, 0 for the blank.',
});
