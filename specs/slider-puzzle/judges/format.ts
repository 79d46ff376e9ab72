/** Judges toString() against the prescribed format: the size, then n rows of n numbers, n + 1 lines in all. */
import type { Judgement } from '../../../harness/contracts/check.ts';
import type { Observation } from '../../../harness/contracts/protocol.ts';
import { defineMessages } from '../../../harness/messages/messages.ts';
import { at } from '../../../reference/puzzle/at.ts';
import { transposed } from '../../../reference/puzzle/cells.ts';
import { formatTiles, sameTiles, type Tiles } from '../../../reference/puzzle/tiles.ts';
import { type QuestionContext, failed, passed } from '../questions/question-context.ts';
import { quote, shorten, steady } from '../wording/show.ts';
import { stringAnswer } from './answer.ts';
import { oneRowHint } from './neighbors-hint.ts';
import { isInherited, type ReadBoard, readBoard, repeatsOneRow } from './read-board.ts';

const messages = defineMessages('format', {
  wrong: '{call} on {on} is not in the prescribed format: {wrong}.',
  otherTiles: '{call} on {on} shows other tiles than the board has: {wrong}.',
  otherTilesHint:
    'The tiles are not those that the constructor was given: look at how it copies them, and at what changes them later.',
  lineMissing: 'line {number} is missing; it should be {right}',
  lineWrong: 'line {number} is {text}; it should be {right}',
  moreLines: 'there are more than {most} lines',
  inheritedHint: 'toString() is not overridden: check its spelling, and that it has no parameters.',
  linesHint:
    'The numbers are right, but the lines are not: end the line after the size and after each row, and nowhere else.',
  leadingZerosHint: 'The numbers are right, but have leading zeros: pad with spaces instead, or not at all.',
  separatorsHint:
    'The numbers are right, but what separates them is not: use only spaces or tabs between numbers, and end each line with \\n.',
  transposedHint: 'Rows and columns are swapped: the outer loop must go over the rows.',
  marksHint:
    'Only numbers, spaces and line breaks belong in the string; no commas, brackets or other characters. An array that is made into text has commas, unless each row is joined by spaces.',
  'marksHint@java':
    'Only numbers, spaces and line breaks belong in the string; no commas, brackets or other characters. Arrays.toString() adds brackets and commas, and an array that is appended as it is gives something like [I@1b6d3586: append the numbers one by one.',
  sizeHint: 'The first line with the size is missing.',
  blankHint: 'The blank must be shown as 0.',
  gluedHint: 'The numbers of a row run together: put a space between them, however many digits they have.',
  'gluedHint@java':
    'The numbers of a row run together: put a space between them, however many digits they have, as String.format(" %2d", tile) does. "%3d" alone leaves none before a three-digit number.',
  'gluedHint@typescript':
    'The numbers of a row run together: put a space between them, however many digits they have, as " " + String(tile).padStart(2) does. padStart(3) alone leaves none before a three-digit number.',
  narrowHint:
    'The tiles of a large board do not fit into their type, which holds only 256 different numbers. Use one that holds n * n - 1.',
  'narrowHint@java':
    'The tiles of a large board do not fit into their type, such as byte, which holds only 256 different numbers. Use one that holds n * n - 1, such as short or int.',
  'narrowHint@typescript':
    'The tiles of a large board do not fit into their type, such as Uint8Array, whose elements hold only 256 different numbers. Use one that holds n * n - 1, such as number or Uint16Array.',
  cappedHint:
    'No number above {most} is shown, although the board has tiles up to {last}. They do not fit into what the tiles are kept in, such as a few bits, or too few characters or digits for each tile.',
  'cappedHint@java':
    'No number above {most} is shown, although the board has tiles up to {last}. They do not fit into what the tiles are kept in: a byte, a few bits, or too few characters or digits for each tile.',
  'cappedHint@typescript':
    'No number above {most} is shown, although the board has tiles up to {last}. They do not fit into what the tiles are kept in: a Uint8Array or Uint8ClampedArray, a few bits, or too few characters or digits for each tile.',
  hint: 'The first line is the size n; then come n lines, each with the n tiles of a row separated by spaces, with 0 for the blank.',
});

/** Spaces between the numbers and at the ends of lines are free; lines are not. */
export const judgeFormat = (question: QuestionContext, tiles: Tiles, observed: Observation | undefined): Judgement => {
  const prescribed = formatTiles(tiles);
  // Nearly always, and thousands of texts are judged.
  if (observed?.kind === 'value' && observed.value === prescribed) return passed;
  const expected = bounded(prescribed);
  const answer = stringAnswer(question, observed, expected);
  if (!answer.known) return answer.judgement;
  const wrong = firstWrongLine(answer.value, tiles);
  if (wrong === null) return passed;
  const read = readBoard(observed);
  const message = read.readable && !sameTiles(read.tiles, tiles) ? messages.otherTiles : messages.wrong;
  return failed(question, {
    message: message({ call: question.call, on: question.on, wrong }),
    expected,
    actual: bounded(answer.value),
    hint: formatHint(answer.value, tiles, read),
  });
};

const bounded = (text: string): string => shorten(steady(text), 1_000);

const firstWrongLine = (text: string, tiles: Tiles): string | null => {
  const expected = [[tiles.length], ...tiles].map((line) => line.join(' '));
  const lines = linesOf(text, expected.length);
  const index = expected.findIndex((line, place) => line !== lines[place]);
  if (index >= 0) {
    const number = String(index + 1);
    const right = at(expected, index);
    const found = lines[index];
    return found === undefined
      ? messages.lineMissing({ number, right: quote(right, 60) })
      : messages.lineWrong({ number, ...quotedApart(found, right) });
  }
  return lines.length > expected.length ? messages.moreLines({ most: String(expected.length) }) : null;
};

/** Both lines from shortly before they differ, and short, so that a summary has room for both. */
const quotedApart = (found: string, right: string): { readonly text: string; readonly right: string } => {
  const differs = Array.from(right).findIndex((character, place) => character !== found[place]);
  const from = (differs < 0 ? right.length : differs) - 12;
  const part = (line: string): string => (from <= 20 ? quote(line, 60) : quote(`…${steady(line).slice(from)}`, 36));
  return { text: part(found), right: part(right) };
};

/** Lines with runs of spaces made one; what follows the last line may be empty. No more than needed to judge. */
const linesOf = (text: string, count: number): string[] =>
  text
    .trimEnd()
    .split('\n', count + 1)
    .map((line) => line.trim().replace(/[ \t]+/g, ' '));

const formatHint = (text: string, tiles: Tiles, read: ReadBoard): string => {
  if (isInherited(text)) return messages.inheritedHint();
  if (read.readable && sameTiles(read.tiles, tiles)) return rightNumbersHint(text);
  if (read.readable && sameTiles(read.tiles, transposed(tiles))) return messages.transposedHint();
  if (/[,[\]{}|]/.test(text)) return messages.marksHint();
  if (isCutToBytes(text, tiles)) return messages.narrowHint();
  const most = mostShown(text, tiles);
  if (most !== null) return messages.cappedHint({ most, last: tiles.length ** 2 - 1 });
  if (isGlued(text, tiles)) return messages.gluedHint();
  if (read.readable) return repeatsOneRow(read.tiles) ? oneRowHint() : messages.otherTilesHint();
  return missingHint(text, tiles);
};

/** One number is not there: the size, or the blank. */
const missingHint = (text: string, tiles: Tiles): string => {
  const numbers = Array.from(text.matchAll(/\d+/g), ([token]) => Number(token));
  const cells = tiles.flat();
  if (numbers.length !== cells.length) return messages.hint();
  if (numbers.every((number, index) => number === cells[index])) return messages.sizeHint();
  return numbers[0] === tiles.length ? messages.blankHint() : messages.hint();
};

/** All numbers are there, in order. */
const rightNumbersHint = (text: string): string => {
  if (/(?<!\d)0\d/.test(text)) return messages.leadingZerosHint();
  return /[\f\v]|\r(?!\n)/.test(text) ? messages.separatorsHint() : messages.linesHint();
};

/** Every number is right but for what a byte, signed or not, does not hold. */
const isCutToBytes = (text: string, tiles: Tiles): boolean => {
  const right = [tiles.length, ...tiles.flat()];
  const shown = Array.from(text.matchAll(/-?\d+/g), ([token]) => Number(token));
  const lost = shown.map((number, index) => number - (right[index] ?? NaN));
  return shown.length === right.length && lost.every((part) => part % 256 === 0) && lost.some((part) => part !== 0);
};

/** What a digit, four and five bits, a digit to base 36, two digits, and a byte hold at most. */
const limits: readonly number[] = [9, 15, 31, 35, 99, 127, 255];

/** The largest number of a text that has as many as it should, where it is such a limit and the board has larger ones. */
const mostShown = (text: string, tiles: Tiles): number | null => {
  const [, ...shown] = Array.from(text.matchAll(/-?\d+/g), ([token]) => Number(token));
  const most = shown.reduce((one, other) => Math.max(one, other), 0);
  return shown.length === tiles.length ** 2 && most < tiles.length ** 2 - 1 && limits.includes(most) ? most : null;
};

/** Every line is right but for spaces, of which some that are needed are not there. */
const isGlued = (text: string, tiles: Tiles): boolean => {
  const right = [[tiles.length], ...tiles].map((line) => line.join(''));
  const lines = linesOf(text, right.length);
  return lines.length === right.length && lines.every((line, index) => line.replaceAll(' ', '') === right[index]);
};
