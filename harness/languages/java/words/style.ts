import { defineWords } from '../../../words/words.ts';

export const javaStyleWords = defineWords('java.style', {
  stillBusy: 'It was still busy after {seconds} seconds and was stopped.',
  tooMuch: 'It found more than can be reported.',
  outOfMemory: 'It ran out of memory ({megabytes} MB) on this code.',
  failed: 'It failed: {why}',
  notInstalled: 'It is not installed on this machine. To install it: {command}',
  noClasses: 'It reads compiled classes, and there are none.',
  unreadable: 'Its report could not be read.',
});
