import { defineWords } from '../../../harness/words/words.ts';

export const growthWords = defineWords('growth', {
  title: 'the time of {method} grows like n^2 at most',
  constructor: 'the constructor',
  reproduction: 'time many calls of {method} on boards of {sizes} rows',
  tableTitle: 'Growth of running times: microseconds a call on n-by-n boards',
  methodColumn: 'Method',
  exponentRemark:
    'The exponent k says that the time grows like n^k; +/- is twice its standard error. The assignment allows 2.',
  tooFast:
    'The time of {method} grows like n to the power of {exponent}: a board of twice the size takes {times} times as long.',
  expected: 'a time proportional to n^2 at most: 4 times as long for twice the size',
  timeAt: 'n = {n}: {time} microseconds',
  noAnswer: 'no answer',
  notTimed: '{method} could not be timed: {thrown}.',
  anAnswer: 'an answer',
  notTimedHint: 'The checks of this method say more.',
  joiningHint:
    'Joining strings with + in a loop copies everything that was joined before. Use a StringBuilder (in TypeScript an array and join).',
  loopsHint:
    'Look for a loop over all tiles inside a loop over all tiles, for example a search for where each tile is.',
});
