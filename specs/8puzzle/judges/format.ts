/** Judges toString() against the prescribed format: the size, then n rows of n numbers, n + 1 lines in all. */
import type { Judgement } from '../../../harness/engine/check.ts';
import type { Observation } from '../../../harness/probe/protocol.ts';
import { formatTiles, sameTiles, type Tiles } from '../../../reference/tiles.ts';
import { failed, passed, type Asking } from '../words/asking.ts';
import { quote, shorten, steady } from '../words/show.ts';
import { stringAnswer } from './answer.ts';
import { readBoard } from './read-board.ts';
import { formatWords } from './words/format.ts';

/** Blanks between the numbers and at the ends of lines are free; lines are not. */
export const judgeFormat = (asking: Asking, tiles: Tiles, observed: Observation | undefined): Judgement => {
  const expected = bounded(formatTiles(tiles));
  const answer = stringAnswer(asking, observed, expected);
  if (!answer.known) return answer.judgement;
  const wrong = firstWrongLine(answer.value, tiles);
  if (wrong === null) return passed;
  return failed(asking, {
    message: formatWords.wrong({ call: asking.call, on: asking.on, wrong }),
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
    const missing = found === undefined ? formatWords.lineMissing() : formatWords.lineIs({ text: quote(found, 60) });
    return formatWords.wrongLine({
      number: String(index + 1),
      found: missing,
      right: quote(expected[index] ?? '', 60),
    });
  }
  return lines.length > expected.length ? formatWords.moreLines({ most: String(expected.length) }) : null;
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
  if (/^(Board@[0-9a-f]+|\[object \w+\])$/.test(text)) return formatWords.inheritedHint();
  if (read.readable && sameTiles(read.tiles, tiles)) return formatWords.linesHint();
  if (read.readable && sameTiles(read.tiles, transposed(tiles))) return formatWords.transposedHint();
  if (/[,[\]{}|]/.test(text)) return formatWords.marksHint();
  if (numbers.length === cells.length && numbers.every((token, at) => Number(token) === cells[at]))
    return formatWords.sizeHint();
  if (numbers.length === cells.length && Number(numbers[0]) === tiles.length) return formatWords.blankHint();
  return formatWords.hint();
};

const transposed = (tiles: Tiles): Tiles => tiles.map((_, index) => tiles.map((row) => row[index] ?? 0));
