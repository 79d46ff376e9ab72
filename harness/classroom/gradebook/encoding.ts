/** The text of a gradebook, in the encoding in which it goes back. */
import { isUtf8 } from 'node:buffer';
import iconv from 'iconv-lite';
import { usageError } from '../../contracts/errors.ts';
import { utf16Of } from '../../intake/decode.ts';
import { sanitizeText } from '../../text/sanitize.ts';

export interface Encoded {
  /** With its byte order mark. */
  readonly text: string;
  encode(text: string): Buffer;
}

/**
 * Blackboard writes UTF-16 with a mark, some programs without one, spreadsheets Windows-1252.
 * @throws {GraderError} when it is no text, or the same bytes do not come back
 */
export const decodeGradebook = (bytes: Buffer, file: string): Encoded => {
  const encoding = utf16Of(bytes) ?? (isUtf8(bytes) ? 'utf-8' : 'windows-1252');
  const text = iconv.decode(bytes, encoding, { stripBOM: false });
  if (text.includes('\0')) throw unreadable('it contains zero bytes', file);
  const encode = (content: string): Buffer => iconv.encode(content, encoding, { addBOM: false });
  const back = encode(text);
  if (back.equals(bytes)) return { text, encode };
  const offset = [...bytes].findIndex((byte, index) => back[index] !== byte);
  throw unreadable(`byte ${String(offset)} cannot be read as ${encoding}`, file);
};

const unreadable = (why: string, file: string): Error =>
  usageError('gradebook-encoding', `The gradebook is not text of a known encoding: ${why}.`, {
    where: sanitizeText(file, 300),
    remedy:
      'Download it again, as CSV or text and not as a workbook (.xlsx), and do not save it in another program first.',
  });
