import { basename } from 'node:path';

/** The class that a source is named after. macOS puts letters and their accents apart in names of files, editors in texts do not. */
export const classOfFile = (path: string): string =>
  basename(path)
    .normalize('NFC')
    .replace(/\.java$/iu, '');

/** The class in whose file a nested class stands. */
export const outermostOf = (name: string): string => name.replace(/\$.*$/u, '');
