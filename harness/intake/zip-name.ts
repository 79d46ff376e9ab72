/** Names of the entries of a zip. */
import { isUtf8 } from 'node:buffer';
import { type Entry, getFileNameLowLevel } from 'yauzl';

/**
 * Without the UTF-8 flag a name is in CP437 by the zip's specification (APPNOTE 4.4.4); macOS and PHP write UTF-8 all the
 * same, which other text is hardly ever valid as. `\` stays.
 */
export const zipName = ({ generalPurposeBitFlag: flags, fileNameRaw: raw, extraFields }: Entry): string => {
  const isTold = (flags & 0x800) !== 0 || extraFields.some(({ id }) => id === unicodePathId);
  return !isTold && isUtf8(raw) ? raw.toString() : getFileNameLowLevel(flags, raw, extraFields, true);
};

/** Info-ZIP's extra field with the name in UTF-8. */
const unicodePathId = 0x7075;
