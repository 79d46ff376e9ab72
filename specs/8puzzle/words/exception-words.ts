import { defineWords } from '../../../harness/words/words.ts';

export const exceptionTexts = defineWords('exception', {
  place: ' at {file}:{line} (in {member})',
  endlessRecursion:
    'A method calls itself without end: for example toString() or equals() that call themselves, or a recursion as deep as the search. Use a loop.',
  indexOutside:
    'An index leaves the array: check the first and the last row and column, where the blank has no neighbor on one side.',
  nothingThere:
    'Something is null (or undefined) that is used like an object: the root of the search has no previous node, equals() may be given null, and a row or column beyond the edge does not exist.',
  nothingLeft:
    'delMin() or next() was called when nothing was left: test for empty first, and end the search when the goal comes out.',
  wrongClass:
    'An object is cast to a class that it does not have: test its class before the cast in equals(), and give the queue a Comparator or make its keys Comparable.',
  changedWhileWalked: 'A collection is changed while it is being walked through.',
  memoryUsedUp: 'Objects are made without end, or kept although nobody needs them.',
  unsupported: 'The method is not written yet, or changes a collection that cannot be changed.',
  readAsNumber: 'Text was read as a number; the constructor gets numbers, it need not read anything.',
  divisionByZero: 'A division by zero: look at divisions and remainders by n or by a tile.',
  argumentRefused: 'A valid argument was refused: only a null argument of the Solver must be.',
  noSuchMethod: 'A method is called that the object does not have; inside callbacks, `this` may be another object.',
  illegalArgument: 'an IllegalArgumentException',
  error: 'an Error',
});
