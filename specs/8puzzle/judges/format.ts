/** Judges toString() against the prescribed format: the size, then n rows of n numbers, n + 1 lines in all. */
import type { Judgement } from '../../../harness/engine/check.ts';
import type { Observation } from '../../../harness/probe/protocol.ts';
import { formatTiles, sameTiles, type Tiles } from '../../../reference/tiles.ts';
import { failed, passed, type Asking } from '../words/asking.ts';
import { quote, shorten, steady } from '../words/show.ts';
import { stringAnswer } from './answer.ts';
import { readBoard } from './read-board.ts';

/** Blanks between the numbers and at the ends of lines are free; lines are not. */
export const judgeFormat = (asking: Asking, tiles: Tiles, observed: Observation | undefined): Judgement => {
  const expected = bounded(formatTiles(tiles));
  const answer = stringAnswer(asking, observed, expected);
  if (!answer.known) return answer.judgement;
  const wrong = firstWrongLine(answer.value, tiles);
  if (wrong === null) return passed;
  return failed(asking, {
    message: `${asking.call} on ${asking.on} is not in the prescribed format: ${wrong}.`,
    expected,
    actual: bounded(answer.value),
    hint: formatHint(answer.value, tiles, observed),
  });
};

const bounded = (text: string): string => shorten(steady(text), 1_000);

const firstWrongLine = (text: string, tiles: Tiles): string | null => {
  const expected = [[tiles.length], ...tiles].map((line) => line.join(' '));
  const lines = linesOf(text, expected.length);
  const index = expected.findIndex((line, at) => line !== lines[at]);
  if (index >= 0) {
    const found = lines[index];
    const missing = found === undefined ? 'is missing' : `is ${quote(found, 60)}`;
    return `line ${String(index + 1)} ${missing}, it should be ${quote(expected[index] ?? '', 60)}`;
  }
  return lines.length > expected.length ? `there are more than ${String(expected.length)} lines` : null;
};

/** Lines with runs of blanks made one; what follows the last line may be empty. No more than needed to judge. */
const linesOf = (text: string, count: number): string[] =>
  text
    .trimEnd()
    .split('\n', count + 1)
    .map((line) => line.trim().replace(/[ \t]+/g, ' '));

const formatHint = (text: string, tiles: Tiles, observed: Observation | undefined): string => {
  const numbers = text.match(/\d+/g) ?? [];
  const cells = tiles.flat();
  const read = readBoard(observed);
  if (/^(Board@[0-9a-f]+|\[object \w+\])$/.test(text)) return hints.inherited;
  if (read.readable && sameTiles(read.tiles, tiles)) return hints.lines;
  if (read.readable && sameTiles(read.tiles, transposed(tiles))) return hints.transposed;
  if (/[,[\]{}|]/.test(text)) return hints.marks;
  if (numbers.length === cells.length && numbers.every((token, at) => Number(token) === cells[at])) return hints.size;
  if (numbers.length === cells.length && Number(numbers[0]) === tiles.length) return hints.blank;
  return hints.general;
};

const transposed = (tiles: Tiles): Tiles => tiles.map((_, index) => tiles.map((row) => row[index] ?? 0));

const hints = {
  inherited: 'toString() is not overridden: check its spelling and its parameters (none).',
  lines: 'The numbers are right, the lines are not: end the line after the size and after each row, and nowhere else.',
  transposed: 'Rows and columns are exchanged: the outer loop goes over the rows.',
  marks: 'Only numbers, blanks and line ends belong in the string; no commas, brackets or other marks.',
  size: 'The first line with the size is missing.',
  blank: 'The blank must be shown as 0.',
  general:
    'The first line is the size n; then come n lines, each with the n tiles of a row separated by blanks, 0 for the blank.',
} as const;
