/** Exceptions in words: which call threw what, at which line, and the likely cause by type. */
import type { Observation, StackFrame } from '../../../harness/probe/protocol.ts';
import { shorten, steady } from './show.ts';
import { exceptionTexts } from './exception-words.ts';

export type Exception = Extract<Observation, { kind: 'exception' }>;

/** `java.lang.NullPointerException at Board.java:12 (in Board.equals): message`. */
export const exceptionWords = (exception: Exception): string => {
  const message = exception.message === '' ? '' : `: ${shorten(steady(exception.message), 200)}`;
  return `${shorten(exception.type, 100)}${placeWords(exception.frames[0])}${message}`;
};

const placeWords = (frame: StackFrame | undefined): string =>
  frame === undefined
    ? ''
    : exceptionTexts.place({
        file: shorten(frame.file, 80),
        line: String(frame.line),
        member: shorten(frame.member, 80),
      });

/** The likely cause, by the type's name; undefined when the type says nothing. */
export const exceptionHint = (exception: Exception): string | undefined =>
  causes.find(({ type }) => type.test(`${exception.type} ${exception.message}`))?.hint();

const causes: readonly { readonly type: RegExp; readonly hint: () => string }[] = [
  {
    type: /StackOverflow|Maximum call stack|too much recursion/,
    hint: exceptionTexts.endlessRecursion,
  },
  {
    type: /IndexOutOfBounds|NegativeArraySize/,
    hint: exceptionTexts.indexOutside,
  },
  {
    type: /NullPointer|of null|of undefined|null is not|undefined is not|is not iterable/,
    hint: exceptionTexts.nothingThere,
  },
  {
    type: /NoSuchElement|underflow/i,
    hint: exceptionTexts.nothingLeft,
  },
  {
    type: /ClassCast/,
    hint: exceptionTexts.wrongClass,
  },
  { type: /ConcurrentModification/, hint: exceptionTexts.changedWhileWalked },
  { type: /OutOfMemory/, hint: exceptionTexts.memoryUsedUp },
  {
    type: /UnsupportedOperation|not implemented/i,
    hint: exceptionTexts.unsupported,
  },
  {
    type: /NumberFormat|InputMismatch/,
    hint: exceptionTexts.readAsNumber,
  },
  { type: /Arithmetic/, hint: exceptionTexts.divisionByZero },
  { type: /IllegalArgument/, hint: exceptionTexts.argumentRefused },
  {
    type: /is not a function/,
    hint: exceptionTexts.noSuchMethod,
  },
];
