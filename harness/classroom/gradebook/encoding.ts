/** The text of a gradebook, in the encoding in which it goes back. */
import { isUtf8 } from 'node:buffer';
import iconv from 'iconv-lite';
import { usageError } from '../../contracts/errors.ts';
import { sanitizeText } from '../../text/sanitize.ts';

export interface Encoded {
  /** With its byte order mark. */
  readonly text: string;
  encode(text: string): Buffer;
}

/** Blackboard writes UTF-16 with a mark, spreadsheets Windows-1252. @throws {GraderError} when the same bytes do not come back */
export const decodeGradebook = (bytes: Buffer, file: string): Encoded => {
  const encoding = encodingOf(bytes);
  const text = iconv.decode(bytes, encoding, { stripBOM: false });
  const encode = (content: string): Buffer => iconv.encode(content, encoding, { addBOM: false });
  const back = encode(text);
  if (back.equals(bytes)) return { text, encode };
  const offset = [...bytes].findIndex((byte, index) => back[index] !== byte);
  throw usageError(
    'gradebook-encoding',
    `The gradebook is not text of a known encoding: byte ${String(offset)} cannot be read as ${encoding}.`,
    {
      where: sanitizeText(file, 300),
      remedy: 'Download it again, and do not save it in another program first.',
    },
  );
};

const encodingOf = (bytes: Buffer): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
};
