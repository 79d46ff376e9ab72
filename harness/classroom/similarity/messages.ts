/** What the page of a pair says: what it shows, and never what to think of it. */
import { defineMessages } from '../../messages/messages.ts';

export const pairMessages = defineMessages('similar', {
  title: 'Common parts: {a} and {b}',
  what: 'This page shows where two submissions have the same structure. Names, values, comments and layout do not count.',
  caution:
    'It does not show why. In a small assignment with a prescribed API, all submissions are somewhat alike. Read both before you draw a conclusion.',
  similarity: 'Similarity: {percent} %.',
  percentile: 'That is more than {percent} % of the other pairs in this comparison.',
  mostAlike: 'No other pair in this comparison is as alike.',
  onlyPair: 'There is no other pair to compare this with.',
  longest: {
    one: 'The longest common part has 1 line.',
    other: 'The longest common part has {count} lines.',
  },
  ofYear: '{key} ({label})',
  partsHeading: 'Common parts',
  noParts: 'No common part is long enough to be marked.',
  part: 'Part',
  lines: '{path}, lines {from} to {to}',
  line: '{path}, line {from}',
  jump: 'Common part {number}: go to it in {name}',
  unmarked: {
    one: '1 shorter part is not marked.',
    other: '{count} shorter parts are not marked.',
  },
  notShown: {
    one: 'The last line of this file is not shown.',
    other: 'The last {count} lines of this file are not shown.',
  },
  filesNotShown: {
    one: '1 more file is not shown.',
    other: '{count} more files are not shown.',
  },
});
