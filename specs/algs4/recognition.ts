/** Signs in sources by which assignments are distinguished. A source is hostile: a bounded part of it is read, once. */
import type { Assignment } from '../../harness/contracts/assignment.ts';

export type Recognised = Parameters<Assignment['recognise']>[0];

/** A method of a class, looked for by name in the class's source. */
export interface Sign {
  readonly class: string;
  readonly method: string;
}

/** Characters of each source that are looked at. */
const looked = 200_000;

/** How many of the signs the submission shows. */
export const countSigns = (submission: Recognised, signs: readonly Sign[]): number => {
  const codes = new Map([...submission.roots].map(([name, { text }]) => [name, codeOf(text.slice(0, looked))]));
  return signs.filter((sign) => hasMethod(codeOfClass(codes, sign.class), sign.method)).length;
};

/** Of its own file, unless only another one declares it: files may have been exchanged. */
const codeOfClass = (codes: ReadonlyMap<string, string>, name: string): string => {
  const own = codes.get(name) ?? '';
  const declares = new RegExp(`\\bclass\\s+${name}\\b`, 'u');
  return [own, ...codes.values()].find((code) => declares.test(code)) ?? own;
};

/** Does the code have `method()` without an object before it? What a class calls so is its own, too. */
const hasMethod = (code: string, method: string): boolean =>
  new RegExp(`(?<![.\\w#$])${method}\\s{0,20}\\(\\s{0,20}\\)`, 'u').test(code);

/** The text without comments and strings, which may name any method. Each character is read once. */
const codeOf = (text: string): string => {
  const parts: string[] = [];
  const opening = /\/\/|\/\*|"""|["'`]/gu;
  let from = 0;
  for (let match = opening.exec(text); match !== null; match = opening.exec(text)) {
    parts.push(text.slice(from, match.index));
    from = closeOf(text, match.index, match[0]);
    opening.lastIndex = from;
  }
  return [...parts, text.slice(from)].join(' ');
};

/** After the comment or string that opens at `at`. One that is never closed ends with the text, or with its line. */
const closeOf = (text: string, at: number, opening: string): number => {
  if (opening === '//') return orEnd(text, text.indexOf('\n', at), 0);
  if (opening === '/*') return orEnd(text, text.indexOf('*/', at + 2), 2);
  const isOfLines = opening === '`' || opening === '"""';
  for (let place = at + opening.length; place < text.length; place++) {
    if (text[place] === '\\') place++;
    else if (text.startsWith(opening, place)) return place + opening.length;
    else if (text[place] === '\n' && !isOfLines) return place;
  }
  return text.length;
};

const orEnd = (text: string, found: number, length: number): number => (found < 0 ? text.length : found + length);
