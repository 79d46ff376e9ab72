/** Exceptions in words: which call threw what, at which line, and the likely cause by type. */
import type { Observation, StackFrame } from '../../../harness/probe/protocol.ts';
import { shorten, steady } from './show.ts';

export type Exception = Extract<Observation, { kind: 'exception' }>;

/** `java.lang.NullPointerException at Board.java:12 (in Board.equals): message`. */
export const exceptionWords = (exception: Exception): string => {
  const message = exception.message === '' ? '' : `: ${shorten(steady(exception.message), 200)}`;
  return `${shorten(exception.type, 100)}${placeWords(exception.frames[0])}${message}`;
};

const placeWords = (frame: StackFrame | undefined): string =>
  frame === undefined ? '' : ` at ${shorten(frame.file, 80)}:${String(frame.line)} (in ${shorten(frame.member, 80)})`;

/** The likely cause, by the type's name; undefined when the type says nothing. */
export const exceptionHint = (exception: Exception): string | undefined =>
  causes.find(({ type }) => type.test(`${exception.type} ${exception.message}`))?.hint;

const causes: readonly { readonly type: RegExp; readonly hint: string }[] = [
  {
    type: /StackOverflow|Maximum call stack|too much recursion/,
    hint: 'A method calls itself without end: for example toString() or equals() that call themselves, or a recursion as deep as the search. Use a loop.',
  },
  {
    type: /IndexOutOfBounds|NegativeArraySize/,
    hint: 'An index leaves the array: check the first and the last row and column, where the blank has no neighbor on one side.',
  },
  {
    type: /NullPointer|of null|of undefined|null is not|undefined is not|is not iterable/,
    hint: 'Something is null (or undefined) that is used like an object: the root of the search has no previous node, equals() may be given null, and a row or column beyond the edge does not exist.',
  },
  {
    type: /NoSuchElement|underflow/i,
    hint: 'delMin() or next() was called when nothing was left: test for empty first, and end the search when the goal comes out.',
  },
  {
    type: /ClassCast/,
    hint: 'An object is cast to a class that it does not have: test its class before the cast in equals(), and give the queue a Comparator or make its keys Comparable.',
  },
  { type: /ConcurrentModification/, hint: 'A collection is changed while it is being walked through.' },
  { type: /OutOfMemory/, hint: 'Objects are made without end, or kept although nobody needs them.' },
  {
    type: /UnsupportedOperation|not implemented/i,
    hint: 'The method is not written yet, or changes a collection that cannot be changed.',
  },
  {
    type: /NumberFormat|InputMismatch/,
    hint: 'Text was read as a number; the constructor gets numbers, it need not read anything.',
  },
  { type: /Arithmetic/, hint: 'A division by zero: look at divisions and remainders by n or by a tile.' },
  { type: /IllegalArgument/, hint: 'A valid argument was refused: only a null argument of the Solver must be.' },
  {
    type: /is not a function/,
    hint: 'A method is called that the object does not have; inside callbacks, `this` may be another object.',
  },
];
