/** Lines of at most so many characters, broken between words, for text in a fixed-width font. */
import { at } from './at.ts';

/** Columns a text takes on a terminal: wide letters and emoji two, marks above and below letters none, those beside them one. */
export const displayWidth = (text: string): number => {
  let width = 0;
  for (const character of text) width += characterWidth(character);
  return width;
};

const characterWidth = (character: string): number => {
  if (character < '\u0300') return 1;
  if (/[\p{Mn}\p{Me}]/u.test(character)) return 0;
  return wide.test(character) ? 2 : 1;
};

/** The blocks of East Asian Width W and F that people meet, and the emoji, of which a flag is made of two halves. */
const wide =
  /(?![\u{1f1e6}-\u{1f1ff}])[\p{Emoji_Presentation}\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u;

/** Wraps each line of the text by itself. Spaces are kept but for those at a break; a word that is too long is cut. */
export const wrap = (text: string, width: number): string[] =>
  text.split('\n').flatMap((line) => wrapLine(line, width));

const wrapLine = (line: string, width: number): string[] => {
  const lines: string[] = [];
  let current = '';
  for (const [spaced] of line
    .trimEnd()
    .replaceAll('\t', '    ')
    .matchAll(/ *[^ ]+/g)) {
    const joined = current + spaced;
    if (displayWidth(joined) <= width) {
      current = joined;
      continue;
    }
    if (current !== '') lines.push(current);
    const pieces = cutHard(spaced.replace(/^ +/, ''), width);
    lines.push(...pieces.slice(0, -1));
    current = at(pieces, -1);
  }
  return [...lines, current];
};

/** Cuts a line at exactly the width, keeping its spaces: for code and for what was printed. */
export const cutHard = (line: string, width: number): string[] => {
  const pieces: string[] = [];
  let current = '';
  let columns = 0;
  for (const character of line) {
    const more = characterWidth(character);
    if (columns + more > width && current !== '') {
      pieces.push(current);
      [current, columns] = ['', 0];
    }
    current += character;
    columns += more;
  }
  return [...pieces, current];
};

/** Wrapped text with a command in it, which stands on one line, so that it can be copied: where it does not fit into one, in a longer one. */
export const wrapAround = (command: string, say: (command: string) => string, width: number): string[] =>
  displayWidth(command) > width
    ? wrap(say(whole), width).map((line) => line.replace(whole, () => command))
    : wrap(say(command.replaceAll(' ', noBreak)), width).map((line) => line.replaceAll(noBreak, ' '));

const noBreak = '\u00a0';
/** A letter that no text has. */
const whole = '\ue000';

/** Wrapped text, `first` before its first line and spaces of that width before the others. */
export const hanging = (first: string, text: string, width: number): string[] => {
  const margin = ' '.repeat(displayWidth(first));
  return wrap(text, Math.max(20, width - margin.length)).map((line, index) => (index === 0 ? first : margin) + line);
};

export const indent = (lines: readonly string[], spaces: number): string[] =>
  lines.map((line) => (line === '' ? '' : ' '.repeat(spaces) + line));

export const padEnd = (text: string, width: number): string =>
  text + ' '.repeat(Math.max(0, width - displayWidth(text)));

export const padStart = (text: string, width: number): string =>
  ' '.repeat(Math.max(0, width - displayWidth(text))) + text;

/** Labels with spaces behind them, so that what follows begins in one column, `gap` behind the longest. */
export const aligned = <Name extends string>(
  labels: Readonly<Record<Name, () => string>>,
  gap: number,
): Readonly<Record<Name, string>> => {
  const said = Object.entries<() => string>(labels).map(([name, say]) => [name, say()] as const);
  const column = Math.max(...said.map(([, label]) => displayWidth(label))) + gap;
  return Object.fromEntries(said.map(([name, label]) => [name, padEnd(label, column)])) as Record<Name, string>;
};
