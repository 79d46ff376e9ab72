/** Values and boards in the words of a report. What a student's code gave is quoted and bounded here. */
import type { Tiles } from '../../../reference/tiles.ts';
import { countWords, shownWords } from './shown-words.ts';

/** The largest board that is written out or drawn. */
export const largestShown = 10;
const largestInline = 5;

/** `the board 0 1 3 / 4 2 5 / 7 8 6`, or `a 10-by-10 board` when it is too big for a sentence. */
export const boardWords = (tiles: Tiles): string =>
  tiles.length <= largestInline
    ? shownWords.board({ board: inline(tiles) })
    : shownWords.boardOfSize({ size: sizeWords(tiles.length) });

/** `3-by-3`. */
export const sizeWords = (n: number): string => `${String(n)}-by-${String(n)}`;

/** `0 1 3 / 4 2 5 / 7 8 6`; a bigger board by its size alone. */
export const inline = (tiles: Tiles): string =>
  tiles.length <= largestInline
    ? tiles.map((row) => row.join(' ')).join(' / ')
    : `(${sizeWords(tiles.length)}) ${shorten(tiles.map((row) => row.join(' ')).join(' / '), 60)}`;

/**
 * What a runtime adds and changes from run to run is left out: the hash codes of objects (`Board@1b6d3586`), and the
 * modules and loaders of classes.
 */
export const steady = (text: string): string =>
  text.replace(/(?<=[\w\]])@[0-9a-f]{1,8}\b/g, '@…').replace(/ \([\w.$]+ (?:is|and [\w.$]+ are) in [^()]*\)/g, '');

/** A string in quotes, line breaks visible, at most `limit` characters of it. */
export const quote = (text: string, limit = 120): string => JSON.stringify(shorten(steady(text), limit));

export const shorten = (text: string, limit: number): string =>
  text.length <= limit ? text : `${text.slice(0, limit)}…`;

/** `1 board`, `3 boards`. */
export const plural = (count: number, noun: keyof typeof countWords): string => countWords[noun]({ count });

/** Numbers for readers: `1,000`. */
export const thousands = (count: number): string => count.toLocaleString('en-US');
