/** Names of a bundle's entries: what computers add is left out, what could lead out of a folder is refused. */
import { errorMessage } from '../../text/error-message.ts';
import { sanitizeText } from '../../text/sanitize.ts';
import { classLimits } from './class-limits.ts';

export type JudgedName =
  | { readonly kind: 'path'; readonly path: string }
  | { readonly kind: 'junk' }
  /** `reason` is a sentence. */
  | { readonly kind: 'refused'; readonly reason: string };

/** Judges a raw name, `/` or `\` between its parts: a path that is safe to show and to write below a folder, or why not. */
export const judgeName = (raw: string): JudgedName => {
  const slashed = raw.replaceAll('\\', '/');
  if (/^(?:\/|[a-z]:)/i.test(slashed)) return { kind: 'refused', reason: 'Its name is an absolute path.' };
  const segments = slashed.split('/').filter((segment) => segment !== '' && segment !== '.');
  if (segments.includes('..')) return { kind: 'refused', reason: 'Its name leads out of the folder (..).' };
  if (segments.length === 0 || segments.some(isJunk)) return { kind: 'junk' };
  if (segments.some((segment) => segment.length > classLimits.nameCharacters))
    return { kind: 'refused', reason: `Its name has more than ${classLimits.nameCharacters} characters.` };
  if (slashed.length > classLimits.pathCharacters || segments.length > classLimits.folderDepth)
    return { kind: 'refused', reason: 'Its path is too long.' };
  return { kind: 'path', path: segments.map(cleanSegment).join('/') };
};

/** Of Finder, Explorer and archivers: never handed in on purpose. */
const isJunk = (segment: string): boolean =>
  segment.startsWith('._') || ['__macosx', '.ds_store', 'thumbs.db', 'desktop.ini'].includes(segment.toLowerCase());

/** macOS writes é as two characters (NFD), everyone else as one: names are compared in one form. */
const cleanSegment = (segment: string): string =>
  sanitizeText(segment.normalize('NFC'), classLimits.nameCharacters * 8).replaceAll('\\', '_');

/** Why something of a bundle cannot be read, to be shown in a message. */
export const reasonOf = (error: unknown): string => sanitizeText(errorMessage(error), 200);

/** A name or path from a bundle, to be shown in a message. */
export const shownName = (name: string): string => sanitizeText(name, 300);
