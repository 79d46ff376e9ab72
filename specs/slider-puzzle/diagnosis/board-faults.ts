/** Known faults of Board's other methods. */
import { defineMessages } from '../../../harness/messages/messages.ts';
import { type Fault, family } from './fault.ts';

const text = defineMessages('8puzzle-fault-text', {
  advice:
    'toString() must return n on a line of its own, then one line for each row, with spaces between the numbers and 0 for the blank.',
  'text-without-dimension': 'toString() leaves out the first line with the size of the board.',
  'text-transposed': 'toString() writes the columns as rows.',
  'text-run-together': 'toString() writes the numbers without anything between them.',
  'text-in-one-line': 'toString() writes all rows in one line.',
  'text-blank-as-space': 'toString() writes the blank as spaces instead of 0.',
  'text-tiles-from-zero': 'toString() writes every tile one too small.',
  'text-empty': 'toString() returns an empty string.',
  'text-null': 'toString() returns null.',
});

const size = defineMessages('8puzzle-fault-size', {
  advice:
    'dimension() returns the n of an n-by-n board: the number of rows of the array that the constructor was given.',
  'dimension-squared': 'dimension() returns the number of cells, not the number of rows.',
  'dimension-less-one': 'dimension() returns one less than the number of rows.',
  'dimension-fixed': 'dimension() returns 3 for boards of every size.',
  'dimension-zero':
    'dimension() always returns 0, as if its field were never set, or a local variable of the same name instead.',
});

const copy = defineMessages('8puzzle-fault-copy', {
  advice: 'Copy the array row by row in the constructor, each tile to the same row and column.',
  'constructor-transposes': 'The constructor exchanges rows and columns when it copies the tiles.',
  'last-row-not-copied': 'The constructor does not copy the last row of the tiles.',
  'keeps-callers-array':
    'The Board keeps the array that the constructor was given, or its rows, so that it changes when the caller changes them.',
});

const goal = defineMessages('8puzzle-fault-goal', {
  advice: 'A board is the goal exactly when every tile is in its place: its Hamming distance is 0.',
  'goal-never': 'isGoal() returns false for the goal as well.',
  'goal-always': 'isGoal() always returns true.',
  'goal-negated': 'isGoal() returns the opposite: false for the goal and true for other boards.',
  'goal-not-every-cell':
    'isGoal() returns true for some boards that are not the goal, as if it did not look at every cell.',
  'goal-down-the-columns': 'isGoal() expects the tiles to ascend down the columns.',
});

const argument = defineMessages('8puzzle-fault-argument', {
  advice: 'Return false if the argument is null, or if it is not a Board; only then use it as one.',
  'equals-null-throws': 'equals(null) throws an exception: null is not tested for.',
  'equals-casts-anything': 'equals() uses an object that is not a Board as one, instead of returning false.',
});

const sizes = defineMessages('8puzzle-fault-sizes', {
  advice: 'Compare the sizes of the two boards first: boards of different sizes are not equal.',
  'equals-ignores-dimension': 'equals() does not compare the sizes of the two boards before it compares their tiles.',
});

const every = defineMessages('8puzzle-fault-every', {
  advice:
    'Two boards are equal when they have the same size and the same number in every cell: compare all cells, by value.',
  'equals-same-dimension': 'equals() treats boards of the same size as equal although their tiles differ.',
  'equals-compares-distances':
    'equals() compares distances instead of tiles: different boards often have the same distances.',
  'equals-skips-first-row': 'equals() does not compare the first row.',
  'equals-skips-last-row': 'equals() does not compare the last row.',
  'equals-skips-first-column': 'equals() does not compare the first column.',
  'equals-skips-last-column': 'equals() does not compare the last column.',
  'equals-first-row-only': 'equals() compares only the first row.',
  'equals-diagonal-only': 'equals() compares only the diagonal.',
  'equals-low-byte': 'equals() compares only the lowest eight bits of each tile.',
  'equals-integer-identity': 'equals() returns false for equal boards with tiles of 128 or more.',
  'equals-integer-identity@java':
    'equals() compares Integer objects with ==, which is false for equal tiles of 128 or more.',
  'equals-never':
    'equals() returns false for different objects that hold the same tiles, as if it compared references.',
  'equals-never@java':
    'equals() returns false for different objects that hold the same tiles, as if it compared references, like == or the equals() of an array.',
  'equals-always-false':
    'equals() always returns false, also for a board and itself: a test before the comparison is wrong, as of the class or the size.',
});

export const boardFaults: readonly Fault[] = [text, size, copy, goal, argument, sizes, every].flatMap(family);
