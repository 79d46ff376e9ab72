/** Texts that are cut to a limit in characters (UTF-16 units), between words, say so. */
import { commonMessages } from './messages.ts';

/** What is cut off is said at the end, within the limit. */
export const shorten = (text: string, most: number): string => {
  if (text.length <= most) return text;
  const mark = commonMessages.cut();
  return `${head(text, most - mark.length)}${mark}`.slice(0, most);
};

/** One line, with `…` where it is cut. */
export const oneLine = (text: string, most: number): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= most ? line : `${head(line, most - 1)}…`;
};

/** A longer run of characters without a space is no word, and is cut within. */
const longestWord = 60;

/** Whole words; where there are none, no half of a surrogate pair at the end. */
const head = (text: string, length: number): string => {
  const cut = text.slice(0, Math.max(0, length));
  if (/^\s/.test(text.slice(cut.length))) return cut.trimEnd();
  const word = /\S*$/.exec(cut.slice(-longestWord - 1))?.[0].length ?? 0;
  const whole = cut.slice(0, cut.length - word).trimEnd();
  if (word <= longestWord && whole !== '') return whole;
  return /[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut;
};

/** The end of a text, from a whole word on; where there is none, no half of a surrogate pair at its beginning. */
export const lastOf = (text: string, most: number): string => {
  if (text.length <= most) return text;
  const end = text.slice(-most);
  if (/\s$/.test(text.slice(0, -most))) return end.trimStart();
  const word = /^\S*/.exec(end.slice(0, longestWord + 1))?.[0].length ?? 0;
  const whole = end.slice(word).trimStart();
  if (word <= longestWord && whole !== '') return whole;
  return end.replace(/^[\udc00-\udfff]/, '');
};
