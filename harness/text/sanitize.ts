/**
 * The one cleaner at the border: whatever a student controls (names, prints, exception texts, return values) passes
 * through here before it is kept in a report or shown. Each format then escapes for its own medium.
 */
import { defined } from './at.ts';

/**
 * Makes text harmless to show. Terminal sequences are removed; other control characters become `\xNN`; characters
 * that are invisible or change the reading direction become `\uNNNN`, but for joiners and selectors where writing needs them; lone
 * surrogates become U+FFFD. `multiline` keeps newlines and tabs, for text that is shown as a block. What is longer than `maxCharacters` is cut and ends in `…`. Cleaning twice gives the same as cleaning once.
 */
export const sanitizeText = (text: string, maxCharacters: number, { multiline = false } = {}): string => {
  const visible = text
    .toWellFormed()
    .replace(terminalSequence, '')
    .replace(/\r\n/g, '\n')
    .replace(control, (character) => showControl(character, multiline))
    .replace(invisible, showInvisible);
  return cut(visible, maxCharacters);
};

/*
 * CSI, then OSC, then DCS, SOS, PM and APC, then the two-character escapes; each also in its 8-bit form. Bodies stop where
 * the next sequence begins, so that text full of unfinished ones is still read in linear time.
 */
/* eslint-disable no-control-regex -- control characters are what this file is about */
const terminalSequence = new RegExp(
  [
    /(?:\x1b\[|\x9b)[0-?]*[ -/]*[@-~]/,
    /(?:\x1b\]|\x9d)[^\x07\x1b\x90\x98\x9c-\x9f\n]*(?:\x07|\x1b\\|\x9c)/,
    /(?:\x1b[PX^_]|[\x90\x98\x9e\x9f])[^\x1b\x90\x98\x9c-\x9f\n]*(?:\x1b\\|\x9c)/,
    /\x1b[ -/]*[0-OQ-WYZ\\`-~]/,
  ]
    .map((part) => part.source)
    .join('|'),
  'g',
);

const control = /[\x00-\x1f\x7f-\x9f]/g;
/* eslint-enable no-control-regex */

/**
 * Format characters (bidi, zero width, tags, byte order mark), selectors and whatever else is drawn as nothing, line and
 * paragraph separators, the blank sign of Braille, and the two codes that YAML and XML forbid.
 */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\u2800\ufffe\uffff]/gu;

const showControl = (character: string, multiline: boolean): string =>
  multiline && (character === '\n' || character === '\t')
    ? character
    : `\\x${hex(character.charCodeAt(0)).padStart(2, '0')}`;

/** Scripts that spell words with a joiner or a non-joiner between two letters, as many Persian names. */
const joined =
  /(?!\p{Cf})[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Malayalam}\p{Script=Sinhala}]/u;

const isJoiner = (character: string, offset: number, text: string): boolean =>
  (character === '\u200c' || character === '\u200d') &&
  joined.test(text.charAt(offset - 1)) &&
  joined.test(text.charAt(offset + 1));

/** A sign and the one selector that says how it is drawn: an emoji, a Chinese character of a name, a Mongolian letter. */
const selected =
  /(?:\p{Emoji}[\ufe0e\ufe0f]|\p{Ideographic}[\ufe00-\ufe02\u{e0100}-\u{e01ef}]|\p{Script=Mongolian}[\u180b-\u180d\u180f])$/u;

const isSelector = (character: string, offset: number, text: string): boolean =>
  selected.test(text.slice(Math.max(0, offset - 2), offset) + character);

const isSpelling = (character: string, offset: number, text: string): boolean =>
  isJoiner(character, offset, text) || isSelector(character, offset, text);

const showInvisible = (character: string, offset: number, text: string): string => {
  if (isSpelling(character, offset, text)) return character;
  const code = hex(defined(character.codePointAt(0), 'no character'));
  return code.length > 4 ? `\\u{${code}}` : `\\u${code.padStart(4, '0')}`;
};

const hex = (code: number): string => code.toString(16).toUpperCase();

const cut = (text: string, maxCharacters: number): string => {
  if (text.length <= maxCharacters) return text;
  // Neither half a pair stays, nor a joiner that has nothing behind it any more.
  return `${text.slice(0, Math.max(0, maxCharacters - 1)).replace(/[\ud800-\udbff\u200c\u200d]$/, '')}…`;
};
