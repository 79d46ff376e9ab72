import { defineWords } from '../../../words/words.ts';

export const javaScanWords = defineWords('java.scan', {
  native: 'is a native method: its code is not Java, and there is none',
  nativeInstead: 'Write the method in Java.',
  finalizer: 'runs in a thread of its own at any time after the program is done',
  finalizerInstead: 'Leave the method out: Java frees memory by itself.',
  class: 'The class {name}',
  intruder: 'is in a package that belongs to Java or to the grader',
  intruderInstead: 'Leave out its package line.',
  unreadable:
    'was compiled to bytes that the scan cannot read (byte {offset}: {message}), so that nobody knows what it does',
  unreadableInstead: 'That is probably a fault of the grader: show this report to whoever runs it.',
  unlisted: 'is not on the list of what a submission may use',
  unlistedInstead: 'Use the classes of java.lang, java.util and the library that comes with the assignment.',
  moreOfItsKind: '{what} (with {others} more of its kind)',
});
