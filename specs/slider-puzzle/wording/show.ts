/** Values and boards in the words of a report. What a student's code gave is quoted and bounded here. */
import type { Tiles } from '../../../reference/puzzle/tiles.ts';
import { defineMessages } from '../../../harness/messages/messages.ts';
import { at } from '../../../reference/puzzle/at.ts';

const messages = defineMessages('shown', {
  board: 'the board {board}',
  boardOfSize: 'a {size} board',
  boardOfSizeAn: 'an {size} board',
  row: 'row {number}: {tiles}',
});

/** Numbers of things. */
const countMessages = defineMessages('count', {
  board: { one: '{count} board', other: '{count} boards' },
  call: { one: '{count} call', other: '{count} calls' },
  inversion: { one: '{count} inversion', other: '{count} inversions' },
  letter: { one: '{count} letter', other: '{count} letters' },
  move: { one: '{count} move', other: '{count} moves' },
  object: { one: '{count} object', other: '{count} objects' },
  puzzle: { one: '{count} puzzle', other: '{count} puzzles' },
  row: { one: '{count} row', other: '{count} rows' },
  time: { one: '{count} time', other: '{count} times' },
  queue: { one: '{count} priority queue', other: '{count} priority queues' },
});

/** The largest board that is written out or drawn. */
export const largestShown = 10;
const largestInline = 5;

/** `the board 0 1 3 / 4 2 5 / 7 8 6`, or `a 10-by-10 board` when it is too big for a sentence. */
export const describeBoard = (tiles: Tiles): string =>
  tiles.length <= largestInline
    ? messages.board({ board: inline(tiles) })
    : (startsWithVowel(tiles.length) ? messages.boardOfSizeAn : messages.boardOfSize)({
        size: describeSize(tiles.length),
      });

/** An 8-by-8, an 11-by-11 or an 80-by-80 board, as it is read aloud. */
const startsWithVowel = (n: number): boolean => n === 11 || n === 18 || String(n).startsWith('8');

/** `3-by-3`. */
export const describeSize = (n: number): string => `${String(n)}-by-${String(n)}`;

/** `0 1 3 / 4 2 5 / 7 8 6`; a bigger board by its size alone. */
export const inline = (tiles: Tiles): string =>
  tiles.length <= largestInline
    ? tiles.map((row) => row.join(' ')).join(' / ')
    : `(${describeSize(tiles.length)}) ${shorten(tiles.map((row) => row.join(' ')).join(' / '), 60)}`;

/** Two boards that differ: in full, or of larger ones the first row in which they do. */
export const inlineApart = (one: Tiles, other: Tiles): readonly [string, string] => {
  const row = one.findIndex((tiles, index) => String(tiles) !== String(other[index]));
  if (one.length <= largestInline || one.length !== other.length || row < 0) return [inline(one), inline(other)];
  const part = (tiles: Tiles): string => messages.row({ number: String(row + 1), tiles: at(tiles, row).join(' ') });
  return [part(one), part(other)];
};

/**
 * What a runtime adds and changes from run to run is left out: the hash codes of objects (`Board@1b6d3586`), the numbers of
 * lambdas, and the modules and loaders of classes, also where the text was cut off within them.
 */
export const steady = (text: string): string =>
  text
    .replace(/(?<=\$\$Lambda)[/$]\w+(?:\/0x\w*)?/g, '')
    .replace(/(?<=[\w\]])@[0-9a-f]{1,8}\b/g, '@…')
    .replace(/ \(\S+ (?:is|and \S+ are) in (?:unnamed )?module\b[^()]*(?:\)|$)/g, '');

/** A string in quotes, line breaks visible, at most `limit` characters of it. */
export const quote = (text: string, limit = 120): string => JSON.stringify(shorten(steady(text), limit));

export const shorten = (text: string, limit: number): string =>
  text.length <= limit ? text : `${text.slice(0, limit)}…`;

/** How much of two texts is shown before they differ, where that is far from their beginning. */
const shownBefore = 100;

/** Two texts of which at most `limit` characters are shown: those where they differ. */
export const shortenApart = (one: string, other: string, limit: number): readonly [string, string] => {
  let differs = 0;
  while (differs < one.length && one[differs] === other[differs]) differs += 1;
  const from = Math.max(0, differs - shownBefore);
  const part = (text: string): string =>
    differs + shownBefore <= limit ? shorten(text, limit) : `…${shorten(text.slice(from), limit)}`;
  return [part(one), part(other)];
};

/** `1 board`, `3 boards`. */
export const plural = (count: number, noun: keyof typeof countMessages): string => countMessages[noun]({ count });

/** Numbers for readers: `1,000`. */
export const thousands = (count: number): string => count.toLocaleString('en-US');

/** A factor with all its decimals: `1.8375`. */
export const exactly = (factor: number): string => String(Number(factor.toFixed(6)));
