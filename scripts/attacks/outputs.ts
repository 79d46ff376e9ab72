/** What was written about an attack: no secret, nothing that a terminal or a reader would take for something else. */
import { parseJson } from '../../harness/text/parse-json.ts';
import type { Attack } from './attack.ts';
import { printedByCommand } from './messages.ts';
import { defined } from '../../harness/text/at.ts';

export interface Forbidden {
  /** By the words for the place where each was. */
  readonly secrets: Readonly<Record<string, string>>;
  /** Absolute paths of this machine. */
  readonly paths: readonly string[];
}

/** One sentence for each thing in an output that must not be there. */
export const outputFaults = (
  outputs: Readonly<Record<string, string>>,
  attack: Pick<Attack, 'never'>,
  { secrets, paths }: Forbidden,
): string[] =>
  Object.entries(outputs).flatMap(([name, output]) => {
    const said = `${name} (${output.length.toLocaleString('en-US')} characters)`;
    return [
      ...Object.entries(secrets).flatMap(([place, secret]) =>
        output.includes(secret) ? [`The secret in ${place} is in the output ${said}.`] : [],
      ),
      ...paths
        .filter((path) => isNamedIn(aboutTheSubmission(output), path))
        .map((path) => `The path ${path} of this machine is in ${said}.`),
      ...attack.never.filter((text) => output.includes(text)).map((text) => `${JSON.stringify(text)} is in ${said}.`),
      ...strangeCharacters(textsOf(name, output)).map(
        (character) => `The character ${character} is in the output ${said}.`,
      ),
      ...commandLines(name, output).map((line) => `A command of GitHub Actions is in ${said}: ${line}`),
    ];
  });

/** The person who grades is told where the reports were written. */
const aboutTheSubmission = (output: string): string => output.replace(/^Written: .*$/gm, '');

/** Not as a part of an address, or of a longer name. */
const isNamedIn = (text: string, path: string): boolean =>
  new RegExp(`(?<![\\w.-])${RegExp.escape(path)}(?![\\w-])`).test(text);

/** The grader's own, in outputs that are rendered in colour. */
// eslint-disable-next-line no-control-regex -- terminal sequences are what is looked for
const colors = /\x1b\[[0-9;]*m/g;
// eslint-disable-next-line no-control-regex -- newline and tab alone are allowed
const strange = /[\x00-\x08\x0b-\x1f\x7f-\x9f\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\p{Zl}\p{Zp}\p{Cs}]/gu;

const strangeCharacters = (texts: readonly string[]): string[] => {
  const found = new Set(texts.flatMap((text) => text.match(strange) ?? []));
  return [...found].map(
    (character) => `U+${defined(character.codePointAt(0), 'no character').toString(16).padStart(4, '0')}`,
  );
};

/** In JSON, as most platforms read it, a strange character may be written with others. */
const textsOf = (name: string, output: string): string[] => {
  const value = parseJson(output);
  return value === undefined ? [name.endsWith('in colour') ? output.replace(colors, '') : output] : stringsOf(value);
};

/** Every string of a parsed JSON text, keys too. */
const stringsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return [...Object.keys(value), ...Object.values(value).flatMap(stringsOf)];
};

/** Lines that a runner of GitHub Actions would obey: `::name` after any blanks, or `##[name]` anywhere. */
const commandLines = (name: string, output: string): string[] => {
  if (name !== printedByCommand && name !== 'json') return [];
  // The runner is told to obey nothing from the first of these marks to the second.
  const read = output.replace(/^::stop-commands::(\w{32,})\n[^]*?^::\1::$/gm, '');
  const lines = read.split('\n').filter((line) => /^\s*::[\w-]+.*::|##\[[\w-]+/.test(line));
  return lines.slice(0, 2);
};
