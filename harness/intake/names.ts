/** Names of files and folders: as they are in an archive, as they are kept, and which are never listed. */
import { isUtf8 } from 'node:buffer';
import { type Entry, getFileNameLowLevel } from 'yauzl';
import { sanitizeText } from '../text/sanitize.ts';
import { limits } from './limits.ts';

/**
 * As it is kept: harmless to show, and no way to another folder. To be judged when it is clean: what is taken out of a name may make
 * another of it.
 */
export const cleanName = (name: string): string => {
  const clean = sanitizeText(name, limits.nameCharacters);
  return ['', '.', '..'].includes(clean) ? '_' : clean;
};

/** What tools and operating systems leave in a submission: never source, never listed. */
const folders = new Set([
  ...['__macosx', '$recycle.bin', 'node_modules', 'bower_components'],
  ...['build', 'out', 'bin', 'target', 'dist', 'coverage'],
]);

/** The last one, of macOS, ends in a carriage return; names are clean when they come here. */
const files = new Set(['thumbs.db', 'desktop.ini', 'icon\\x0d']);

/** Build output, version control, editors' settings, packages. */
export const isIgnoredFolder = (name: string): boolean => name.startsWith('.') || folders.has(name.toLowerCase());

/** `.DS_Store`, `._Stack.java` and their like. */
export const isIgnoredFile = (name: string): boolean => name.startsWith('.') || files.has(name.toLowerCase());

/**
 * Of an entry of a zip. Without the UTF-8 flag a name is in CP437 by the zip's specification (APPNOTE 4.4.4); macOS and PHP write
 * UTF-8 all the same, which other text is hardly ever valid as. `\` stays.
 */
export const zipName = ({ generalPurposeBitFlag: flags, fileNameRaw: raw, extraFields }: Entry): string => {
  const isTold = (flags & 0x800) !== 0 || extraFields.some(({ id }) => id === unicodePathId);
  return !isTold && isUtf8(raw) ? raw.toString() : getFileNameLowLevel(flags, raw, extraFields, true);
};

/** Info-ZIP's extra field with the name in UTF-8. */
const unicodePathId = 0x7075;
