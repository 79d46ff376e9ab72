/** Pages for students as one archive. Equal pages give equal archives, byte for byte. */
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** The same in every archive: when it was made is no one's business. */
const date = new Date(2026, 0, 1);

/** `pages`: path in the archive, and what is there. */
export const feedbackZip = (pages: ReadonlyMap<string, Buffer>): Promise<Buffer> => {
  const zip = new ZipFile();
  for (const [path, bytes] of pages) zip.addBuffer(bytes, path, { mtime: date, mode: 0o100644 });
  const packed = buffer(zip.outputStream);
  zip.end();
  return packed;
};
