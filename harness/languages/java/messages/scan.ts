import { defineMessages } from '../../../messages/messages.ts';

export const javaScanMessages = defineMessages('java.scan', {
  native: 'is a native method: its code is not Java, and it was not submitted',
  nativeInstead: 'Write the method in Java.',
  finalizer: 'runs in its own thread at any time after the program has finished',
  finalizerInstead: 'Remove the method: Java frees memory by itself.',
  class: 'The class {name}',
  intruder: 'is in a package that belongs to Java or to the grader',
  intruderInstead: 'Remove its package line.',
  unreadable:
    'was compiled to bytes that the scan cannot read (byte {offset}: {message}), so the scan cannot tell what it does',
  unreadableInstead: 'This is probably a fault of the grader: show this report to whoever runs it.',
  unlisted: 'is not on the list of what a submission may use',
  unlistedInstead: 'Use other classes of java.lang, java.util and the library that comes with the assignment.',
  moreOfItsKind: '{what} (and {others} more like it)',
});
