/** Pages for students as one archive. Equal pages give equal archives, byte for byte. */
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** The same in every archive: when it was made is no one's business. */
const date = new Date(2026, 0, 1);

/**
 * Folders as in Moodle's download (`Jane Doe_657737_assignsubmission_file`), each with its page: what "Upload multiple
 * feedback files in a zip" takes (moodle, mod/assign/feedback/file/importziplib.php).
 */
export const moodleFeedbackZip = (
  pages: readonly { readonly place: string; readonly name: string; readonly bytes: Buffer }[],
): Promise<Buffer> => pack(pages.map(({ place, name, bytes }) => [`${place}/${name}`, bytes]));

/** `ada.html` for each student's key. */
export const feedbackZip = (pages: readonly { readonly key: string; readonly bytes: Buffer }[]): Promise<Buffer> =>
  pack(pages.map(({ key, bytes }) => [`${key}.html`, bytes]));

const pack = (files: readonly (readonly [path: string, bytes: Buffer])[]): Promise<Buffer> => {
  const zip = new ZipFile();
  for (const [path, bytes] of files) zip.addBuffer(bytes, path, { mtime: date, mode: 0o100644 });
  const packed = buffer(zip.outputStream);
  zip.end();
  return packed;
};
