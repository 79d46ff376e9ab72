/** The words of a stack trace. */
import { defineWords } from '../../words/words.ts';

export const stackWords = defineWords('stack-trace', {
  others: { one: '(1 frame of {whose})', other: '({count} frames of {whose})' },
  ours: 'the grader’s classes',
  unknown: 'other code',
  both: '{one} and {other}',
  several: '{one} and others',
  frame: '{member} ({file}:{lines})',
  noMember: '{file}:{lines}',
  times: '{frame}, {count} times',
  timesAndMore: '{frame}, {count} times and more',
  group: 'The next {frames} frames, {count} times:',
  groupAndMore: 'The next {frames} frames, {count} times and more:',
  left: { one: '(1 more line)', other: '({count} more lines)' },
});
