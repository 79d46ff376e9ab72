/** The language that a configuration asks for, found before anything is said. */
import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { parse } from 'yaml';
import { english, type Locale } from '../messages/messages.ts';
import { readLocale } from './words-file.ts';

/** English for a file that is missing or wrong: the command that reads its settings says what is wrong with it. */
export const localeIn = async (file: string): Promise<Locale> => {
  try {
    const words = isFile(file) ? wordsOf(parse(await readFile(file, 'utf8'), { logLevel: 'silent' })) : null;
    return words === null ? english : await readLocale(resolve(dirname(file), words));
  } catch {
    return english;
  }
};

/** What else there is could be read only once. */
const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

const wordsOf = (config: unknown): string | null =>
  typeof config === 'object' && config !== null && 'words' in config && typeof config.words === 'string'
    ? config.words
    : null;
