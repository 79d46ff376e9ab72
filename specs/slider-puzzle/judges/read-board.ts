/** Reads boards back from what the student's toString() gave. Any white space will do; the format has its own check. */
import type { Observation } from '../../../harness/contracts/protocol.ts';
import { defineMessages } from '../../../harness/messages/messages.ts';
import type { Tiles } from '../../../reference/puzzle/tiles.ts';
import { exceptionWords } from '../wording/exception.ts';
import { quote } from '../wording/show.ts';

const messages = defineMessages('reading', {
  threw: 'threw {exception}',
  noString: 'did not return a string',
  tooLong: 'returned a string longer than any board needs',
  notABoard: 'returned {text}, which is not a size n followed by n rows of n numbers',
  hint: 'The grader reads boards with toString(): do the toString() checks pass?',
  inheritedHint:
    'toString() is the inherited one, which does not show what an object holds: either Board has none, or this object is no Board, since no constructor of Board made it.',
  noTileHint:
    'A cell holds {word}, which is no tile: an index is outside the array, such as a row or column beyond the edge.',
  'noTileHint@typescript':
    'A cell holds {word}, which is no tile: an index is outside the array, such as a row or column beyond the edge. Or it comes from a for...in loop: there it is a string, and + 1 appends a 1 to it.',
});

export interface Unreadable {
  readonly readable: false;
  /** Completes a sentence after "toString()". */
  readonly problem: string;
  readonly hint: string;
}

export type ReadBoard = { readonly readable: true; readonly tiles: Tiles } | Unreadable;

/** More than the longest string of the largest board, with generous spaces. */
const largestText = 400_000;
const largestSize = 127;
const largestNumber = 999_999;

/** The board that an observed string shows: the size, then as many rows of numbers. */
export const readBoard = (observed: Observation | undefined): ReadBoard => {
  if (observed?.kind === 'exception') return unreadable(messages.threw({ exception: exceptionWords(observed) }));
  if (observed?.kind !== 'value' || typeof observed.value !== 'string') return unreadable(messages.noString());
  if (observed.cut === true || observed.value.length > largestText) return unreadable(messages.tooLong());
  return readText(observed.value);
};

/** Its tiles; null when it cannot be read. */
export const tilesIn = (observed: Observation | undefined): Tiles | null => {
  const read = readBoard(observed);
  return read.readable ? read.tiles : null;
};

const readText = (text: string): ReadBoard => {
  const numbers = numbersIn(text);
  if (numbers === null) return notABoard(text);
  const [size, ...tiles] = numbers;
  if (size === undefined || size < 1 || size > largestSize || tiles.length !== size * size) return notABoard(text);
  return { readable: true, tiles: Array.from({ length: size }, (_, row) => tiles.slice(row * size, (row + 1) * size)) };
};

/** The numbers of a text that holds nothing but numbers and white space; null for any other. Read very often. */
const numbersIn = (text: string): number[] | null => {
  const numbers: number[] = [];
  let number = -1;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code >= 48 && code <= 57) {
      number = Math.max(number, 0) * 10 + code - 48;
      if (number > largestNumber) return null;
    } else if (code === 32 || (code >= 9 && code <= 13)) {
      if (number >= 0) numbers.push(number);
      number = -1;
    } else {
      return null;
    }
  }
  if (number >= 0) numbers.push(number);
  return numbers;
};

const notABoard = (text: string): ReadBoard => {
  return unreadable(messages.notABoard({ text: quote(text, 80) }), hintFor(text));
};

const hintFor = (text: string): string => {
  if (isInherited(text)) return messages.inheritedHint();
  const [word] = /\b(?:undefined|NaN)\b/.exec(text) ?? [];
  return word === undefined ? messages.hint() : messages.noTileHint({ word });
};

/** The text of an object whose class does not override toString(). */
export const isInherited = (text: string): boolean => /^(?:[\w$.]+@[0-9a-f]+|\[object \w+\])$/.test(text);

const unreadable = (problem: string, hint = messages.hint()): ReadBoard => ({ readable: false, problem, hint });

/** Whether the board holds each of 0 to n*n - 1 once. */
export const isPermutation = (tiles: Tiles): boolean => {
  const cells = tiles.flat();
  return new Set(cells).size === cells.length && cells.every((tile) => tile < cells.length);
};

/** All rows are alike, as when one array stands for each of them. */
export const repeatsOneRow = (tiles: Tiles): boolean =>
  tiles.length > 1 && new Set(tiles.map((row) => row.join(' '))).size === 1;

/** Boards by content, for comparing collections in any order. */
export const boardKey = (tiles: Tiles): string => tiles.map((row) => row.join(' ')).join('/');
