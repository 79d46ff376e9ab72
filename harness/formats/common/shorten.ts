/** Texts that are cut to a limit in characters (UTF-16 units) say so. */
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

/** No half of a surrogate pair at the end. */
const head = (text: string, length: number): string => {
  const cut = text.slice(0, Math.max(0, length));
  return /[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut;
};

/** The end of a text; no half of a surrogate pair at its beginning. */
export const lastOf = (text: string, most: number): string => text.slice(-most).replace(/^[\udc00-\udfff]/, '');
