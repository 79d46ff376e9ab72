import { readFile, stat } from 'node:fs/promises';
import { usageError } from '../contracts/errors.ts';
import { fileReason } from '../text/file-reason.ts';

interface Wanted extends Readonly<Record<'code' | 'what' | 'remedy', string>> {
  /** In megabytes. */
  readonly most: number;
  /** The place that names the file; the file itself by default. */
  readonly where?: string | undefined;
}

/** `what` the file is, for messages: "The configuration". @throws {GraderError} of usage with this code */
export const readText = async (file: string, { code, what, most, remedy, where = file }: Wanted): Promise<string> => {
  try {
    const found = await stat(file);
    if (found.size > most * 1_000_000) throw new Error(`it is larger than ${most} MB`);
    // Read more than once: a second reader would get nothing, and wait for it for ever.
    if (!found.isFile() && !found.isDirectory()) throw new Error('it is a pipe or a device; write it to a file first');
    return await readFile(file, 'utf8');
  } catch (cause) {
    throw usageError(code, `${what} cannot be read: ${fileReason(cause)}.`, { where, remedy, cause });
  }
};
